import type * as english from '#words/en/messages/direct.ts';
export const direct: typeof english.direct = {
  greeting: 'Hallo,',
  connectorTest: {
    subject: 'Een testbericht van een dienst voor testamenten',
    opening:
      'Dit is een testbericht van een dienst die testamenten bewaart. Iemand vroeg erom om een kanaal te testen. Het is aangekomen, dus het kanaal werkt.',
    nothingToDo: 'U hoeft niets te doen.',
    unexpected: 'Weet u niet waarom u het krijgt, dan kunt u het negeren.',
    short: 'Dit is het gevraagde testbericht. Het is aangekomen, dus dit kanaal werkt.',
    notice: { title: 'Dit is een test', text: 'Meldingen op dit apparaat werken. U hoeft niets te doen.' },
  },

  bot: {
    connected: 'Klaar. Vanaf nu krijgt u hier de berichten van uw dienst voor testamenten, en kunt u ze beantwoorden.',
    alertsConnected: 'Klaar. Vanaf nu schrijven wij hier wanneer er een bericht voor u onderweg is. Het bericht zelf komt altijd per e-mail of sms.',
    notConnected: 'Deze link werkt niet meer. Open de pagina van uw dienst voor testamenten opnieuw, en druk daar nog een keer op de knop.',
    unknown: 'Deze bot stuurt alleen berichten. Druk op de knop op de pagina van uw dienst voor testamenten om hem te verbinden.',
  },

  alert: {
    title: 'Een bericht voor u',
    text: 'Het is onderweg. Kijk in uw e-mail en uw sms-berichten.',
    short: (product: string, url: string) =>
      `${product}: er is een bericht voor u onderweg. Kijk in uw e-mail en uw sms-berichten. Vindt u er morgen nog niets, open dan ${url}`,
  },
  oneTimeCode: {
    subject: 'Uw eenmalige code',
    subjectRehearsal: 'Uw eenmalige code voor een oefening',
    code: {
      number: (code: string, minutes: number) => `Uw code is ${code}. Hij geldt ${minutes} minuten. Voer hem in op de pagina waar u erom vroeg.`,
      transfer: (code: string, minutes: number) =>
        `Uw code is ${code}. Hij geldt ${minutes} minuten, en is niet voor een oefening. Voer hem in op de pagina waar u erom vroeg.`,
      rehearsal: (code: string, minutes: number) =>
        `Uw code voor een oefening is ${code}. Hij geldt ${minutes} minuten. Voer hem in op de pagina waar u erom vroeg.`,
    },
    doNotShare:
      'Geef deze code aan niemand. Wij vragen er nooit om per telefoon of bericht. Hebt u geen code gevraagd, dan kunt u dit bericht negeren.',
    short: {
      number: (code: string, minutes: number) => `Uw code is ${code}. Hij geldt ${minutes} minuten; geef hem aan niemand.`,
      transfer: (code: string, minutes: number) =>
        `Uw code is ${code}. Hij geldt ${minutes} minuten en is niet voor een oefening; geef hem aan niemand.`,
      rehearsal: (code: string, minutes: number) => `Uw code voor een oefening is ${code}. Hij geldt ${minutes} minuten; geef hem aan niemand.`,
    },
  },
};
