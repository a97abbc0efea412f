import type * as english from '#words/en/pages/host-documents.ts';
import { plural } from '#words/plural.ts';

const documentsMany = plural('de', { one: '# Dokument', other: '# Dokumente' });
const survivorsMany = plural('de', { one: '# Vertrauensperson', other: '# Vertrauenspersonen' });

export const hostDocuments: typeof english.hostDocuments = {
  lead: 'Hier wählen Sie, was Ihre Vertrauenspersonen einmal lesen werden.',
  leadOpen: 'Versiegelt wird erst, wenn Sie den Knopf am Ende dieser Seite drücken.',
  leadSealed: 'Es ist alles versiegelt. Wenn Sie ein Dokument hinzufügen oder entfernen, versiegeln Sie mit dem Knopf am Ende dieser Seite neu.',

  uploadTitle: 'Dokumente hinzufügen',
  choose: 'Dateien auswählen',
  drop: 'Sie können Dateien auch hierher ziehen.',
  accepted: (kinds: string) => `Diese Arten sind möglich: ${kinds}.`,
  whichKinds: 'Welche Arten von Dateien sind möglich?',
  limits: (file: string, total: string, count: string) => `Eine Datei kann bis zu ${file} haben, alle zusammen bis zu ${total} und ${count}.`,
  count: documentsMany,
  kinds: { pdf: 'PDF', word: 'Word-Dokumente (DOCX)', text: 'reiner Text', image: (formats: string) => `Bilder (${formats})` },
  otherKind: 'Haben Sie eine andere Art von Datei? Öffnen Sie sie, und speichern oder drucken Sie sie als PDF.',

  rejected: {
    title: plural('de', { one: 'Eine Datei wurde nicht hinzugefügt', other: '# Dateien wurden nicht hinzugefügt' }),
    kind: (name: string) => `${name}: Diese Art von Datei ist nicht möglich. Speichern Sie sie als PDF, und fügen Sie das PDF hinzu.`,
    empty: (name: string) => `${name}: Diese Datei ist leer.`,
    too_large: (name: string, most: string) => `${name}: Sie hat mehr als ${most}. Verkleinern oder teilen Sie sie.`,
    too_many: (name: string, most: string) => `${name}: Ihr Testament hat schon ${most}. Entfernen Sie eines, das Sie nicht brauchen.`,
    total: (name: string, most: string) => `${name}: Mit ihr hätte Ihr Testament mehr als ${most}. Entfernen Sie zuerst ein Dokument.`,
  },

  renamed: (from: string, to: string) => `${from} heißt jetzt ${to}, denn der Name sagte nicht, welche Art von Datei es ist.`,
  same: (names: string) => `${names} haben denselben Inhalt. Wenn Sie nicht beide brauchen, entfernen Sie eines.`,
  passwordNeeded: (name: string) =>
    `${name} ist mit einem Passwort geschützt. Wenn es beim Öffnen verlangt wird, brauchen es auch Ihre Vertrauenspersonen. Sagen Sie ihnen, wo sie es finden, oder fügen Sie eine Kopie ohne Passwort hinzu.`,

  original: {
    title: 'Wo ist das unterschriebene Original?',
    scan: 'Ein Scan ist vor dem Gesetz vielleicht kein gültiges Testament. In vielen Ländern gilt nur das unterschriebene Original auf Papier.',
    text: 'Geben Sie es einem Notariat, oder bewahren Sie es an einem Ort auf, den Ihre Vertrauenspersonen finden. Schreiben Sie hier, wo es ist. Die Zeile wird mit Ihren Dokumenten versiegelt.',
    label: 'Das Original ist hier',
    hint: 'Zum Beispiel: beim Notariat Gruber in Graz oder in der blauen Mappe in meinem Schreibtisch.',
    missing: 'Schreiben Sie, wo das Original ist.',
    add: 'Diese Zeile zu den Dokumenten hinzufügen',
    file: 'Wo das Original ist.txt',
    added: (file: string) => `Die Zeile ist bei Ihren Dokumenten: ${file}. Um sie zu ändern, entfernen Sie sie dort, und schreiben Sie eine neue.`,
    inList: (file: string) => `Sie haben es notiert: ${file}.`,
  },

  phases: {
    waiting: 'Wartet auf die Dateien davor',
    paused: 'Angehalten',
    hashing: 'Wird gelesen',
    announcing: 'Wird vorbereitet',
    sending: (percent: number, sent: string, size: string) => `${percent} % hochgeladen (${sent} von ${size})`,
    checking: 'Ist angekommen und wird geprüft',
    done: 'Ist hinzugefügt',
  },
  progressOf: (name: string) => `Hochladen von ${name}`,
  keepOpen: 'Lassen Sie dieses Fenster offen, bis alles hinzugefügt ist. Die anderen Seiten dieses Menüs können Sie sich ansehen.',
  broken:
    'Die Verbindung wurde unterbrochen. Es ist nichts verloren. Wir versuchen es wieder, sobald Ihr Gerät online ist oder wenn Sie „Noch einmal versuchen“ drücken.',
  unreadable: 'Ihr Gerät konnte diese Datei nicht lesen. Vielleicht wurde sie verschoben oder geändert. Wählen Sie sie noch einmal aus.',
  notAccepted: 'Der Speicher dieses Dienstes hat die Datei nicht angenommen. Drücken Sie „Noch einmal versuchen“.',

  listTitle: 'Ihre Dokumente',
  states: { sealed: 'Versiegelt', leaves: 'Entfällt beim nächsten Versiegeln', new: 'Neu, noch nicht versiegelt' },
  nothingSealed: 'Es ist noch nichts versiegelt. Ihre Vertrauenspersonen könnten nichts lesen.',
  sealedSince: (moment: string) => `Versiegelt am ${moment}`,
  nothingNext: 'Es gibt noch kein Dokument. Fügen Sie oben eines hinzu.',
  expires: (moment: string) =>
    `Bitte versiegeln Sie Ihr Testament vor dem ${moment}. Danach löschen wir Dokumente, die nicht versiegelt sind, denn nur versiegelte sind für Ihre Vertrauenspersonen verschlüsselt. Wir erinnern Sie vorher.`,
  removeNew: 'Es wurde nie versiegelt. Wir löschen es sofort. Sie können es später wieder hochladen.',
  removeSealed: 'Es bleibt versiegelt, bis Sie Ihr Testament das nächste Mal versiegeln. Danach können Ihre Vertrauenspersonen es nicht mehr lesen.',
  removeButton: 'Dokument entfernen',
  keep: 'Behalten',

  onDevice: {
    title: 'So versiegeln, dass auch wir es nicht lesen können',
    text: 'Wir verschlüsseln Ihre Dokumente und könnten sie dabei lesen. Sie können sie auch vorher auf diesem Gerät verschlüsseln. Dann brauchen Ihre Vertrauenspersonen ihre Blätter.',
    open: 'Auf diesem Gerät versiegeln',
    is: 'Diese Dokumente wurden auf Ihrem eigenen Gerät versiegelt. Wir können sie nicht lesen. Was wir prüfen, sind die verschlüsselten Dateien.',
    again:
      'Diese Dokumente können nur auf Ihrem eigenen Gerät noch einmal versiegelt werden: Es fehlen Dateien, es sind andere Dokumente dabei, oder Ihre Vertrauenspersonen, deren Blätter oder die nötige Anzahl haben sich geändert.',
  },

  sealTitle: 'Testament versiegeln',
  sealText: (survivors: string, threshold: number) =>
    `Wir verschlüsseln die Dokumente und teilen den Schlüssel auf ${survivors} auf. Je ${threshold} von ihnen können Ihr Testament gemeinsam öffnen.`,
  sealNothing: 'Alles ist versiegelt. Wenn Sie Ihr Testament ändern möchten, fügen Sie ein Dokument hinzu, oder entfernen Sie eines.',
  sealAgain:
    'Ihre Vertrauenspersonen oder die nötige Zahl haben sich geändert. Bitte versiegeln Sie Ihr Testament noch einmal, damit die Änderung gilt.',
  missing: 'Bevor Sie Ihr Testament versiegeln können',
  missingDocuments: 'Fügen Sie oben mindestens ein Dokument hinzu.',
  missingSurvivors: (count: string) => `Benennen Sie mindestens ${count}.`,
  missingStorage: 'Verbinden Sie einen Speicherort, an dem Ihr versiegeltes Testament liegen wird.',
  toSurvivors: 'Zu den Vertrauenspersonen',
  toStorages: 'Zu den Speicherorten',
  survivors: survivorsMany,
  uploadsRunning:
    'Einige Dateien oben sind noch nicht hinzugefügt. Bitte warten Sie, bis sie es sind, oder entfernen Sie sie aus der Liste. Versiegeln Sie dann Ihr Testament.',
  notAddedText:
    'In der Liste oben steht, warum. Dort können Sie es noch einmal versuchen oder eine Datei entfernen. Sie können auch mit den anderen Dokumenten weitermachen.',
  withoutThem: 'Mit den anderen Dokumenten weitermachen',
  where: 'Wo soll Ihr versiegeltes Testament liegen?',
  current: 'Enthält Ihr Testament jetzt',
  move: (name: string) => `Ihr Testament wird nach ${name} verlegt. Wenn es dort vollständig ist, löschen wir es am bisherigen Speicherort.`,
  seal: 'Mein Testament jetzt versiegeln',
  review: {
    title: 'Bitte sehen Sie sich vorher noch etwas an',
    text: 'Ihr Passwort wurde per E-Mail zurückgesetzt, und das kann jeder tun, der Ihre E-Mails lesen kann. Bitte prüfen Sie deshalb, ob alles von Ihnen ist, was seitdem in Ihrem Konto eingetragen wurde. Jetzt wurde nichts versiegelt.',
    open: 'Prüfen, was eingetragen wurde',
  },
  sealingTitle: 'Ihr Testament wird versiegelt',
  sealingCount: (done: number, total: number) => `${done} von ${total} Dokumenten sind versiegelt`,
  sealingStart: 'Wir bereiten den Schlüssel vor.',
  sealingWait: 'Das kann einige Minuten dauern. Sie können diese Seite verlassen: Das Versiegeln läuft ohne Sie zu Ende.',
  sealed: 'Ihr Testament ist versiegelt',
  sealedFacts: (documents: number, storage: string) => `${documentsMany(documents)}, aufbewahrt in „${storage}“.`,
  sealedShares: (survivors: number, threshold: number) =>
    `Der Schlüssel ist auf ${survivorsMany(survivors)} aufgeteilt. ${threshold} von ihnen sind nötig.`,
  nextSteps: 'Wie es weitergeht',
  asked: (moment: string) => `Wir fragen Sie von Zeit zu Zeit, ob es Ihnen gut geht. Das nächste Mal am ${moment}.`,
  askedSoon: 'Wir fragen Sie von Zeit zu Zeit, ob es Ihnen gut geht.',
  silent:
    'Wenn Sie mehrmals nicht antworten, informieren wir Ihre Vertrauenspersonen. Vorher erinnern wir Sie über jeden Kanal, den Sie uns angegeben haben.',
  papers: 'Geben Sie jeder Vertrauensperson den versiegelten Umschlag mit ihrem Blatt, wenn Sie das noch nicht getan haben.',
  copy: {
    title: 'Eine Kopie für zu Hause',
    text: [
      'Die Kopie enthält Ihr versiegeltes Testament und eine Seite, die es ohne uns und ohne Internet öffnet.',
      'Wer sie findet, kann sie ohne die Blätter Ihrer Vertrauenspersonen nicht lesen. Sie können sie also allen geben oder auf einem USB-Stick zu den Umschlägen legen.',
    ],
    none: 'Sie haben noch keine Kopie.',
    taken: 'Ihre Kopien',
    takenAt: 'Kopie vom',
    isCurrent: 'aktuell',
    isOld: 'alt: Ihre Dokumente oder Vertrauenspersonen haben sich seither geändert. Bitte nehmen Sie eine neue.',
    save: 'Eine Kopie speichern (ZIP)',
    savePart: (part: number, parts: number) => `Teil ${part} von ${parts} speichern (ZIP)`,
    loading: (size: string) => `${size} sind angekommen. Bitte lassen Sie diese Seite offen.`,
    saved: 'Die Kopie ist angekommen, und Ihr Browser speichert sie',
    savedText:
      'Sehen Sie nach, ob sie bei den Downloads dieses Geräts ist. Legen Sie sie auf einen USB-Stick, oder geben Sie sie Ihren Vertrauenspersonen. Lassen Sie sie, wie sie ist: Entpackt wird sie erst, wenn man sie braucht.',
    old: 'Eine alte Kopie öffnet mit den alten Blättern für immer das alte Testament. Sammeln Sie nach einer Änderung alte Kopien und alte Blätter ein, und vernichten Sie sie.',
    afterSealing:
      'Ihr versiegeltes Testament liegt bei uns. Nehmen Sie auch eine Kopie mit nach Hause: Mit den Blättern lässt sie sich ohne uns öffnen.',
    take: 'Eine Kopie mit nach Hause nehmen',
  },
  fragile: 'Bitte bringen Sie das bald in Ordnung',
  warnings: {
    package_behind: (name: string) =>
      `${name} war nicht erreichbar und hat diese Versiegelung noch nicht. Wir versuchen es jeden Tag. Bis dahin lässt sich dieser Speicherort nur mit früheren Blättern öffnen: Bitte bewahren Sie diese auf.`,
    survivor_unreachable: (name: string) =>
      `Wir erreichen ${name} nicht. Ergänzen Sie auf der Seite „Vertrauenspersonen“ eine E-Mail-Adresse von ${name}.`,
    no_margin: () =>
      'Alle Ihre Vertrauenspersonen werden gebraucht. Fällt eine aus, kann niemand Ihr Testament öffnen. Benennen Sie eine weitere, oder senken Sie die nötige Zahl.',
    paper_unconfirmed: (name: string) =>
      `Sie haben noch keinen Code vom Blatt von ${name} abgetippt. Tun Sie das auf der Seite „Vertrauenspersonen“. Wenn ein Blatt nicht gedruckt wurde, erstellen Sie dort ein neues: Die Codes wurden nur einmal gezeigt.`,
  },
};
