import type * as english from '#words/en/pages/home.ts';
export const home: typeof english.home = {
  title: 'Guardamos testamentos selados até serem precisos',
  intro: [
    'Este serviço guarda, selados, os testamentos dos seus membros.',
    'Cada membro indica pessoas em quem confia. Essas pessoas podem abrir o testamento em conjunto, depois da morte do membro.',
    'O serviço tenta primeiro contactar o membro. Nenhuma dessas pessoas pode abrir o testamento sozinha, nem antes de o membro ter tido tempo para o impedir.',
  ],
  question: 'Tem uma mensagem nossa, uma folha de um envelope selado ou uma conta?',
  message: 'Tenho uma mensagem do serviço',
  messageHint: 'Um e-mail, um SMS ou uma mensagem de WhatsApp ou Telegram',
  paper: 'Tenho uma folha de um envelope selado',
  paperHint: 'Folhas impressas com códigos, que alguém lhe deu para guardar',
  account: 'Tenho uma conta aqui',
  accountHint: 'Tem o seu próprio testamento guardado neste serviço',
  own: 'Pretende guardar o seu próprio testamento neste serviço?',
  ownLink: 'Abrir uma conta',
  nothing: 'Morreu alguém, e não tem nenhuma destas coisas?',
  nothingLink: 'Perguntar com o endereço de e-mail dessa pessoa',
};
