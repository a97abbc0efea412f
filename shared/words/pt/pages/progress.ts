import type * as english from '#words/en/pages/progress.ts';
export const progress: typeof english.progress = {
  notBeforeText: (moment: string) => `Não abrimos nada antes do dia ${moment}.`,
  unknown:
    'Pode ser mais tarde: depende de quando o nosso aviso chegar à pessoa de quem é o testamento. A partir daí, ela tem 48 horas para parar a transmissão.',
  progress: 'Confirmações até agora',
  confirmed: (count: number, threshold: number, total: number) =>
    `${count} das ${threshold} confirmações necessárias. Foram indicadas ${total} pessoas de confiança.`,
  enough: (count: number, total: number) => `Já há pessoas de confiança suficientes com a identidade confirmada: ${count} de ${total}.`,
  names: (names: string) => `Confirmaram: ${names}.`,
  noneYet: 'Ainda ninguém confirmou a identidade.',
};
