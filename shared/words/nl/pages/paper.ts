import type * as english from '#words/en/pages/paper.ts';
export const paper: typeof english.paper = {
  forName: (name: string) => `Voor ${name}`,
  fromName: (name: string) => `Van ${name}`,
  sheet: (number: number) => `Blad ${number} van 2`,
  keep: 'Bewaar beide bladen in een verzegelde envelop, op een veilige plek.',
  what: (host: string) =>
    `${host} heeft een testament achtergelaten en u genoemd als een van de mensen die het samen kunnen openen. Eén persoon alleen kan het niet openen. Zonder de dienst gaat het alleen open met bladen zoals dit.`,
  quorum: (threshold: number, total: number) => `Toen dit werd afgedrukt, moesten ${threshold} van ${total} mensen samenkomen.`,
  secret: 'Deel niets van dit blad per telefoon of in een bericht. Krijgt u een nieuwer blad, vernietig dit dan, tenzij wij u vragen het te bewaren.',
  openTitle: (host: string) => `Als ${host} is overleden, of niet meer kan handelen`,
  open: {
    address: 'Open dit adres op een telefoon of computer. Of scan de code.',
    paper: 'Kies „Ik heb een blad uit een verzegelde envelop”. Typ de twee nummers en één reservecode van hieronder over.',
    others: (host: string) =>
      `Wij sturen een melding aan ${host}, die tijd heeft om dit te stoppen als alles goed gaat. Daarna bevestigen de anderen op dezelfde manier wie zij zijn.`,
    read: 'Hebben genoeg van u dit gedaan, en is de tijd om het te stoppen voorbij, dan kunt u daar de documenten lezen.',
  },
  startQr: 'QR-code: opent de pagina waar u begint',
  survivor: 'Nummer van de vertrouwenspersoon',
  will: 'Nummer van het testament',
  codes: 'Reservecodes',
  codesHint: 'Elke code werkt één keer. Streep hem door als u hem hebt gebruikt.',

  recoveryTitle: 'Als de dienst niet meer bestaat',
  recoveryLead: 'De documenten staan versleuteld in een map. Met de sleutels van genoeg mensen kunt u die zonder ons openen.',
  key: 'Herstelsleutel',
  fingerprint: 'Vingerafdruk van het pakket',
  fingerprintHint: 'Alleen een pakket met deze vingerafdruk is echt.',
  check: 'Controletekens',
  keyQr: 'QR-code: herstelsleutel en vingerafdruk',
  steps: {
    find: (host: string) =>
      `Zoek de map met het bestand RECOVER.txt, of een kopie ervan. Kijk waar ${host} bestanden bewaarde, zoals in een clouddienst of op een server. Een kopie thuis heet "will-copy" en staat misschien op een usb-stick. Had alleen de dienst de map, dan hebt u zo’n kopie nodig.`,
    place: 'Waar de map of een kopie is (met de hand geschreven):',
    meet: 'RECOVER.txt zegt hoeveel sleutels er nodig zijn. Kom op één plek samen met uw bladen.',
    program: 'Haal dit bestand: van een usb-stick in deze envelop, van het adres hieronder zolang dat bestaat, of uit de map.',
    compare: 'Vergelijk de SHA-256 van het bestand, of vraag het iemand die dat kan. Wijkt hij af, gebruik het bestand dan niet. Hij moet zijn:',
    disconnect: 'Gebruik een computer, en verbreek elke netwerkverbinding.',
    open: 'Open het bestand met Firefox, Chrome, Edge of Safari. Het vraagt om de map en om uw sleutels, controleert alles en slaat de documenten op.',
  },
  byHandTitle: 'Met de hand, voor iemand met de vaardigheden',
  byHand: 'Zonder het bestand hierboven: gebruik het publieke programma "age" (age-encryption.org) en Python 3:',
  byHandSteps: [
    'Neem in de map "shares" de map met het hoogste nummer. Elke herstelsleutel (key.txt) opent daarin één bestand: age -d -i key.txt FILE.age > share1.json',
    'Sla het programma links op als combine.py: python3 combine.py share*.json > will-key.txt',
    'Sla het andere programma op als check.py: python3 check.py manifest.NUMMER.json (het hoogste nummer). Open na STOP niets. Open alleen wat het noemt',
    'Lijst van de documenten: age -d -i will-key.txt index.age',
    'Elk document: age -d -i will-key.txt FILE.age > document',
    'Elk bericht: age -d -i will-key.txt FILE.age | age -d -i key.txt',
  ],
  byHandWarning: 'Deze stappen controleren niet of het pakket echt is.',
};
