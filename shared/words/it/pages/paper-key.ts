import type * as english from '#words/en/pages/paper-key.ts';

export const paperKey: typeof english.paperKey = {
  label: 'La sua chiave di recupero',
  hint: 'È a pagina 2 del suo foglio e comincia con AGE-SECRET-KEY-1. Maiuscole, minuscole e spazi non fanno differenza. La chiave resta in questo browser. Noi non la riceviamo.',
  missing: 'Digiti tutta la chiave. Comincia con AGE-SECRET-KEY-1 e ha 74 caratteri.',
  length: (typed: string) => `La chiave ha 74 caratteri, e Lei ne ha digitati ${typed}. La confronti con il foglio.`,
  mistyped: 'Nella chiave c’è un errore di battitura. La confronti con il foglio, lettera per lettera.',
  mistypedAt: (letters: string) => `In queste lettere c’è un errore di battitura: ${letters}. Le confronti con il foglio.`,
  photo: 'Fotografare il codice QR accanto alla chiave',
  photoHint:
    'Con una foto non deve digitare la chiave. Su un computer, usi la sua fotocamera o digiti la chiave. La foto resta su questo dispositivo. Non la invii a nessuno, neppure a sé. Poi la elimini, perché mostra la chiave. Se questo dispositivo copia le foto in un cloud, la elimini anche lì.',
  photoRead: 'La chiave è stata letta dalla foto.',
  noCode: 'In questa foto non c’è una chiave di recupero, o la foto non è nitida. Usi il codice QR a pagina 2 e riprovi, o digiti la chiave.',
};
