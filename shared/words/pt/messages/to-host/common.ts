import type * as english from '#words/en/messages/to-host/common.ts';
export const common: typeof english.common = {
  greeting: (name: string) => (name === '' ? 'Olá,' : `Olá, ${name},`),
  whoWeAre: 'Somos o seu serviço de custódia de testamentos.',

  privateLink: 'Não reencaminhe esta mensagem: o link funciona para qualquer pessoa que o tenha.',

  signIn: 'Iniciar sessão',
  stopTransfer: 'Estou bem: parar a transmissão',
  iAmWell: 'Sim, estou bem',
  signInAndStop: 'Se estiver bem, inicie sessão e pare a transmissão.',
  itWasNotMe: 'Não fui eu',
  undoChange: 'Não fui eu: anular a alteração',

  notice: {
    areYouWell: 'Está bem?',
    news: 'Notícias sobre o seu testamento',
    important: 'Notícias importantes sobre o seu testamento',
    read: 'Prima aqui para ler.',
  },

  unnamed: {
    survivor: 'uma das suas pessoas de confiança',

    Survivor: 'Uma das suas pessoas de confiança',
    person: 'esta pessoa',
    willStorage: 'do testamento',
    connection: 'sem nome',
  },
};
