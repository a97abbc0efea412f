/** The slips that show Survivors who has sealed. */
export const slips = {
  fingerprint: 'Scellé par',
  slipsTitle: 'Coupons pour les feuilles',
  slips: 'Découpez les coupons, et joignez chacun à la feuille de la personne indiquée. Ils ne sont pas secrets.',
  slip: (name: string) => `Pour la feuille de ${name}`,
  slipText:
    'Les documents de ce testament ne sont authentiques que s’ils ont été scellés avec cette clé. Tapez les cinq premiers groupes quand une page demande « Scellé par ».',
};
