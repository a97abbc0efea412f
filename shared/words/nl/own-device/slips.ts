/** The slips that show Survivors who has sealed. */
export const slips = {
  fingerprint: 'Verzegeld door',
  slipsTitle: 'Strookjes voor de bladen',
  slips: 'Knip de strookjes los, en leg elk strookje bij het blad met dezelfde naam. Ze zijn niet geheim.',
  slip: (name: string) => `Voor het blad van ${name}`,
  slipText:
    'De documenten van dit testament zijn alleen echt als ze door deze sleutel zijn verzegeld. Typ de eerste vijf groepen over als een pagina vraagt om „Verzegeld door”.',
};
