/** The slips that show Survivors who has sealed. */
export const slips = {
  fingerprint: 'Sellado por',
  slipsTitle: 'Tiras para las hojas',
  slips: 'Recorte las tiras y ponga cada una con la hoja que le corresponde. No son secretas.',
  slip: (name: string) => `Para la hoja de ${name}`,
  slipText:
    'Los documentos de este testamento solo son auténticos si se sellaron con esta clave. Teclee sus cinco primeros grupos cuando una página pida «Sellado por».',
};
