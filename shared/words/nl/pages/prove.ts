import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/prove.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('nl', { one: '# poging', other: '# pogingen' });
const secondsLeft = plural('nl', { one: '# seconde', other: '# seconden' });

const CHANNELS: Record<Channel, string> = { email: 'e-mail', sms: 'sms', whatsapp: 'WhatsApp', telegram: 'Telegram' };

export const prove: typeof english.prove = {
  title: 'Bevestig wie u bent',
  choose: 'Kies wat u bij de hand hebt. Eén van de twee is genoeg.',
  open: 'De documenten zijn open. Bevestig wie u bent om ze te lezen.',
  sessionEnded: 'Uw sessie is voorbij, dus bevestig opnieuw wie u bent. Een reservecode die u voor deze overdracht hebt gebruikt, werkt nog.',
  before: 'Hebt u in deze overdracht al bevestigd wie u bent, dan hoeft u het niet nog eens te doen voordat de documenten opengaan.',

  joined: 'De overdracht loopt',
  linkSent: 'Wij sturen u een bericht met uw persoonlijke link. Open die link om te bevestigen wie u bent. Dat kunt u nu doen.',
  noLink: 'Ons sms-bericht heeft geen persoonlijke link, en een bericht bereikt u misschien niet. U kunt hier met uw blad bevestigen wie u bent.',

  byCode: 'Met een code die wij u sturen',
  byCodeText: 'Wij sturen een code van 6 cijfers naar de telefoon of het e-mailadres dat voor u is opgeslagen.',
  channelQuestion: 'Via welk kanaal?',
  anyChannel: 'Het kanaal dat voor u is gekozen',
  channel: (channel: Channel) => CHANNELS[channel],
  send: 'Stuur mij een code',
  sent: (channel: Channel, destination: string) => `Wij stuurden een code per ${CHANNELS[channel]} naar ${destination}.`,
  code: 'Uw code van 6 cijfers',
  codeHint: 'Hij werkt 10 minuten. Hebt u meerdere codes, gebruik dan de nieuwste. Deel hem met niemand.',
  codeMissing: 'Voer de 6 cijfers van de code in.',
  confirm: 'Bevestigen wie ik ben',
  resend: 'Een nieuwe code sturen',
  resendAfter: (seconds: number) => `U kunt een nieuwe code vragen over ${secondsLeft(seconds)}.`,
  otherChannel: 'Een ander kanaal gebruiken',
  wrongCode: (left: number) => `Deze code is verkeerd. U hebt nog ${attempts(left)}.`,
  usedUp: 'Deze code werkt niet meer. Vraag een nieuwe code, of gebruik een reservecode van uw blad.',
  noSuchChannel: (channel: Channel) =>
    `Voor ${CHANNELS[channel]} is geen adres van u opgeslagen, daarom is er niets gestuurd. Kies een ander kanaal.`,
  undelivered:
    'Wij konden geen code bij u bezorgen. Misschien is uw adres veranderd, of is een aanbieder nu niet bereikbaar. Gebruik een reservecode van uw blad, of probeer het later opnieuw.',

  byPaper: 'Met een code van uw blad',
  byPaperText: 'Op het blad in uw verzegelde envelop staan reservecodes zoals ABCD-1234. Elke code werkt één keer, dus streep hem daarna door.',
  backupCode: 'Eén reservecode van uw blad',
  backupCodeHint: 'Acht letters en cijfers. Hoofdletters of kleine letters, met of zonder streepje.',
  backupCodeMissing: 'Voer de acht letters en cijfers van één reservecode in.',
  survivorId: 'Nummer van de vertrouwenspersoon op uw blad',
  willId: 'Nummer van het testament op uw blad',
  idHint: 'Letters en cijfers, zoals op uw blad. De streepjes mogen, maar hoeven niet.',
  idMissing: 'Dit nummer is niet compleet of heeft een fout. Vergelijk elke groep met het blad.',
  wrongBackupCode: (left: number) =>
    `Deze reservecode is verkeerd of al gebruikt. Vergelijk hem met uw blad, of neem een andere. U hebt nog ${attempts(left)} in dit uur.`,
  tooManyBackupCodes:
    'Er zijn te veel reservecodes geprobeerd. Uw codes blijven geldig. Probeer het over een uur opnieuw, of gebruik een code die wij u sturen.',
  notThisWill: 'Wij vonden geen testament met dit nummer waarin u bent genoemd. Vergelijk beide nummers met uw blad.',

  failures: {
    survivor_not_found: 'Deze link past niet bij deze overdracht. Open ons nieuwste bericht, of gebruik uw blad.',
  },
};
