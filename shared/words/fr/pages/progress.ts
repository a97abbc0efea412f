import type * as english from '#words/en/pages/progress.ts';
export const progress: typeof english.progress = {
  notBeforeText: (moment: string) => `Nous n’ouvrons rien avant le ${moment}.`,
  unknown:
    'Ce peut être plus tard : cela dépend du moment où notre avis parvient à la personne dont c’est le testament. Elle a ensuite 48 heures pour arrêter la transmission.',
  progress: 'Confirmé jusqu’ici',
  confirmed: (count: number, threshold: number, total: number) =>
    `${count} des ${threshold} confirmations nécessaires. ${total} personnes de confiance ont été nommées.`,
  enough: (count: number, total: number) => `Assez de personnes de confiance ont confirmé leur identité : ${count} sur ${total}.`,
  names: (names: string) => `Confirmation faite : ${names}.`,
  noneYet: 'Personne n’a encore confirmé son identité.',
};
