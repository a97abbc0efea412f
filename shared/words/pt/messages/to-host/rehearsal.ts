import type * as english from '#words/en/messages/to-host/rehearsal.ts';
import { plural } from '#words/plural.ts';

const cameThrough = plural('pt', {
  one: 'uma pessoa de confiança conseguiu',
  many: '# pessoas de confiança conseguiram',
  other: '# pessoas de confiança conseguiram',
});

export const rehearsal: typeof english.rehearsal = {
  'rehearsal-ended': {
    subject: {
      complete: 'O seu ensaio correu bem: todas as pessoas conseguiram',
      time: (came: number, asked: number) => `O seu ensaio terminou com ${came} de ${asked} identidades confirmadas`,
      stopped: 'O seu ensaio foi parado',
      rejected: 'O ensaio foi parado',
      started: 'O ensaio terminou: foi iniciada uma transmissão real do seu testamento',
      silent: 'O ensaio terminou: não respondeu às nossas perguntas',
      deletion: 'O ensaio terminou: foi pedida uma eliminação',
    },
    opening: {
      complete:
        'Todas as pessoas que indicou confirmaram a identidade. Numa transmissão real, o seu testamento abrir-se-ia para elas. Esta é a melhor notícia que lhe podemos dar.',
      time: (came: number) => `O seu ensaio terminou ao fim de 14 dias, e ${cameThrough(came)}.`,
      stopped: 'Alguém com sessão iniciada na sua conta parou o ensaio.',
      rejected: 'Informou-nos de que o ensaio não era seu. Por isso, parámo-lo.',
      started:
        'Uma das suas pessoas de confiança iniciou uma transmissão real do seu testamento. Por isso, o ensaio terminou. Todas as pessoas foram avisadas de que isto não é um ensaio. Recebe uma mensagem à parte, com o link que faz parar a transmissão.',
      silent:
        'Não respondeu às nossas perguntas. Por isso, o ensaio terminou. As suas pessoas de confiança foram avisadas de que isto não é um ensaio. Recebe uma mensagem à parte sobre o que pode fazer.',
      deletion:
        'Alguém com sessão iniciada na sua conta pediu uma eliminação. Por isso, o ensaio terminou. As suas pessoas de confiança foram avisadas de que isto não é um ensaio.',
    },

    enough: 'É suficiente: o seu testamento abrir-se-ia.',
    notEnough: (needed: number) => `Não é suficiente: o seu testamento só se abre com a identidade confirmada de ${needed} destas pessoas.`,
    came: (names: string) => `Quem conseguiu: ${names}.`,
    missing: (names: string) => `Quem não conseguiu: ${names}.`,
    repair:
      'Fale com as pessoas que faltam. Talvez um número tenha mudado, ou o envelope não se encontre. Corrija o que for preciso e faça outro ensaio.',
    step: 'Ver o relatório',
    short: {
      complete: 'O seu ensaio correu bem: todas as pessoas conseguiram. O seu relatório:',
      time: (came: number, asked: number) => `O seu ensaio terminou com ${came} de ${asked} identidades confirmadas. O seu relatório:`,
      stopped: 'O ensaio do seu testamento foi parado. O relatório:',
      rejected: 'O ensaio do seu testamento foi parado. O relatório:',
      started: 'O ensaio terminou: foi iniciada uma transmissão real do seu testamento. O relatório:',
      silent: 'O ensaio terminou: não respondeu às nossas perguntas. O relatório:',
      deletion: 'O ensaio terminou: foi pedida uma eliminação. O relatório:',
    },
  },
};
