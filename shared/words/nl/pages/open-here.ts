import type * as english from '#words/en/pages/open-here.ts';
import { plural } from '#words/plural.ts';

export const openHere: typeof english.openHere = {
  lead: 'Deze documenten zijn verzegeld op het apparaat van de persoon van wie het testament is. Wij bewaren ze, maar kunnen ze niet lezen. U opent ze samen met anderen, ieder met het eigen blad.',
  loading: 'Wij laden de lijst van de documenten.',
  listProblem:
    'De lijst van de documenten is niet de lijst die is verzegeld. Daarom kan er niets mee worden geopend. Open het testament in plaats daarvan met de herstelpagina. Op uw blad staat hoe dat gaat.',
  tooLong: (most) =>
    `De lijst van de documenten is langer dan deze pagina kan openen: meer dan ${most.documents} documenten, een document van meer dan ${most.size}, een naam van meer dan ${most.name} tekens of een bericht van meer dan ${most.message} tekens. Er is niets verloren. Open het testament in plaats daarvan met de herstelpagina. Op uw blad staat hoe dat gaat.`,

  sealedOn: (moment: string) =>
    `De documenten zijn verzegeld op ${moment}. Weet u van een later testament, vraag het dan de anderen voordat u iets typt.`,

  owner: 'De eerste 20 letters en cijfers onder „Verzegeld door”',
  ownerHint:
    'Ze staan op het gedrukte strookje dat bij uw blad hoort, of op het strookje van een andere vertrouwenspersoon. Bijvoorbeeld: ABCD EFGH 2345 JKLM NPQR. Neem ze nooit over uit een bericht of van deze pagina: ze tonen dat de documenten echt zijn.',
  ownerMissing: 'Typ vijf groepen van vier letters en cijfers over.',
  ownerDiffers:
    'Dit zijn niet de letters en cijfers van de persoon die de documenten heeft verzegeld. Vergelijk ze nog eens met het blad. Zegt de pagina dit weer, voer uw sleutel hier dan niet in. Open het testament in plaats daarvan met de herstelpagina. Op uw blad staat hoe dat gaat.',

  keyOther: 'Deze sleutel hoort niet bij deze documenten. Hij is voor een ander testament, of een nieuwer blad heeft hem vervangen.',
  shareDamaged: 'Het deel van de sleutel voor uw blad is beschadigd. Anderen kunnen de documenten nog openen als genoeg van u samenkomen.',
  use: 'Mijn blad gebruiken',

  passing: 'Wij geven uw deel door aan de anderen. Sluit deze pagina nog niet.',
  notPassed: 'Uw deel is nog niet doorgegeven. Sluit deze pagina niet. Zij probeert het elke halve minuut opnieuw.',
  passedTitle: 'Uw blad is gebruikt',
  passed:
    'Wij hebben uw deel doorgegeven, versleuteld voor de bladen van de anderen. U hoeft hier niet te wachten, en u hoeft niet op hetzelfde moment te komen. Als u terugkomt, hebt u uw blad weer nodig.',
  known: (known: string, needed: string) => `Tot nu toe gebruikte bladen: ${known} van ${needed}.`,
  look: 'Opnieuw kijken',
  wrong: plural('nl', {
    one: 'Wat één andere persoon heeft doorgegeven, is niet wat voor het blad van die persoon is verzegeld. Deze persoon moet het blad nog eens gebruiken.',
    other: 'Wat # andere mensen hebben doorgegeven, is niet wat voor hun bladen is verzegeld. Zij moeten hun bladen nog eens gebruiken.',
  }),
  missing: plural('nl', {
    one: 'Er is nog # blad nodig. Een van deze kan worden gebruikt:',
    other: 'Er zijn nog # bladen nodig. Deze kunnen worden gebruikt:',
  }),
  paper: (check) => `Het blad met de controletekens ${check}`,
  someone: 'Een andere persoon',
  failed: 'Deze browser kon de documenten niet openen. Probeer een andere browser of een ander apparaat. Er is niets verloren.',

  openedTitle: 'De documenten zijn geopend',
  messages: 'Een persoonlijk bericht aan u',
  opened: 'De documenten worden in deze browser ontsleuteld als u ze opslaat. Elk document wordt vergeleken met wat is verzegeld.',
  notDelivered: plural('nl', {
    one: '# document is niet aangekomen',
    other: '# documenten zijn niet aangekomen',
  }),
  notDeliveredText:
    'Deze documenten zijn verzegeld, maar onze dienst heeft ze niet geleverd. Kijk morgen opnieuw. Ontbreken ze dan nog, open het testament dan met de herstelpagina. Op uw blad staat hoe dat gaat.',
  unlisted: plural('nl', {
    one: '# bestand hoort niet bij de documenten',
    other: '# bestanden horen niet bij de documenten',
  }),
  unlistedText:
    'Ze kwamen samen met de documenten, maar niets toont dat ze van de persoon zijn die de documenten heeft verzegeld. Deze pagina opent ze niet. Vertrouw de inhoud niet.',
  loadedOf: (done: string, total: string) => `Geladen: ${done} van ${total}`,
};
