import type * as english from '#words/en/paper.ts';
import type { PaperFacts } from '#words/en/paper.ts';
export const paper: typeof english.paper = {
  secrets: ({ survivorName, hostName, recoveryKey }: PaperFacts) => `VOOR ${survivorName}
VAN ${hostName}
BEWAAR DIT BLAD IN EEN VERZEGELDE ENVELOP.

${hostName} heeft een testament achtergelaten en u genoemd als een van de mensen
die het samen kunnen openen. Eén persoon alleen kan het niet openen. Zonder de
dienst gaat het alleen open met bladen zoals dit. Deel niets van dit blad per
telefoon, in een bericht of op een webpagina die u niet zelf hebt geopend. Krijgt
u een nieuwer blad, vernietig dit dan, tenzij wij u vragen het te bewaren.

HERSTELSLEUTEL
${recoveryKey}
`,

  keyOfDevice: `Deze sleutel is gemaakt op het apparaat van de persoon die het testament heeft
nagelaten. Hij staat op het blad dat met dat apparaat is afgedrukt. Wij hebben
hem niet. Bewaar beide bladen samen.`,

  withTheService: (
    { hostName, survivorId, willId, backupCodes }: PaperFacts,
    service: string,
    startAddress: string,
  ) => `1. HOE U HET TESTAMENT MET DE DIENST OPENT
Open ${startAddress}
Wij sturen een melding aan ${hostName}, die tijd heeft om de overdracht te stoppen.
Daarna bevestigen u en de anderen wie u bent. Gebruik een code die wij u sturen,
of een reservecode.

Dienst             ${service}
Testament          ${willId}
Vertrouwenspersoon ${survivorId}
Reservecodes       ${backupCodes.join('  ')}  (elke code werkt één keer)
`,

  withoutTheService: ({ hostName, fingerprint }: PaperFacts) => `2. ALS DE DIENST NIET MEER BESTAAT
De documenten staan versleuteld in een map. Zoek de map met het bestand
RECOVER.txt, of een kopie ervan. Kijk waar ${hostName} bestanden
bewaarde, zoals in een clouddienst of op een server. Een kopie thuis heet
"will-copy" en staat misschien op een usb-stick. Had alleen de dienst de map, dan
hebt u zo’n kopie nodig.

Waar de map of een kopie is (met de hand geschreven):

______________________________________________________________________________

Het bestand RECOVER.txt in de map zegt hoeveel herstelsleutels er nodig zijn. Kom
op één plek samen, breng uw bladen mee, en gebruik een computer die niet met een
netwerk is verbonden.

Vingerafdruk van het pakket (alleen een pakket met deze vingerafdruk is echt)
${fingerprint}
`,

  byHand: (combine: string, check: string, commands: string) => `3. MET DE HAND, met het publieke programma "age" (https://age-encryption.org) en
Python 3
a) Maak een lege map. Kopieer de map die manifest.*.json bevat daarin en noem de
   kopie "package". Zijn er meerdere van zulke mappen, gebruik dan die met het
   hoogste nummer.
b) Sla elke herstelsleutel op in een eigen bestand: key1.txt, key2.txt ...
c) Sla dit op als combine.py:

${combine}
d) Sla dit op als check.py:

${check}
e) Open een terminal in uw map en typ:

${commands}

Toont check.py STOP, dan wordt niets geopend: een bestand ontbreekt, is
gewijzigd of toegevoegd, en er staat bij welk. Anders bevat de map "opened" nu de documenten.
De getoonde lijst geeft de naam en de soort van elk document. Daarna worden de
persoonlijke berichten getoond.
Deze stappen controleren niet of het pakket is vervangen. De programma's hieronder
controleren dat wel. De pagina docs/recovery.md van de dienst legt uit hoe u het
met de hand controleert.
`,

  byPage: (file: string, address: string, sha256: string) => `4. MET HET PROGRAMMA VOOR BROWSERS
${file}
Neem dit bestand van de usb-stick in deze envelop, als die er is. Of haal het van
${address}
zolang die site bestaat. Of neem het uit de map van het pakket.
a) Vergelijk de SHA-256 ervan, of vraag het iemand die dat kan. Wie in de map kan
   schrijven, kan het programma hebben vervangen. Hij moet zijn:
${sha256}
   Wijkt hij af, gebruik het bestand dan niet. Open de documenten met de hand.
b) Verbreek elke netwerkverbinding van de computer.
c) Open het bestand met een browser, bijvoorbeeld Firefox, Chrome, Edge of Safari.
   Het vraagt om de map en om de sleutels, controleert alles en slaat de
   documenten op.
`,

  byProgram: (sha256: string) => `5. MET HET PROGRAMMA recover.mjs
Het programma staat in dezelfde map en draait met Node.js 20 of nieuwer. Het
controleert alles, vraagt om de sleutels en opent de documenten:

node recover.mjs .

Wie in die map kan schrijven, kan het programma hebben vervangen. Vergelijk eerst
de SHA-256 ervan, of vraag het iemand die dat kan. Toen dit blad werd afgedrukt,
was hij
${sha256}
Wijkt hij af, dan kan er met een latere verzegeling een nieuwer programma zijn
gekomen, of is het programma vervangen. Open de documenten dan met de hand.
`,
};
