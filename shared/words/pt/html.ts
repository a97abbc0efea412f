import type * as english from '#words/en/html.ts';
export const html: typeof english.html = {
  needsScript: 'Esta página precisa de JavaScript. Ative-o nas definições do seu navegador ou abra esta página noutro navegador.',
  unloaded: 'Não foi possível carregar esta página. Verifique a sua ligação à Internet e carregue a página novamente.',
};
