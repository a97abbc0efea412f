import type * as english from '#words/en/pages/open-here.ts';
import { plural } from '#words/plural.ts';

export const openHere: typeof english.openHere = {
  lead: 'Deze documenten zijn verzegeld op het apparaat van de persoon van wie het testament is. Wij bewaren ze, maar kunnen ze niet lezen. U opent ze samen met anderen, ieder met het eigen blad.',
  loading: 'Wij laden de lijst van de documenten.',
  listProblem:
    'De lijst van de documenten is niet de lijst die is verzegeld. Daarom kan er niets mee worden geopend. Open het testament in plaats daarvan met de herstelpagina. Op uw blad staat hoe dat gaat.',

  sealedOn: (moment: string) =>
    `De documenten zijn verzegeld op ${moment}. Weet u van een later testament, vraag het dan de anderen voordat u iets typt.`,

  owner: 'De eerste 20 letters en cijfers onder „Verzegeld door”',
  ownerHint:
    'Ze staan op het gedrukte strookje dat bij uw blad hoort, of op het strookje van een andere vertrouwenspersoon. Bijvoorbeeld: ABCD EFGH 2345 JKLM NPQR. Neem ze nooit over uit een bericht of van deze pagina: ze tonen dat de documenten echt zijn.',
  ownerMissing: 'Typ vijf groepen van vier letters en cijfers over.',
  ownerDiffers:
    'Dit zijn niet de letters en cijfers van de persoon die de documenten heeft verzegeld. Vergelijk ze nog eens met het blad. Zegt de pagina dit weer, voer uw sleutel hier dan niet in. Open het testament in plaats daarvan met de herstelpagina. Op uw blad staat hoe dat gaat.',

  key: 'Uw herstelsleutel',
  keyHint: 'Hij staat op blad 2 van 2 en begint met AGE-SECRET-KEY-1. Hij blijft in deze browser. Wij krijgen hem niet.',
  keyMissing: 'Typ de hele sleutel. Hij begint met AGE-SECRET-KEY-1.',
  keyMistyped: 'Er staat een typefout in de sleutel, of een deel ontbreekt. Vergelijk hem met het blad, letter voor letter.',
  keyOther: 'Deze sleutel hoort niet bij deze documenten. Hij is voor een ander testament, of een nieuwer blad heeft hem vervangen.',
  shareDamaged: 'Het deel van de sleutel voor uw blad is beschadigd. Anderen kunnen de documenten nog openen als genoeg van u samenkomen.',
  photo: 'Een foto maken van de vierkante code naast de sleutel',
  noCode: 'Op deze foto staat geen vierkante code, of de foto is niet scherp. Probeer het opnieuw, of typ de sleutel.',
  use: 'Mijn blad gebruiken',

  passedTitle: 'Uw blad is gebruikt',
  passed:
    'Wij hebben uw deel doorgegeven, versleuteld voor de bladen van de anderen. U hoeft hier niet te wachten, en u hoeft niet op hetzelfde moment te komen. Als u terugkomt, hebt u uw blad weer nodig.',
  known: (known: string, needed: string) => `Tot nu toe gebruikte bladen: ${known} van ${needed}.`,
  look: 'Opnieuw kijken',
  wrong: plural('nl', {
    one: 'Wat één andere persoon heeft doorgegeven, is niet wat voor het blad van die persoon is verzegeld. Deze persoon moet het blad nog eens gebruiken.',
    other: 'Wat # andere mensen hebben doorgegeven, is niet wat voor hun bladen is verzegeld. Zij moeten hun bladen nog eens gebruiken.',
  }),
  failed: 'Deze browser kon de documenten niet openen. Probeer een andere browser of een ander apparaat. Er is niets verloren.',

  messages: 'Een persoonlijk bericht aan u',
  opened: 'De documenten worden in deze browser ontsleuteld als u ze opslaat. Elk document wordt vergeleken met wat is verzegeld.',
  loadedOf: (done: string, total: string) => `Geladen: ${done} van ${total}`,
};
