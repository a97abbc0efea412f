import type * as english from '#words/en/html.ts';
export const html: typeof english.html = {
  needsScript: 'Esta página necesita JavaScript. Actívelo en los ajustes de su navegador, o abra esta página en otro navegador.',
  unloaded: 'No se pudo cargar esta página. Compruebe su conexión a internet y vuelva a cargarla.',
};
