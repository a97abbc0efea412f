import type * as english from '#words/en/messages/to-survivor/invitation.ts';
export const invitation: typeof english.invitation = {
  invitation: {
    whoWeAre: () => 'Somos um serviço de custódia de testamentos.',
    subject: 'Alguém conta consigo como pessoa de confiança num testamento',
    subjectYearly: 'Continua a ser pessoa de confiança num testamento?',
    opening: (host: string) => `Escrevemos-lhe porque ${host} conta consigo como pessoa de confiança e nos pediu que lhe enviássemos um convite.`,
    openingYearly: (host: string) => `Uma vez por ano, perguntamos às pessoas de confiança de ${host} se as nossas mensagens ainda lhes chegam.`,
    ifDies: (host: string) => `Se ${host} morrer, as pessoas de confiança podem abrir o testamento em conjunto. Até lá, não lhe pedimos nada.`,
    answer: (until: string) => `Abra o link e responda. A página explica primeiro o que faz uma pessoa de confiança. Funciona até ${until}.`,
    step: 'Ler e responder',
    otherwise: (host: string) => `Se não responder, nada muda. ${host} vê então que não temos resposta sua.`,
    neverAsked:
      'Nunca lhe pedimos uma palavra-passe, dinheiro ou um documento. Se não tiver a certeza, fale com a pessoa que confia em si antes de responder.',
    withLink:
      'Alguém conta consigo como pessoa de confiança para um testamento. Diga aqui se aceita. Se não tiver a certeza, pergunte a essa pessoa:',
    short: 'Enviámos-lhe um e-mail porque alguém conta consigo como pessoa de confiança num testamento.',
  },
};
