import type * as english from '#words/en/pages/paper.ts';
export const paper: typeof english.paper = {
  forName: (name: string) => `Für ${name}`,
  fromName: (name: string) => `Von ${name}`,
  sheet: (number: number) => `Blatt ${number} von 2`,
  keep: 'Bewahren Sie beide Blätter in einem versiegelten Umschlag an einem sicheren Ort auf.',
  what: (host: string) =>
    `${host} hat ein Testament hinterlegt und Sie als eine der Personen benannt, die es gemeinsam öffnen können. Eine Person allein kann es nicht öffnen. Ohne den Dienst lässt es sich nur mit solchen Blättern öffnen.`,
  quorum: (threshold: number, total: number) => `Als dies gedruckt wurde, mussten ${threshold} von ${total} Personen zusammenkommen.`,
  secret:
    'Geben Sie nichts von diesem Blatt am Telefon oder in einer Nachricht weiter. Wenn Sie ein neueres Blatt bekommen, vernichten Sie dieses, außer wir bitten Sie, es aufzubewahren.',
  openTitle: (host: string) => `Wenn ${host} gestorben ist oder nicht mehr handeln kann`,
  open: {
    address: 'Öffnen Sie diese Adresse auf einem Telefon oder Computer. Oder scannen Sie den Code.',
    paper: 'Wählen Sie „Ich habe ein Blatt aus einem versiegelten Umschlag“. Geben Sie die zwei Nummern und einen Ersatzcode von unten ein.',
    others: (host: string) =>
      `Wir benachrichtigen ${host} und warten. Wenn alles in Ordnung ist, kann ${host} das in dieser Zeit stoppen. Danach bestätigen die anderen auf dieselbe Weise, wer sie sind.`,
    read: 'Wenn genug von Ihnen das getan haben und diese Zeit vorbei ist, können Sie dort die Dokumente lesen.',
  },
  startQr: 'QR-Code: öffnet die Seite, auf der Sie beginnen',
  survivor: 'Ihre Nummer',
  will: 'Nummer des Testaments',
  codes: 'Ersatzcodes',
  codesHint: 'Jeder Code gilt einmal. Streichen Sie ihn durch, wenn Sie ihn benutzt haben.',

  recoveryTitle: 'Wenn es den Dienst nicht mehr gibt',
  recoveryLead: 'Die Dokumente liegen verschlüsselt in einem Ordner. Mit den Schlüsseln von genug Personen können Sie ihn ohne uns öffnen.',
  key: 'Wiederherstellungsschlüssel (Recovery key)',
  fingerprint: 'Fingerabdruck des Pakets (Package fingerprint)',
  fingerprintHint: 'Nur ein Paket mit diesem Fingerabdruck ist echt.',
  check: 'Prüfzeichen',
  keyQr: 'QR-Code: Schlüssel und Fingerabdruck',
  steps: {
    find: (host: string) =>
      `Suchen Sie den Ordner mit der Datei RECOVER.txt oder eine Kopie davon. Sehen Sie nach, wo ${host} Dateien hatte, zum Beispiel in einem Cloud-Laufwerk oder auf einem Server. Eine Kopie zu Hause heißt „will-copy“ und ist vielleicht auf einem USB-Stick. Wenn nur der Dienst den Ordner hatte, brauchen Sie eine solche Kopie.`,
    place: 'Wo der Ordner oder eine Kopie ist (von Hand geschrieben):',
    meet: 'RECOVER.txt sagt, wie viele Schlüssel nötig sind. Treffen Sie sich an einem Ort mit Ihren Blättern.',
    program: 'Nehmen Sie diese Datei: von einem USB-Stick in diesem Umschlag, von der Adresse unten, solange es sie gibt, oder aus dem Ordner.',
    compare:
      'Vergleichen Sie den SHA-256 der Datei, oder bitten Sie eine kundige Person darum. Ist er anders, verwenden Sie die Datei nicht. Richtig ist:',
    disconnect: 'Nehmen Sie einen Computer, und trennen Sie ihn von jedem Netz.',
    open: 'Öffnen Sie die Datei mit Firefox, Chrome, Edge oder Safari. Sie fragt nach dem Ordner und Ihren Schlüsseln, prüft alles und speichert die Dokumente.',
  },
  byHandTitle: 'Von Hand, für eine kundige Person',
  byHand: 'Ohne die Datei oben, mit dem öffentlichen Programm „age“ (age-encryption.org) und Python 3:',
  byHandSteps: [
    'Im Ordner „shares“ den Ordner mit der höchsten Zahl nehmen. Jeder Schlüssel (key.txt) öffnet darin eine Datei: age -d -i key.txt DATEI.age > share1.json',
    'Das Programm links als combine.py speichern: python3 combine.py share*.json > will-key.txt',
    'Das andere Programm als check.py speichern: python3 check.py manifest.ZAHL.json (die höchste Zahl). Nach STOP nichts öffnen. Nur öffnen, was es nennt',
    'Liste der Dokumente: age -d -i will-key.txt index.age',
    'Jedes Dokument: age -d -i will-key.txt DATEI.age > dokument',
    'Jede Nachricht: age -d -i will-key.txt DATEI.age | age -d -i key.txt',
  ],
  byHandWarning: 'Diese Schritte prüfen nicht, ob das Paket echt ist.',
};
