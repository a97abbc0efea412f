import type * as english from '#words/en/pages/host-documents.ts';
import { plural } from '#words/plural.ts';

const documentsMany = plural('nl', { one: '# document', other: '# documenten' });
const survivorsMany = plural('nl', { one: '# vertrouwenspersoon', other: '# vertrouwenspersonen' });

export const hostDocuments: typeof english.hostDocuments = {
  lead: 'Hier kiest u wat uw vertrouwenspersonen ooit zullen lezen.',
  leadOpen: 'Er wordt niets verzegeld voordat u op de knop onder aan deze pagina drukt.',
  leadSealed: 'Alles is verzegeld. Als u een document toevoegt of verwijdert, verzegel dan opnieuw met de knop onder aan deze pagina.',

  uploadTitle: 'Documenten toevoegen',
  choose: 'Bestanden kiezen',
  drop: 'U kunt bestanden ook hierheen slepen.',
  accepted: (kinds: string) => `Deze soorten zijn mogelijk: ${kinds}.`,
  whichKinds: 'Welke soorten bestanden zijn mogelijk?',
  limits: (file: string, total: string, count: string) => `Een bestand mag hoogstens ${file} groot zijn, en alle samen ${total} en ${count}.`,
  count: documentsMany,
  kinds: { pdf: 'PDF', word: 'Word (DOCX)', text: 'gewone tekst', image: (formats: string) => `afbeeldingen (${formats})` },
  otherKind: 'Hebt u een ander soort bestand? Open het, en sla het op of druk het af als PDF.',

  rejected: {
    title: plural('nl', { one: 'Eén bestand is niet toegevoegd', other: '# bestanden zijn niet toegevoegd' }),
    kind: (name: string) => `${name}: dit soort bestand is niet mogelijk. Sla het op als PDF, en voeg de PDF toe.`,
    empty: (name: string) => `${name}: dit bestand is leeg.`,
    too_large: (name: string, most: string) => `${name}: het is groter dan ${most}. Maak het kleiner, of splits het.`,
    too_many: (name: string, most: string) => `${name}: uw testament heeft al ${most}. Verwijder er een dat u niet nodig hebt.`,
    total: (name: string, most: string) => `${name}: hiermee zou uw testament groter zijn dan ${most}. Verwijder eerst een document.`,
  },

  renamed: (from: string, to: string) => `${from} heet nu ${to}, want de naam zei niet welk soort bestand het is.`,
  same: (names: string) => `${names} hebben dezelfde inhoud. Hebt u ze niet allebei nodig, verwijder er dan een.`,
  passwordNeeded: (name: string) =>
    `${name} is met een wachtwoord beveiligd. Als daarom wordt gevraagd bij het openen, hebben uw vertrouwenspersonen het ook nodig. Vertel hun waar zij het vinden, of voeg een kopie zonder wachtwoord toe.`,

  original: {
    title: 'Waar is het ondertekende origineel?',
    scan: 'Een scan is voor de wet misschien geen geldig testament. In veel landen telt alleen het ondertekende origineel op papier.',
    text: 'Geef het aan een notaris, of bewaar het op een plek die uw vertrouwenspersonen kunnen vinden. Schrijf hier waar het is. De regel wordt met uw documenten verzegeld.',
    label: 'Het origineel is hier',
    hint: 'Bijvoorbeeld: bij notaris De Vries in Utrecht, of in de blauwe map in mijn bureau.',
    missing: 'Schrijf waar het origineel is.',
    add: 'Deze regel bij de documenten voegen',
    file: 'Waar het origineel is.txt',
    added: (file: string) => `Hij staat bij uw documenten: ${file}. Om hem te wijzigen, verwijdert u hem daar en schrijft u een nieuwe regel.`,
    inList: (file: string) => `U hebt het genoteerd: ${file}.`,
  },

  phases: {
    waiting: 'Wacht op de bestanden ervoor',
    paused: 'Gepauzeerd',
    hashing: 'Wordt gelezen',
    announcing: 'Wordt voorbereid',
    sending: (percent: number, sent: string, size: string) => `${percent}% geüpload (${sent} van ${size})`,
    checking: 'Is aangekomen en wordt gecontroleerd',
    done: 'Is toegevoegd',
  },
  progressOf: (name: string) => `Upload van ${name}`,
  keepOpen: 'Houd dit venster open tot alles is toegevoegd. U kunt de andere pagina’s van dit menu bekijken.',
  broken:
    'De verbinding is onderbroken. Er is niets verloren gegaan. Wij proberen het opnieuw zodra uw apparaat online is, of als u op „Opnieuw proberen” drukt.',
  unreadable: 'Uw apparaat kon dit bestand niet lezen. Misschien is het verplaatst of gewijzigd. Kies het opnieuw.',
  notAccepted: 'De opslag van deze dienst nam het bestand niet aan. Druk op „Opnieuw proberen”.',

  listTitle: 'Uw documenten',
  states: { sealed: 'Verzegeld', leaves: 'Gaat weg bij de volgende verzegeling', new: 'Nieuw, nog niet verzegeld' },
  nothingSealed: 'Er is nog niets verzegeld. Uw vertrouwenspersonen zouden niets kunnen lezen.',
  sealedSince: (moment: string) => `Verzegeld op ${moment}`,
  nothingNext: 'Er is nog geen document. Voeg er hierboven een toe.',
  expires: (moment: string) =>
    `Verzegel uw testament vóór ${moment}. Daarna verwijderen wij documenten die niet verzegeld zijn, want alleen verzegelde zijn versleuteld voor uw vertrouwenspersonen. Vóór die tijd herinneren wij u nog.`,
  removeNew: 'Het is nooit verzegeld. Wij verwijderen het meteen. U kunt het later opnieuw uploaden.',
  removeSealed: 'Het blijft verzegeld tot u uw testament de volgende keer verzegelt. Daarna kunnen uw vertrouwenspersonen het niet meer lezen.',
  removeButton: 'Het document verwijderen',
  keep: 'Behouden',

  onDevice: {
    title: 'Zo verzegelen dat ook wij het niet kunnen lezen',
    text: 'Wij versleutelen uw documenten, en zouden ze daarbij kunnen lezen. U kunt ze ook eerst op dit apparaat versleutelen. Dan hebben uw vertrouwenspersonen hun bladen nodig.',
    open: 'Op dit apparaat verzegelen',
    is: 'Deze documenten zijn op uw eigen apparaat verzegeld. Wij kunnen ze niet lezen. Wat wij controleren, zijn de versleutelde bestanden.',
    again:
      'Deze documenten kunnen alleen op uw eigen apparaat opnieuw worden verzegeld: er ontbreken bestanden, er zijn andere documenten bij, of uw vertrouwenspersonen, hun bladen of het nodige aantal zijn veranderd.',
  },

  sealTitle: 'Uw testament verzegelen',
  sealText: (survivors: string, threshold: number) =>
    `Wij versleutelen de documenten en verdelen de sleutel over ${survivors}. Elke groep van ${threshold} van hen kan uw testament samen openen.`,
  sealNothing: 'Alles is verzegeld. Voeg een document toe of verwijder er een om uw testament te wijzigen.',
  sealAgain: 'Uw vertrouwenspersonen of het benodigde aantal zijn gewijzigd. Verzegel uw testament opnieuw, zodat de wijziging geldt.',
  missing: 'Voordat u uw testament kunt verzegelen',
  missingDocuments: 'Voeg hierboven ten minste één document toe.',
  missingSurvivors: (count: string) => `Noem ten minste ${count}.`,
  missingStorage: 'Verbind een opslag waarin uw verzegelde testament wordt bewaard.',
  toSurvivors: 'Naar Vertrouwenspersonen',
  toStorages: 'Naar Opslagplaatsen',
  survivors: survivorsMany,
  uploadsRunning: 'Sommige bestanden hierboven zijn nog niet toegevoegd. Wacht tot ze dat zijn, of haal ze uit de lijst. Verzegel dan uw testament.',
  notAddedText:
    'In de lijst hierboven staat waarom. Daar kunt u het opnieuw proberen of een bestand verwijderen. U kunt ook doorgaan met de andere documenten.',
  withoutThem: 'Doorgaan met de andere documenten',
  where: 'Waar wordt uw verzegelde testament bewaard?',
  current: 'Bevat uw testament nu',
  move: (name: string) => `Uw testament verhuist naar ${name}. Als het daar compleet is, verwijderen wij het uit de vorige opslag.`,
  seal: 'Mijn testament nu verzegelen',
  review: {
    title: 'Bekijk eerst nog één ding',
    text: 'Uw wachtwoord is per e-mail opnieuw ingesteld, en iedereen die uw e-mails kan lezen, kan dat doen. Controleer daarom of alles wat sindsdien in uw account is ingevoerd, van u is. Er is nu niets verzegeld.',
    open: 'Controleren wat er is ingevoerd',
  },
  sealingTitle: 'Uw testament wordt verzegeld',
  sealingCount: (done: number, total: number) => `${done} van ${total} documenten zijn verzegeld`,
  sealingStart: 'Wij bereiden de sleutel voor.',
  sealingWait: 'Dit kan enkele minuten duren. U kunt deze pagina verlaten: het verzegelen gaat zonder u door.',
  sealed: 'Uw testament is verzegeld',
  sealedFacts: (documents: number, storage: string) => `${documentsMany(documents)}, bewaard in „${storage}”.`,
  sealedShares: (survivors: number, threshold: number) => `De sleutel is verdeeld over ${survivorsMany(survivors)}. Er zijn er ${threshold} nodig.`,
  nextSteps: 'Wat er daarna gebeurt',
  asked: (moment: string) => `Wij vragen u af en toe of het goed met u gaat. De volgende keer is ${moment}.`,
  askedSoon: 'Wij vragen u af en toe of het goed met u gaat.',
  silent:
    'Antwoordt u meerdere keren niet, dan lichten wij uw vertrouwenspersonen in. Vóór die tijd herinneren wij u via elk kanaal dat u ons hebt gegeven.',
  papers: 'Geef elke vertrouwenspersoon de verzegelde envelop met het blad, als u dat nog niet hebt gedaan.',
  copy: {
    title: 'Een kopie voor thuis',
    text: [
      'De kopie bevat uw verzegelde testament, en een pagina die het opent zonder ons en zonder internet.',
      'Wie die vindt, kan die niet lezen zonder de bladen van uw vertrouwenspersonen. U kunt de kopie dus aan iedereen geven, of op een usb-stick bij de enveloppen bewaren.',
    ],
    none: 'U hebt nog geen kopie opgeslagen.',
    taken: 'Kopieën die u hebt opgeslagen',
    takenAt: 'Kopie van',
    isCurrent: 'actueel',
    isOld: 'oud: uw documenten of vertrouwenspersonen zijn sindsdien gewijzigd. Sla een nieuwe op.',
    save: 'Een kopie opslaan (ZIP)',
    savePart: (part: number, parts: number) => `Deel ${part} van ${parts} opslaan (ZIP)`,
    loading: (size: string) => `${size} is aangekomen. Houd deze pagina open.`,
    saved: 'De kopie is aangekomen en uw browser slaat die op',
    savedText:
      'Kijk of de kopie bij de downloads van dit apparaat staat. Zet die op een usb-stick, of geef die aan uw vertrouwenspersonen. Bewaar de kopie ingepakt: pak die pas uit als dat nodig is.',
    old: 'Met een oude kopie en de oude bladen kan het oude testament altijd worden geopend. Verzamel na een wijziging oude kopieën en oude bladen, en vernietig ze.',
    afterSealing: 'Uw verzegelde testament is bij ons. Neem ook een kopie mee naar huis: met de bladen gaat die zonder ons open.',
    take: 'Een kopie mee naar huis nemen',
  },
  fragile: 'Los dit snel op',
  warnings: {
    package_behind: (name: string) =>
      `${name} was niet bereikbaar en heeft deze verzegeling nog niet. Wij proberen het elke dag opnieuw. Tot dan gaat deze opslag alleen met vorige bladen open: bewaar die.`,
    survivor_unreachable: (name: string) =>
      `Wij kunnen ${name} niet bereiken. Voeg op de pagina Vertrouwenspersonen een e-mailadres van ${name} toe.`,
    no_margin: () =>
      'Al uw vertrouwenspersonen zijn nodig. Kan een van hen niet meedoen, dan kan niemand uw testament openen. Noem nog iemand, of verlaag het benodigde aantal.',
    paper_unconfirmed: (name: string) =>
      `U hebt geen code van het blad van ${name} overgetypt. Doe dat op de pagina Vertrouwenspersonen. Is een blad niet afgedrukt, maak daar dan een nieuw: de codes zijn maar één keer getoond.`,
  },
};
