import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/rehearse.ts';
import { plural } from '#words/plural.ts';

const rehearsals = plural('pt', { one: 'um ensaio', many: '# ensaios', other: '# ensaios' });

export const rehearse: typeof english.rehearse = {
  title: 'Ensaiar com as suas pessoas de confiança',
  lead: 'Fez planos para um dia que não vai ver. Um ensaio mostra hoje se funcionam: todas as pessoas que indicou confirmam uma vez a identidade, como fariam nesse dia.',
  happens: 'O que acontece',
  steps: [
    'Cada pessoa de confiança recebe uma mensagem que começa por «Isto é um ensaio». Pode ajudar falar com ela antes.',
    'As pessoas confirmam a identidade com um código que lhes enviamos, ou com a folha que têm. Nada se abre, e nenhum código de reserva fica gasto.',
    'Vê aqui quem conseguiu. O mais tardar ao fim de 14 dias, recebe um relatório por e-mail.',
    'Se acontecer algo real durante este tempo, o ensaio termina, e todas as pessoas são informadas de que não é um ensaio.',
  ],
  start: 'Iniciar o ensaio',
  againTitle: 'Ensaiar novamente',
  again: 'Iniciar outro ensaio',
  left: (count: number) => `Este ano só pode iniciar mais ${rehearsals(count)}, porque cada ensaio pede um favor a várias pessoas.`,
  noneLeft: (moment: string) => `Já iniciou quatro ensaios no espaço de um ano. Pode iniciar o próximo no dia ${moment}.`,
  notSealed: 'O seu testamento ainda não está selado. Sele-o primeiro: um ensaio mostra se é possível abri-lo.',
  notNow:
    'Agora não pode iniciar um ensaio, porque está a acontecer algo real. As suas pessoas de confiança têm de poder confiar que um ensaio é mesmo um ensaio.',

  running: (confirmed: number, asked: number) => `O ensaio está em curso: ${confirmed} de ${asked} identidades confirmadas`,
  runsUntil: (moment: string) =>
    `Termina quando todas as pessoas tiverem conseguido, ou no dia ${moment}. Ao fim de uma semana, enviamos um lembrete a quem ainda não conseguiu.`,
  stop: 'Parar o ensaio',

  worked: 'Funciona: todas as pessoas conseguiram',
  bestNews: 'Esta é a melhor notícia que lhe podemos dar.',
  bestNewsText:
    'Foi possível contactar todas as pessoas que indicou, e todas confirmaram a identidade. Numa transmissão real, o seu testamento abrir-se-ia para elas.',
  ended: (confirmed: number, asked: number) => `O ensaio terminou: ${confirmed} de ${asked} identidades confirmadas`,
  why: {
    time: 'Os 14 dias terminaram.',
    stopped: 'Foi parado por si.',
    rejected: 'Informou-nos de que o ensaio não tinha partido de si.',
    started: 'Uma pessoa de confiança iniciou uma transmissão real.',
    silent: 'Não tinha respondido às nossas perguntas, e as suas pessoas de confiança foram informadas.',
    deletion: 'Foi pedida uma eliminação.',
  },
  enough: (needed: number) => `É suficiente: o seu testamento abre-se quando ${needed} dessas pessoas confirmarem a identidade.`,
  notEnough: (needed: number) => `Ainda não é suficiente: o seu testamento só se abre quando ${needed} dessas pessoas confirmarem a identidade.`,
  startedAt: (moment: string) => `Iniciado no dia ${moment}.`,
  channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' } satisfies Record<Channel, string>,
  byCode: (channel: string, moment: string) => `Conseguiu no dia ${moment}, com um código por ${channel}`,
  byPaper: (moment: string) => `Conseguiu no dia ${moment}, com a folha`,
  waiting: 'Ainda não conseguiu',
  missing: 'Não conseguiu',
  removed: 'Esta pessoa já não está na sua lista',
  repair:
    'Fale com quem falta. Talvez um número tenha mudado, uma mensagem tenha ido parar ao correio indesejado, ou não se encontre o envelope. Corrija o que for preciso e ensaie novamente.',
  toSurvivors: 'Corrigir um endereço, ou imprimir uma folha nova',
};
