import type * as english from '#words/en/pages/console.ts';
export const console: typeof english.console = {
  menu: 'Menú',
  pages: {
    '/dashboard': 'Resumen',
    '/survivors': 'Personas de confianza',
    '/rehearse': 'Ensayo',
    '/connectors': 'Cómo localizarle',
    '/settings': 'Ajustes',
    '/documents': 'Documentos',
    '/history': 'Historial',
    '/storages': 'Almacenamientos',
    '/security': 'Seguridad',
  },

  actions: { cancel: 'Cancelar', change: 'Cambiar', remove: 'Retirar', continue: 'Continuar', toOverview: 'Ir al resumen' },
  steps: {
    people: 'Sus personas de confianza',
    papers: 'Sus hojas',
    place: 'El almacenamiento',
    documents: 'Sus documentos',
    checks: 'Nuestras preguntas',
    seal: 'Revisar y sellar',
  },
  removeTitle: (name: string) => `¿Retirar ${name}?`,
  signOut: 'Cerrar sesión',
  leave: 'Hay algo en esta página que no está guardado. ¿Quiere salir sin guardarlo?',
  sessionEnded: 'Su sesión ha terminado. Inicie sesión de nuevo. Nada de lo que escribió se ha perdido.',
};
