import type * as english from '#words/en/messages/to-host/rehearsal.ts';
import { plural } from '#words/plural.ts';

const cameThrough = plural('nl', { one: 'één vertrouwenspersoon is het gelukt', other: '# vertrouwenspersonen is het gelukt' });

export const rehearsal: typeof english.rehearsal = {
  'rehearsal-ended': {
    subject: {
      complete: 'Uw oefening is geslaagd: het is iedereen gelukt',
      time: (came: number, asked: number) => `Uw oefening is voorbij: het is ${came} van de ${asked} gelukt`,
      stopped: 'Uw oefening is gestopt',
      rejected: 'De oefening is gestopt',
      started: 'De oefening is voorbij: er is een echte overdracht van uw testament gestart',
      silent: 'De oefening is voorbij: u hebt onze vragen niet beantwoord',
      deletion: 'De oefening is voorbij: er is een verwijdering gevraagd',
    },
    opening: {
      complete:
        'Alle mensen die u hebt genoemd, hebben bevestigd wie zij zijn. Was het echt, dan zou uw testament voor hen opengaan. Dit is het beste nieuws dat wij kunnen sturen.',
      time: (came: number) => `Uw oefening is na 14 dagen voorbij, en ${cameThrough(came)}.`,
      stopped: 'Iemand die bij uw account was aangemeld, heeft de oefening gestopt.',
      rejected: 'U meldde ons dat de oefening niet van u was, daarom hebben wij die gestopt.',
      started:
        'Een van uw vertrouwenspersonen heeft een echte overdracht van uw testament gestart, daarom is de oefening voorbij. Iedereen kreeg bericht dat dit geen oefening is. U krijgt een apart bericht met de link om die overdracht te stoppen.',
      silent:
        'U hebt onze vragen niet beantwoord, daarom is de oefening voorbij. Uw vertrouwenspersonen kregen bericht dat dit geen oefening is. U krijgt een apart bericht over wat u kunt doen.',
      deletion:
        'Iemand die bij uw account was aangemeld, heeft een verwijdering gevraagd, daarom is de oefening voorbij. Uw vertrouwenspersonen kregen bericht dat dit geen oefening is.',
    },

    enough: 'Dat is genoeg: uw testament zou opengaan.',
    notEnough: (needed: number) => `Dat is niet genoeg: uw testament gaat alleen open als ${needed} van hen bevestigen wie zij zijn.`,
    came: (names: string) => `Gelukt: ${names}.`,
    missing: (names: string) => `Niet gelukt: ${names}.`,
    repair:
      'Spreek met de mensen die nog ontbreken. Misschien is een nummer veranderd, of is de envelop niet te vinden. Verbeter het, en oefen opnieuw.',
    step: 'Het verslag bekijken',
    short: {
      complete: 'Uw oefening is geslaagd: het is iedereen gelukt. Uw verslag:',
      time: (came: number, asked: number) => `Uw oefening is voorbij: het is ${came} van de ${asked} gelukt. Uw verslag:`,
      stopped: 'De oefening van uw testament is gestopt. Het verslag:',
      rejected: 'De oefening van uw testament is gestopt. Het verslag:',
      started: 'De oefening is voorbij: er is een echte overdracht van uw testament gestart. Het verslag:',
      silent: 'De oefening is voorbij: u hebt onze vragen niet beantwoord. Het verslag:',
      deletion: 'De oefening is voorbij: er is een verwijdering gevraagd. Het verslag:',
    },
  },
};
