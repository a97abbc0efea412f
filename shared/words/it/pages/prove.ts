import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/prove.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('it', { one: '# altro tentativo', many: '# altri tentativi', other: '# altri tentativi' });
const secondsLeft = plural('it', { one: '# secondo', many: '# secondi', other: '# secondi' });

const CHANNELS: Record<Channel, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

export const prove: typeof english.prove = {
  title: 'Confermi la sua identità',
  choose: 'Scelga ciò che ha a portata di mano. Basta uno dei due.',
  open: 'I documenti sono aperti. Confermi la sua identità per leggerli.',
  sessionEnded:
    'La sua sessione è finita, perciò confermi di nuovo la sua identità. Un codice di riserva che ha usato per questa consegna funziona ancora.',
  before: 'Se ha già confermato la sua identità in questa consegna, non deve farlo di nuovo prima che i documenti si aprano.',

  joined: 'La consegna è in corso',
  linkSent: 'Le inviamo un messaggio con il suo link personale. Apra quel link per confermare la sua identità. Può farlo ora.',
  noLink: 'Il nostro SMS non ha un link personale, e un messaggio può non raggiungerla. Può confermare qui la sua identità con il suo foglio.',

  byCode: 'Con un codice che le inviamo',
  byCodeText: 'Inviamo un codice di 6 cifre al telefono o all’indirizzo e-mail registrato per Lei.',
  channelQuestion: 'Su quale canale?',
  anyChannel: 'Quello scelto per Lei',
  channel: (channel: Channel) => CHANNELS[channel],
  send: 'Inviarmi un codice',
  sent: (channel: Channel, destination: string) => `Abbiamo inviato un codice per ${CHANNELS[channel]} a ${destination}.`,
  code: 'Il suo codice di 6 cifre',
  codeHint: 'Vale 10 minuti. Se ha più codici, usi il più recente. Non lo dia a nessuno.',
  codeMissing: 'Inserisca le 6 cifre del codice.',
  confirm: 'Confermare la mia identità',
  resend: 'Inviare un nuovo codice',
  resendAfter: (seconds: number) => `Può chiedere un nuovo codice tra ${secondsLeft(seconds)}.`,
  otherChannel: 'Usare un altro canale',
  wrongCode: (left: number) => `Questo codice è sbagliato. Per il codice che abbiamo inviato ha ${attempts(left)}.`,
  usedUp: 'Questo codice non funziona più. Chieda un nuovo codice, o usi un codice di riserva del suo foglio.',
  noSuchChannel: (channel: Channel) =>
    `Per ${CHANNELS[channel]} non è registrato nessun suo indirizzo, perciò non è stato inviato nulla. Scelga un altro canale.`,
  undelivered:
    'Non abbiamo potuto recapitarle un codice. Forse il suo indirizzo è cambiato, o un fornitore ora non è disponibile. Usi un codice di riserva del suo foglio, o riprovi più tardi.',

  byPaper: 'Con un codice del suo foglio',
  byPaperText:
    'Il foglio nella sua busta sigillata ha codici di riserva come ABCD-1234. Ognuno funziona una volta, perciò poi lo cancelli con una riga.',
  backupCode: 'Un codice di riserva del suo foglio',
  backupCodeHint: 'Otto lettere e cifre. Maiuscole o minuscole, con o senza trattino.',
  backupCodeMissing: 'Inserisca le otto lettere e cifre di un codice di riserva.',
  survivorId: 'Numero di persona di fiducia del suo foglio',
  willId: 'Numero del testamento del suo foglio',
  idHint: 'Lettere e cifre, come sul suo foglio. I trattini sono facoltativi.',
  idMissing: 'Questo numero è incompleto o ha un errore. Confronti ogni gruppo con il foglio.',
  wrongBackupCode: (left: number) =>
    `Questo codice di riserva è sbagliato o già usato. Lo confronti con il suo foglio, o ne prenda un altro. In quest’ora ha ${attempts(left)}.`,
  tooManyBackupCodes:
    'Sono stati provati troppi codici di riserva. I suoi codici restano validi. Riprovi tra un’ora, o usi un codice che le inviamo.',
  notThisWill: 'Non abbiamo trovato nessun testamento con questo numero che la riguardi. Confronti entrambi i numeri con il suo foglio.',

  failures: {
    survivor_not_found: 'Questo link non corrisponde a questa consegna. Apra il nostro messaggio più recente, o usi il suo foglio.',
  },
};
