import type * as english from '#words/en/pages/seal-here.ts';
import { slips } from '#words/nl/own-device/slips.ts';
import { plural } from '#words/plural.ts';

export const sealHere: typeof english.sealHere = {
  title: 'Op dit apparaat verzegelen',
  lead: 'Uw browser versleutelt uw documenten voordat ze worden verstuurd. Wij bewaren dan een testament dat wij niet kunnen lezen. Ook wie onze databases steelt, kan het niet lezen.',
  facts: [
    'Al het andere blijft zoals het is: wij vragen u of het goed met u gaat, en u hebt 48 uur om een overdracht te stoppen.',
    'Wijzigt u uw vertrouwenspersonen, een blad of het benodigde aantal, verzegel dan hier opnieuw. Tot die tijd gaan de documenten alleen open met de bladen van deze verzegeling.',
    'Uw vertrouwenspersonen hebben dan hun bladen nodig. Een code die wij sturen, is niet meer genoeg. Gaan er te veel bladen verloren, dan kan niemand het testament openen.',
    'U krijgt uw eigen blad. Gebruik elke keer hetzelfde blad, zodat de strookjes van uw vertrouwenspersonen geldig blijven. Om een document te wijzigen, kiest u alle documenten opnieuw. Voor een nieuwe persoon is dit blad genoeg.',
    'Wij zien nog wel hoeveel documenten en bladen er zijn, hoe groot de documenten zijn en wanneer u ze hebt verzegeld. Wat u op andere pagina’s hebt geüpload of geschreven, konden wij lezen.',
    'Iemand die onze pagina’s verandert, zou kunnen meelezen terwijl u bladen maakt, terwijl u verzegelt en terwijl uw vertrouwenspersonen lezen.',
  ],
  back: 'Terug naar de documenten',

  sheetIsEnough:
    'De verzegelde documenten kunnen blijven: typ bij stap 2 de sleutel op uw eigen blad over. Zonder dit blad kiest u alle documenten opnieuw.',
  documentsNeeded: 'Houd al uw documenten klaar',
  why: {
    paper_removed:
      'Een blad dat de verzegelde documenten opent, is niet meer geldig, maar misschien heeft iemand het nog. Daarom hebben de documenten een nieuwe sleutel nodig. Kies ze allemaal opnieuw.',
    threshold_raised:
      'Er zijn nu meer bladen nodig dan eerst, maar met minder bladen konden de verzegelde documenten nog open. Daarom hebben de documenten een nieuwe sleutel nodig. Kies ze allemaal opnieuw.',
    documents_changed: 'Sinds u hier hebt verzegeld, zijn er documenten toegevoegd of verwijderd. Kies alle documenten opnieuw.',
    unfinished: 'U hebt hier een verzegeling voorbereid en niet afgemaakt. Verzegel op de pagina met uw documenten, of kies alle documenten opnieuw.',
    unreadable: 'Wij kunnen uw verzegelde testament op dit moment niet lezen. Probeer het later opnieuw, of kies alle documenten opnieuw.',
    altered: 'De lijst van uw verzegelde documenten is beschadigd, of iemand heeft de lijst gewijzigd. Kies alle documenten opnieuw.',
    other_sheet:
      'Uw testament is met een ander blad verzegeld, dat dit blad niet vervangt. Kies alle documenten opnieuw, of laad deze pagina opnieuw en typ de sleutel op het andere blad over.',
  },

  withoutPages: {
    title: 'Verzegelen zonder onze pagina’s',
    lead: 'Het bestand seal.html verzegelt uw testament op uw apparaat, zonder netwerk. Alleen voor dit bestand en voor recover.html beloven wij bescherming tegen gewijzigde pagina’s, en alleen als u de SHA-256 ervan vergelijkt. Ze helpen niet als een blad op een gewijzigde pagina is gemaakt.',
    savePage: 'seal.html opslaan',
    compare:
      'Vergelijk de SHA-256 van het bestand, of vraag het iemand die dat kan. Een gewijzigde pagina zou hier een valse kunnen tonen. Vergelijk hem daarom ook met de versie-informatie van deze dienst, of met uw eigen blad als deze versie daarop staat. Wijkt hij af, gebruik het bestand dan niet. Hij moet zijn:',
    saveList: 'papers.txt opslaan',
    list: 'Deze lijst bevat de naam en de openbare sleutel van elk blad, en hoeveel bladen nodig zijn. Ze is niet geheim.',
    seal: 'Gebruik een computer, en verbreek elke netwerkverbinding. Open seal.html met Firefox, Chrome, Edge of Safari. Het vraagt om al het andere en slaat de versleutelde bestanden op.',
    upload: 'Upload al deze bestanden bij uw documenten, met de namen die ze hebben. Verwijder daar de andere documenten, en verzegel uw testament.',
  },

  peopleTitle: '1. De bladen vergelijken',
  people:
    'Op elk blad staan controletekens, vijf groepen van vier. Typ ze over van het blad, of vraag ze aan de persoon: ze zijn niet geheim. Zo kan niemand er een vals blad tussen schuiven.',
  newPaper: (names: string) =>
    `De bladen van ${names} zijn niet in een browser gemaakt en hebben daarom geen controletekens. Maak deze bladen eerst opnieuw.`,
  toSurvivors: 'Naar Vertrouwenspersonen',
  check: (name: string) => `Controletekens op het blad van ${name}`,
  checkHint: 'Bijvoorbeeld: ABCD EFGH 2345 JKLM NPQR.',
  quorum: (needed: number, of: number) =>
    `Om dit testament te openen zijn ${needed} van de ${of} bladen genoeg, welke dan ook. Klopt dit aantal niet, ga dan niet door.`,
  compare: (name: string) => `Het blad van ${name} vergelijken`,
  checkWrong: (name: string) =>
    `Dit zijn niet de controletekens van het nieuwste blad van ${name}. Vergelijk ze nog eens. Staan ze zo op het blad, maak dan een nieuw blad voor ${name}.`,
  checkDone: 'Dit zijn de juiste bladen',
  continue: 'Doorgaan',

  sheetTitle: '2. Uw eigen blad',
  sheet:
    'Op uw eigen blad staat één sleutel. Die geeft uw testament een kenmerk, zodat uw vertrouwenspersonen weten dat het van u is. Alleen opent de sleutel niets. Zolang deze dienst bestaat, kunt u er de verzegelde documenten mee behouden en nieuwe personen een blad geven. Zonder de dienst opent de sleutel de documenten alleen samen met zoveel bladen als er nodig zijn. Bewaar het blad waar niemand anders het vindt.',
  hasSheet: 'Hebt u al een eigen blad?',
  sheetNew: 'Nee, ik maak het nu',
  sheetKnown: 'Ja, ik typ de sleutel over',
  sheetKey: 'De sleutel op uw eigen blad',
  sheetKeyHint: 'Hij begint met AGE-SECRET-KEY-1. Hij blijft in deze browser.',
  sheetKeyWrong: 'Dit is niet de sleutel op uw eigen blad, of er staat een typefout in. Vergelijk hem met het blad, letter voor letter.',
  printText:
    'Druk uw eigen blad nu af. Het wordt alleen hier getoond. Op de tweede pagina staat voor elk blad van uw vertrouwenspersonen een strookje: geef ieder het eigen strookje, of stuur het. De strookjes zijn niet geheim.',
  print: 'Het blad en de strookjes afdrukken',
  show: 'Het blad op dit scherm bekijken',
  typeEnd: 'Typ de laatste 8 letters en cijfers van de sleutel over van het afgedrukte blad',
  typeEndWrong: 'Dit zijn niet de laatste 8 letters en cijfers van de sleutel. Lees ze van het afgedrukte blad.',
  sheetDone: 'Uw eigen blad is klaar',

  documentsTitle: '3. De documenten kiezen',
  documents: 'Kies alle documenten die uw vertrouwenspersonen zullen lezen. Ze vervangen de documenten die nu in uw testament staan.',
  choose: 'Bestanden kiezen',
  chosen: plural('nl', { one: '# document, en er is nog niets verstuurd', other: '# documenten, en er is nog niets verstuurd' }),
  noDocuments: 'Kies ten minste één document.',
  tooMany: (most: string) => `Kies hoogstens ${most}.`,
  tooLarge: (name: string, most: string) => `${name}: het is groter dan ${most}. Maak het kleiner, of splits het.`,
  message: (name: string) => `Een persoonlijk bericht aan ${name} (u kunt het leeg laten)`,
  messageHint: 'Ook dit bericht wordt hier versleuteld. Alleen het blad van deze persoon opent het, als het testament open is.',

  slipsAgain:
    'Bij elk blad hoort een strookje dat laat zien wie heeft verzegeld. Heeft iemand het strookje bij dit blad van u niet, druk het dan hier af, en geef of stuur het aan de persoon. De strookjes zijn niet geheim.',
  printSlips: 'De strookjes afdrukken',

  keep: {
    title: '3. De documenten houden',
    sealed: (when: string) => `Uw blad heeft uw testament geopend. Het is verzegeld op ${when}. Het bevat deze documenten:`,
    key: (needed: number, of: number) =>
      `Bij die verzegeling waren ${needed} van de ${of} bladen nodig. De documenten houden de sleutel daarvan. Waren bij een latere verzegeling minder bladen genoeg, of is sindsdien een blad verwijderd, dan kunnen die bladen ze nog openen: kies dan alle documenten opnieuw.`,
    fewer: (before: number, now: number) =>
      `Eerst waren ${before} bladen nodig. Nu zijn ${now} genoeg. Hebt u dit niet zelf gewijzigd, ga dan niet verder.`,
    compare: 'Is dit niet de datum waarop u het laatst hebt verzegeld, of is een document er niet of verouderd, kies dan alle documenten opnieuw.',
    messages: 'De berichten in uw verzegelde testament blijven zoals ze zijn. Hier kunt u alleen aan de nieuwe personen schrijven.',
    keep: 'Deze documenten houden',
    choose: 'Alle documenten opnieuw kiezen',
  },

  sealTitle: '4. Versleutelen en uploaden',
  seal: 'Op dit apparaat versleutelen en uploaden',
  encrypting: 'De documenten worden een voor een versleuteld en geüpload. Houd deze pagina open.',
  encryptedOf: (done: string, total: string) => `Versleuteld: ${done} van ${total}`,
  uploadedOf: (done: string, total: string) => `Geüpload: ${done} van ${total}`,
  encryptedPart: (percent: number) => `Wordt versleuteld: ${percent}%`,
  pause: 'Pauzeren',
  paused: 'Gepauzeerd. Er is niets verloren. Druk op „Doorgaan” als u verder wilt, en houd deze pagina open.',
  offline:
    'Dit apparaat is niet verbonden met internet, daarom hebben we gepauzeerd. We gaan automatisch door zodra de verbinding terug is. Wat geüpload is, blijft geüpload. Houd deze pagina open.',
  list: 'De lijst van de documenten',
  failed:
    'Deze browser kon de documenten niet versleutelen. Wat eerder is verzegeld, blijft verzegeld. Probeer het opnieuw, of gebruik een andere browser.',
  uploaded: 'Alle documenten zijn versleuteld en geüpload. Verzegel nu uw testament.',

  ownSheet: {
    ...slips,
    title: 'Mijn eigen blad',
    keep: 'Bewaar dit blad waar niemand anders het vindt. Met genoeg bladen, of met de dienst, opent het mijn testament. Het kan het testament ook wijzigen.',
    key: 'Mijn sleutel',
    keyQr: 'QR-code: mijn sleutel',
    papers: 'Controletekens van de bladen toen dit werd afgedrukt',
    program: 'SHA-256 van seal.html toen dit werd afgedrukt',
  },
};
