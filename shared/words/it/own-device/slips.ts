/** The slips that show Survivors who has sealed. */
export const slips = {
  fingerprint: 'Sigillato da',
  slipsTitle: 'Tagliandi per i fogli',
  slips: 'Ritagli i tagliandi, e unisca ognuno al foglio della persona indicata. Non sono segreti.',
  slip: (name: string) => `Per il foglio di ${name}`,
  slipText:
    'I documenti di questo testamento sono autentici solo se sono stati sigillati con questa chiave. Digiti i primi cinque gruppi quando una pagina chiede «Sigillato da».',
};
