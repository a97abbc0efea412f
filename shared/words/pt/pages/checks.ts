import type * as english from '#words/en/pages/checks.ts';
import { plural } from '#words/plural.ts';

const days = plural('pt', { one: '# dia', many: '# dias', other: '# dias' });
const checks_ = plural('pt', { one: '# pergunta', many: '# perguntas', other: '# perguntas' });

const every = plural('pt', { one: 'Todos os dias.', many: 'A cada # dias.', other: 'A cada # dias.' });
const toAnswer = plural('pt', { one: 'Tem # dia para responder.', many: 'Tem # dias para responder.', other: 'Tem # dias para responder.' });
const afterMisses = plural('pt', {
  one: 'Depois de uma pergunta sem resposta, informamos as suas pessoas de confiança.',
  many: 'Depois de # perguntas seguidas sem resposta, informamos as suas pessoas de confiança.',
  other: 'Depois de # perguntas seguidas sem resposta, informamos as suas pessoas de confiança.',
});

export const checks: typeof english.checks = {
  interval: 'Com que frequência devemos perguntar-lhe se está bem?',
  intervalHint: 'Contamos a partir da última vez que nos respondeu.',
  everyDays: (count: number) => `A cada ${days(count)}`,
  answer: 'De quanto tempo precisa para responder?',
  answerHint: 'Enviamos-lhe dois lembretes antes de o prazo terminar.',
  answerWithin: (count: number) => days(count),
  misses: 'Ao fim de quantas perguntas sem resposta devemos informar as suas pessoas de confiança?',
  missesHint: 'Basta uma resposta para recomeçarmos a contar do início.',
  afterChecks: (count: number) => `Ao fim de ${checks_(count)}`,
  recommended: 'recomendado',
  other: 'Escolher outros prazos',
  value: (days: number, answerDays: number, misses: number) => `${every(days)} ${toAnswer(answerDays)} ${afterMisses(misses)}`,
  limits:
    'Para a maioria das pessoas, é adequado um prazo de 14 a 180 dias entre a última resposta e o momento em que informamos as pessoas de confiança.',
  short: (count: number) =>
    `São apenas ${days(count)}. Uma viagem sem Internet ou uma semana no hospital poderia bastar para iniciar o processo. É mais seguro escolher 14 dias ou mais.`,
  long: (count: number) => `São ${days(count)}. As suas pessoas de confiança esperariam mais de meio ano pelos seus documentos.`,
  silence: 'Se deixasse hoje de responder',
  inWords: (checks: number, informed: string, opens: string) =>
    `Receberia de nós ${checks_(checks)}. Sem qualquer resposta sua, informaríamos as suas pessoas de confiança a ${informed}. Não poderiam ler os seus documentos antes de ${opens}.`,
  dates: {
    check: (number: number, of: number) => `Pergunta ${number} de ${of}`,
    last: 'A última pergunta. É enviada por todos os seus canais e indica a data seguinte',
    answerBy: (moment: string) => `Pode responder até ${moment}.`,
    reminders: (moments: string) => `Enviamos-lhe lembretes a ${moments}.`,
    informed: 'Informamos as suas pessoas de confiança. Ainda pode parar tudo com um clique',
    opens:
      'As suas pessoas de confiança podem ler os seus documentos, se uma delas começar de imediato e um número suficiente confirmar a identidade',
  },
  allDates: 'Mostrar todas as datas',
  calendar: 'Guardar estas datas para o meu calendário',
  calendarCheck: (service: string) => `${service} pergunta se estou bem`,
  calendarCheckText: (moment: string) =>
    `Se respondeu depois de este ficheiro ter sido criado, esta data é mais tarde. Se não, responda até ${moment}.`,
  calendarInformed: (service: string) => `${service} informa as minhas pessoas de confiança`,
  calendarInformedText: 'Só se nenhuma pergunta tiver tido resposta até essa data.',
  save: 'Guardar a forma como me perguntam',
  saved: 'Está guardado e vale a partir de agora.',
  savedSign: 'Com isto, também sabemos que está bem.',
  unchanged: 'Não alterou nada.',
  undo: 'Se o seu testamento estiver selado, enviamos-lhe uma mensagem sobre cada alteração feita aqui. Essa mensagem tem um link que anula a alteração durante 7 dias.',
};
