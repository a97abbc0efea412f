import type * as english from '#words/en/pages/deletion.ts';
export const deletion: typeof english.deletion = {
  titles: { will: 'O seu testamento vai ser eliminado', account: 'A sua conta vai ser eliminada' },
  until: (date: string) => `Isto acontece a ${date}. Até lá, pode anular o pedido. Se não fizer nada, a eliminação será feita.`,
  keep: { will: 'Manter o meu testamento', account: 'Manter a minha conta' },
  kept: 'Nada será eliminado',
  keptText: 'Fica tudo como está. Se informámos as suas pessoas de confiança, dizemos-lhes agora que o seu testamento se mantém.',
  failures: { no_deletion: 'Nada está à espera de ser eliminado. A página mostra agora o estado atual.' } as Record<string, string>,
};
