import type * as english from '#words/en/messages/to-survivor/rehearsal.ts';

const who = (name: string) =>
  name === ''
    ? 'wij bewaren het testament van iemand door wie u bent genoemd als vertrouwenspersoon.'
    : `wij bewaren het testament van ${name}, door wie u bent genoemd als vertrouwenspersoon.`;

const request = {
  whoWeAre: (name: string) => `Dit is een oefening van een dienst voor testamenten: ${who(name)}`,
  harmless: 'Niets gaat open en niets wordt verbruikt. Het duurt vijf minuten.',
  how: (date: string) =>
    `Bevestig één keer wie u bent, zoals bij een echte overdracht: met een code die wij u sturen, of met een reservecode van het blad in uw verzegelde envelop. Dat kan tot ${date}.`,
  envelope:
    'Haalt u het blad eruit, doe het daarna dan in een nieuwe envelop. De reservecodes blijven geldig. Wij vragen om slechts één ervan, en alleen op onze eigen pagina.',
  ifReal: (host: string) =>
    `Weet u dat ${host} is overleden, dan is dit niet wat u nodig hebt. Start dan de overdracht van het testament: een oefening vertraagt die nooit.`,
  step: 'Meedoen aan de oefening',
};

export const rehearsal: typeof english.rehearsal = {
  rehearsal: {
    ...request,
    subject: (host: string) => `Dit is een oefening: bevestig dat het testament van ${host} u kan bereiken`,
    started: (host: string, date: string) =>
      `De oefening is vanuit het account van ${host} gestart op ${date}. Een oefening betekent niet dat er iets is gebeurd. Wij kunnen niet weten hoe het met ${host} gaat: vraag het als u twijfelt.`,
    short: 'Dit is een oefening van een testament waarin u bent genoemd, en er is geen overdracht gestart.',
  },

  'rehearsal-reminder': {
    ...request,
    subject: (host: string) => `Dit is een oefening: een herinnering over het testament van ${host}`,
    started: (host: string, date: string) =>
      `De oefening is vanuit het account van ${host} gestart op ${date}, en u hebt nog niet bevestigd wie u bent. Wij kunnen niet weten hoe het met ${host} gaat.`,
    mayBeMissing: 'Werkt er iets niet, dan is een oefening daar juist voor. Zeg het tegen de persoon door wie u bent genoemd.',
    short: 'Dit is een oefening van een testament waarin u bent genoemd, en die wacht nog op u.',
  },

  'no-rehearsal': {
    subject: {
      started: (host: string) => `Dit is geen oefening: de overdracht van het testament van ${host} is gestart`,
      silent: (host: string) => `Dit is geen oefening: ${host} heeft ons niet geantwoord`,
      deletion: (host: string) => `Dit is geen oefening: het testament van ${host} wordt verwijderd`,
    },
    whoWeAre: (name: string) => `Dit is geen oefening, maar een bericht van een dienst voor testamenten: ${who(name)}`,
    opening: 'De oefening waarover wij u schreven, is voorbij.',
    what: {
      started:
        'Er is een echte overdracht van dit testament gestart. U krijgt een apart bericht met uw link. De link van de oefening werkt niet meer.',
      silent: (host: string) => `${host} heeft ons echt niet geantwoord. U krijgt een apart bericht over wat u kunt doen.`,
      deletion: 'Iemand heeft ons echt gevraagd het testament te verwijderen. U krijgt een apart bericht over wat u kunt doen.',
    },
    short: 'Dit is geen oefening: er is iets echts begonnen met een testament waarin u bent genoemd.',
  },
};
