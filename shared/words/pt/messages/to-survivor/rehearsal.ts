import type * as english from '#words/en/messages/to-survivor/rehearsal.ts';

const who = (name: string) =>
  name === ''
    ? 'guardamos o testamento de uma pessoa que conta consigo como pessoa de confiança.'
    : `guardamos o testamento de ${name}, que conta consigo como pessoa de confiança.`;

const request = {
  whoWeAre: (name: string) => `Isto é um ensaio de um serviço de custódia de testamentos: ${who(name)}`,
  harmless: 'Nada se abre e nada se gasta. Demora cinco minutos.',
  how: (date: string) =>
    `Confirme a sua identidade uma vez, como numa transmissão real: com um código que lhe enviamos, ou com um código de reserva da folha no seu envelope selado. Pode fazê-lo até ${date}.`,
  envelope:
    'Se tirar a folha do envelope, coloque-a depois num envelope novo. Os códigos de reserva continuam válidos. Pedimos apenas um deles, e só na nossa própria página.',
  ifReal: (host: string) =>
    `Se sabe que ${host} morreu, não é disto que precisa. Inicie antes a transmissão do testamento: um ensaio nunca a atrasa.`,
  step: 'Participar no ensaio',
};

export const rehearsal: typeof english.rehearsal = {
  rehearsal: {
    ...request,
    subject: (host: string) => `Isto é um ensaio: confirme que o testamento de ${host} pode chegar até si`,
    started: (host: string, date: string) =>
      `Foi iniciado a partir da conta de ${host} a ${date}. Um ensaio não significa que tenha acontecido alguma coisa. Não podemos saber como está ${host}: em caso de dúvida, pergunte.`,
    short: 'Isto é um ensaio de um testamento em que é pessoa de confiança. Nenhuma transmissão foi iniciada.',
  },

  'rehearsal-reminder': {
    ...request,
    subject: (host: string) => `Isto é um ensaio: lembrete sobre o testamento de ${host}`,
    started: (host: string, date: string) =>
      `Foi iniciado a partir da conta de ${host} a ${date}, e a sua identidade ainda não foi confirmada. Não podemos saber como está ${host}.`,
    mayBeMissing: 'Se alguma coisa não funcionar, é para isso que serve um ensaio. Diga-o à pessoa que confia em si.',
    short: 'Isto é um ensaio de um testamento em que é pessoa de confiança, e ainda espera por si.',
  },

  'no-rehearsal': {
    subject: {
      started: (host: string) => `Isto não é um ensaio: a transmissão do testamento de ${host} foi iniciada`,
      silent: (host: string) => `Isto não é um ensaio: ${host} não nos respondeu`,
      deletion: (host: string) => `Isto não é um ensaio: o testamento de ${host} vai ser eliminado`,
    },
    whoWeAre: (name: string) => `Isto não é um ensaio, mas uma mensagem de um serviço de custódia de testamentos: ${who(name)}`,
    opening: 'O ensaio sobre o qual lhe escrevemos terminou.',
    what: {
      started: 'Foi iniciada uma transmissão real deste testamento. Recebe uma mensagem à parte com o seu link. O link do ensaio já não funciona.',
      silent: (host: string) => `É mesmo verdade que ${host} não nos respondeu. Recebe uma mensagem à parte sobre o que pode fazer.`,
      deletion: 'Alguém nos pediu realmente que eliminássemos o testamento. Recebe uma mensagem à parte sobre o que pode fazer.',
    },
    short: 'Isto não é um ensaio: está a acontecer algo real com um testamento em que é pessoa de confiança.',
  },
};
