import type * as english from '#words/en/pages/message.ts';
export const message: typeof english.message = {
  title: 'Welk bericht hebt u?',
  link: 'Een bericht met een link',
  linkText: (origin: string) => `Open de link in het bericht. Hij begint met ${origin}/ en brengt u naar de juiste pagina.`,
  envelope: 'Een bericht dat vraagt een envelop te pakken',
  envelopeText: 'U hebt geen link nodig. De codes staan op het blad in de envelop.',
  envelopeLink: 'Verder met het blad',
  code: 'Een bericht met een code van zes cijfers',
  codeText: 'Typ de code op de pagina waar u erom vroeg. Hebt u niet om een code gevraagd, dan hoeft u niets te doen. Deel de code met niemand.',
  well: 'Een bericht dat vraagt of het goed met u gaat',
  wellText: 'Open de link in het bericht, en druk daar op de knop. Kunt u de link niet openen, meld u dan aan en antwoord daar.',
  wellLink: 'Aanmelden',
  lost: 'Ik kan het bericht niet vinden',
  lostText: 'Kent u het e-mailadres van de persoon door wie u bent genoemd, dan kunnen wij u het bericht opnieuw sturen.',
  lostLink: 'Het bericht opnieuw sturen',
  safety: 'Is het bericht echt?',
  safetyText: 'Wij vragen nooit om uw wachtwoord, een bankrekening of geld. Wij vragen nooit telefonisch om een code.',
};
