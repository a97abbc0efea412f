import type * as english from '#words/en/pages/nothing-arrived.ts';

export const nothingArrived: typeof english.nothingArrived = {
  title: 'Não chegou nada?',
  steps: [
    'Uma mensagem pode demorar alguns minutos. Se for um e-mail, veja também na pasta de correio indesejado (spam).',
    'Peça um código novo, ou use outro canal.',
    'Use um código de reserva da sua folha. Para isso, não é precisa nenhuma mensagem.',
  ],
  othersAreEnough: (threshold: number, total: number) =>
    `Não tem uma folha? Então fale com as outras pessoas de confiança. O testamento abre-se quando ${threshold} das ${total} tiverem confirmado a identidade.`,
};
