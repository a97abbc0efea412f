import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/rehearse.ts';
import { plural } from '#words/plural.ts';

const rehearsals = plural('nl', { one: 'één oefening', other: '# oefeningen' });

export const rehearse: typeof english.rehearse = {
  title: 'Oefenen met uw vertrouwenspersonen',
  lead: 'U hebt geregeld wat er gebeurt op een dag die u niet zult meemaken. Een oefening toont vandaag of het werkt: iedereen die u hebt genoemd, bevestigt één keer de eigen identiteit, zoals het dan zou gaan.',
  happens: 'Wat er gebeurt',
  steps: [
    'Elke vertrouwenspersoon krijgt een bericht dat begint met „Dit is een oefening”. Het kan helpen het hun van tevoren te zeggen.',
    'Zij bevestigen hun identiteit met een code die wij sturen, of met hun blad. Er gaat niets open, en er wordt geen reservecode verbruikt.',
    'U ziet hier wie het is gelukt. Uiterlijk na 14 dagen krijgt u een verslag per e-mail.',
    'Gebeurt er in deze tijd iets echts, dan eindigt de oefening, en krijgt iedereen bericht dat het geen oefening is.',
  ],
  start: 'De oefening starten',
  againTitle: 'Opnieuw oefenen',
  again: 'Nog een oefening starten',
  left: (count: number) => `U kunt dit jaar nog ${rehearsals(count)} starten, omdat elke oefening meerdere mensen om een gunst vraagt.`,
  noneLeft: (moment: string) => `U hebt binnen een jaar vier oefeningen gestart. U kunt de volgende starten op ${moment}.`,
  notSealed: 'Uw testament is nog niet verzegeld. Verzegel het eerst: een oefening toont of het kan worden geopend.',
  notNow:
    'U kunt nu geen oefening starten, omdat er iets echts gaande is: uw vertrouwenspersonen moeten erop kunnen vertrouwen dat een oefening een oefening is.',

  running: (confirmed: number, asked: number) => `De oefening loopt: bij ${confirmed} van ${asked} is het gelukt`,
  runsUntil: (moment: string) => `De oefening eindigt wanneer het bij iedereen is gelukt, of op ${moment}. Wij herinneren de anderen na een week.`,
  stop: 'De oefening stoppen',

  worked: 'Het werkt: bij iedereen is het gelukt',
  bestNews: 'Dit is het beste nieuws dat wij u kunnen geven.',
  bestNewsText:
    'Iedereen die u hebt genoemd, was bereikbaar en heeft de eigen identiteit bevestigd. Was het echt, dan zou uw testament voor hen opengaan.',
  ended: (confirmed: number, asked: number) => `De oefening is voorbij: bij ${confirmed} van ${asked} is het gelukt`,
  why: {
    time: 'De 14 dagen zijn voorbij.',
    stopped: 'U hebt de oefening gestopt.',
    rejected: 'U hebt ons gemeld dat u de oefening niet had gestart.',
    started: 'Een vertrouwenspersoon heeft een echte overdracht gestart.',
    silent: 'U had onze vragen niet beantwoord, en uw vertrouwenspersonen zijn ingelicht.',
    deletion: 'Er is een verwijdering aangevraagd.',
  },
  enough: (needed: number) => `Dat is genoeg: uw testament gaat open wanneer ${needed} van hen hun identiteit bevestigen.`,
  notEnough: (needed: number) => `Dat is nog niet genoeg: uw testament gaat pas open wanneer ${needed} van hen hun identiteit bevestigen.`,
  startedAt: (moment: string) => `Gestart op ${moment}.`,
  channels: { email: 'e-mail', sms: 'sms', whatsapp: 'WhatsApp', telegram: 'Telegram' } satisfies Record<Channel, string>,
  byCode: (channel: string, moment: string) => `Gelukt op ${moment}, met een code per ${channel}`,
  byPaper: (moment: string) => `Gelukt op ${moment}, met het blad`,
  waiting: 'Nog niet gelukt',
  missing: 'Niet gelukt',
  removed: 'U noemt deze persoon niet meer',
  repair:
    'Spreek met de mensen die ontbreken. Misschien is een nummer veranderd, kwam een bericht bij de ongewenste mail terecht, of is de envelop niet te vinden. Herstel het dan, en oefen opnieuw.',
  toSurvivors: 'Een adres herstellen, of een nieuw blad afdrukken',
};
