/** The slips that show Survivors who has sealed. */
export const slips = {
  fingerprint: 'Selado por',
  slipsTitle: 'Tiras para as folhas',
  slips: 'Recorte as tiras e junte cada uma à folha da respetiva pessoa. Não são secretas.',
  slip: (name: string) => `Para a folha de ${name}`,
  slipText:
    'Os documentos deste testamento só são autênticos se tiverem sido selados com esta chave. Escreva os cinco primeiros grupos quando uma página pedir «Selado por».',
};
