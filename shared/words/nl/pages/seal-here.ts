import type * as english from '#words/en/pages/seal-here.ts';
import { plural } from '#words/plural.ts';

export const sealHere: typeof english.sealHere = {
  title: 'Op dit apparaat verzegelen',
  lead: 'Uw browser versleutelt uw documenten voordat ze worden verstuurd. Wij bewaren dan een testament dat wij niet kunnen lezen. Ook wie onze databases steelt, kan het niet lezen.',
  facts: [
    'Al het andere blijft zoals het is: wij vragen u of het goed met u gaat, en u hebt 48 uur om een overdracht te stoppen.',
    'Wijzigt u uw vertrouwenspersonen, een blad of het benodigde aantal, verzegel dan hier opnieuw. Tot die tijd gaan de documenten alleen open met de bladen van deze verzegeling.',
    'Uw vertrouwenspersonen hebben dan hun bladen nodig. Een code die wij sturen, is niet meer genoeg. Gaan er te veel bladen verloren, dan kan niemand het testament openen.',
    'U krijgt uw eigen blad. Gebruik elke keer hetzelfde blad, zodat de strookjes van uw vertrouwenspersonen geldig blijven. Om het testament te wijzigen, kiest u alle documenten opnieuw.',
    'Wij zien nog wel hoeveel documenten en bladen er zijn, hoe groot de documenten zijn en wanneer u ze hebt verzegeld. Wat u op andere pagina’s hebt geüpload of geschreven, konden wij lezen.',
    'Iemand die onze pagina’s verandert, zou kunnen meelezen terwijl u bladen maakt, terwijl u verzegelt en terwijl uw vertrouwenspersonen lezen.',
  ],
  back: 'Terug naar de documenten',

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
    'Op uw eigen blad staat één sleutel. Die geeft uw testament een kenmerk, zodat uw vertrouwenspersonen weten dat het van u is. De sleutel opent het testament ook, zonder een ander blad. Bewaar het blad waar niemand anders het vindt.',
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
    title: 'Mijn eigen blad',
    keep: 'Bewaar dit blad waar niemand anders het vindt. Het opent en wijzigt mijn testament.',
    key: 'Mijn sleutel',
    keyQr: 'QR-code: mijn sleutel',
    fingerprint: 'Verzegeld door',
    papers: 'Controletekens van de bladen toen dit werd afgedrukt',
    slipsTitle: 'Strookjes voor de bladen',
    slips: 'Knip de strookjes los, en leg elk strookje bij het blad met dezelfde naam. Ze zijn niet geheim.',
    slip: (name: string) => `Voor het blad van ${name}`,
    slipText:
      'De documenten van dit testament zijn alleen echt als ze door deze sleutel zijn verzegeld. Typ de eerste vijf groepen over als een pagina vraagt om „Verzegeld door”.',
  },
};
