import type * as english from '#words/en/pages/console.ts';
export const console: typeof english.console = {
  menu: 'Menu',
  pages: {
    '/dashboard': 'Resumo',
    '/survivors': 'Pessoas de confiança',
    '/rehearse': 'Ensaio',
    '/connectors': 'Como entramos em contacto consigo',
    '/settings': 'Definições',
    '/documents': 'Documentos',
    '/history': 'Histórico',
    '/storages': 'Armazenamentos',
    '/security': 'Segurança',
  },

  actions: { cancel: 'Cancelar', change: 'Alterar', remove: 'Remover', continue: 'Continuar', toOverview: 'Ir para o resumo' },
  steps: {
    people: 'As suas pessoas de confiança',
    papers: 'As folhas',
    place: 'O armazenamento',
    documents: 'Os seus documentos',
    checks: 'As nossas perguntas',
    seal: 'Rever e selar',
  },
  removeTitle: (name: string) => `Remover ${name}?`,
  signOut: 'Terminar sessão',
  leave: 'Há algo nesta página que não está guardado. Quer sair sem guardar?',
  sessionEnded: 'A sua sessão terminou. Inicie sessão novamente. Nada do que escreveu se perdeu.',
};
