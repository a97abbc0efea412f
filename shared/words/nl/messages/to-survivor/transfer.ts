import type * as english from '#words/en/messages/to-survivor/transfer.ts';
import { plural } from '#words/plural.ts';
import { opening } from './opening.ts';

const startedAndStopped = plural('nl', { one: 'één keer gestart en gestopt', other: '# keer gestart en gestopt' });

const waiting = { ...opening, enough: 'De documenten gaan pas open wanneer genoeg van de genoemde mensen hebben bevestigd wie zij zijn.' };

export const transfer: typeof english.transfer = {
  'transfer-started-survivor': {
    ...waiting,
    subject: (host: string) => `De overdracht van het testament van ${host} is gestart`,
    opening: (host: string) => `De overdracht van dit testament is gestart. ${host} kan die nog stoppen.`,
    confirm: 'U kunt nu bevestigen wie u bent, met een code die wij u sturen of met een reservecode van het blad in uw verzegelde envelop.',
    short: 'De overdracht van een testament waarvoor u vertrouwenspersoon bent, is gestart.',
  },

  'authenticate-now': {
    ...waiting,
    subject: (host: string) => `Bevestig wie u bent om het testament van ${host} te openen`,
    opening: (host: string) => `De tijd waarin ${host} de overdracht met een link kon stoppen, is voorbij.`,
    confirm: 'Bevestig nu wie u bent, met een code die wij u sturen of met een reservecode van het blad in uw verzegelde envelop.',
    short: 'Voor een testament waarvoor u vertrouwenspersoon bent, moet u bevestigen wie u bent.',
  },

  'authenticate-reminder': {
    ...waiting,
    subject: (host: string) => `Herinnering: bevestig wie u bent om het testament van ${host} te openen`,
    opening: 'Er loopt een overdracht van dit testament, en u hebt nog niet bevestigd wie u bent.',
    mayBeMissing: 'Misschien is het juist uw bevestiging die ontbreekt.',
    takeTime: 'Neem de tijd die u nodig hebt: wachten verandert niets.',
    short: 'Herinnering: voor een testament waarin u bent genoemd, moet u nog bevestigen wie u bent.',
  },

  'transfer-cancelled-survivor': {
    subject: (host: string) => `De overdracht van het testament van ${host} is gestopt`,
    opening: 'De overdracht van dit testament is gestopt.',
    closed: 'Nu openen wij niets. U hoeft niets te doen.',
    short: 'De overdracht van een testament waarvoor u vertrouwenspersoon bent, is gestopt.',
  },

  'starts-digest-survivor': {
    subject: (host: string) => `De overdracht van het testament van ${host} is opnieuw gestart en gestopt`,
    opening: (since: string, stops: number) => `Sinds ${since} is de overdracht van dit testament ${startedAndStopped(stops)}.`,
    onceADay: 'Die was al eerder gestopt, daarom schrijven wij hier maar één keer per dag over.',
    ownMessage: 'U hoeft niets te doen. Loopt een overdracht een dag lang, dan krijgt u er een apart bericht over.',
    short: 'De overdracht van een testament waarvoor u vertrouwenspersoon bent, is opnieuw gestart en gestopt.',
  },

  'documents-accessible': {
    subject: (host: string) => `De documenten van ${host} kunnen nu worden gelezen`,
    opening: 'Genoeg mensen hebben bevestigd wie zij zijn, dus de documenten staan nu open.',
    readUntil: (until: string) =>
      `Hebt u bevestigd wie u bent, dan kunt u tot ${until} het persoonlijke bericht aan u lezen en de documenten downloaden. Zo niet, dan vraagt dezelfde pagina u dat te doen.`,
    save: 'Sla de documenten op uw eigen computer op.',
    step: 'Mijn bericht en de documenten lezen',
    short: 'De documenten van een testament waarvoor u vertrouwenspersoon bent, kunnen nu worden gelezen.',
  },

  'opening-failed': {
    subject: (host: string) => `De documenten van ${host} kunnen nog niet worden geopend`,
    opening: 'Genoeg mensen hebben bevestigd wie zij zijn, maar wij kunnen de documenten nog niet openen.',
    why: 'Wij konden ze niet lezen uit de opslag waarin ze worden bewaard, of ze zijn niet meer zoals ze zijn verzegeld. Wij tonen alleen documenten die precies zo zijn als ze zijn verzegeld.',
    again: 'Wij proberen het elke dag opnieuw, en schrijven u zodra de documenten opengaan. U hoeft niet opnieuw te bevestigen wie u bent.',
    keepEnvelope: 'Bewaar uw verzegelde envelop. Hij opent de documenten ook zonder ons, als iemand er een intacte kopie van vindt.',
    short: 'Een testament waarvoor u vertrouwenspersoon bent, kan nog niet worden geopend, en wij proberen het elke dag opnieuw.',
  },

  'first-access': {
    subject: (host: string) => `De documenten van ${host} zijn met uw code geopend`,
    opening: 'De documenten zijn zojuist voor het eerst geopend door iemand die bevestigde u te zijn.',
    ifYou: 'Was u het, dan hoeft u niets te doen.',
    notYou:
      'Was u het niet, dan heeft iemand anders uw code gebruikt. Zeg het tegen de andere genoemde mensen, en leg uw verzegelde envelop op een veilige plek.',
    short: 'De documenten van een testament zijn voor het eerst geopend met uw bewijs van identiteit.',
  },

  'codes-guessed': {
    subject: (host: string) => `Er zijn veel verkeerde codes ingevoerd voor het testament van ${host}`,
    opening: (whose: string) => `Iemand heeft veel verkeerde codes ingevoerd voor ${whose} bij de overdracht van dit testament.`,

    unnamed: 'een van u',
    slower: 'Er is niets geopend. Wij sturen nu veel minder vaak codes voor deze persoon, zodat raden te lang duurt.',
    mistyped: 'Heeft een van u zich vertypt, gebruik dan een reservecode van het blad in de verzegelde envelop. Anders hoeft u niets te doen.',
    short: 'Iemand heeft veel verkeerde codes ingevoerd voor een testament waarin u bent genoemd, en er is niets geopend.',
  },

  'backup-codes-guessed': {
    subject: (host: string) => `Er zijn veel verkeerde reservecodes ingevoerd voor het testament van ${host}`,
    opening: 'Binnen een dag heeft iemand minstens tien verkeerde reservecodes voor u ingevoerd bij de overdracht van dit testament.',
    stillWork: 'Een verkeerde code opent niets, en de codes op het blad in uw verzegelde envelop werken nog.',
    ifYou: 'Was u het, lees dan de code op uw blad opnieuw, of vraag een code die wij u sturen.',
    notYou: (host: string) => `Was u het niet, dan heeft misschien iemand anders uw blad gezien. Zeg het tegen ${host}.`,
    short: 'Iemand heeft veel verkeerde reservecodes voor u ingevoerd bij een testament waarin u bent genoemd.',
  },

  'transfer-stalled-survivor': {
    subject: (host: string) => `Het testament van ${host} kan nog niet worden geopend`,
    opening: 'In de laatste 30 dagen hebben te weinig van de genoemde mensen bevestigd wie zij zijn.',
    stillValid: 'Alles wat tot nu toe is gedaan, blijft geldig. De documenten gaan open zodra genoeg mensen hebben bevestigd wie zij zijn.',
    speak:
      'Spreek als u kunt met de anderen. Iedereen heeft een code nodig die wij sturen, of een reservecode van het blad in de eigen verzegelde envelop.',
    short: 'Een testament waarin u bent genoemd, blijft gesloten: te weinig mensen hebben bevestigd wie zij zijn.',
  },
};
