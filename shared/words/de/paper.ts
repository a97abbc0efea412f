import type * as english from '#words/en/paper.ts';
import type { PaperFacts } from '#words/en/paper.ts';
export const paper: typeof english.paper = {
  secrets: ({ survivorName, hostName, recoveryKey }: PaperFacts) => `FÜR ${survivorName}
VON ${hostName}
BEWAHREN SIE DIESES BLATT IN EINEM VERSIEGELTEN UMSCHLAG AUF.

${hostName} hat ein Testament hinterlassen und Sie als eine der Personen
benannt, die es gemeinsam öffnen können. Eine allein kann es nicht öffnen. Ohne
den Dienst öffnet man es nur mit Blättern wie diesem. Geben Sie nichts von diesem
Blatt am Telefon weiter, in einer Nachricht oder auf einer Webseite, die Sie nicht
selbst aufgerufen haben. Wenn Sie ein neueres Blatt bekommen, vernichten Sie
dieses, außer wir bitten Sie, es aufzubewahren.

WIEDERHERSTELLUNGSSCHLÜSSEL
${recoveryKey}
`,

  keyOfDevice: `Dieser Schlüssel wurde auf dem Gerät der Person erzeugt, die das Testament
hinterlassen hat. Er steht auf dem Blatt, das mit diesem Gerät gedruckt wurde.
Wir haben ihn nicht. Bewahren Sie beide Blätter zusammen auf.`,

  withTheService: (
    { hostName, survivorId, willId, backupCodes }: PaperFacts,
    service: string,
    startAddress: string,
  ) => `1. SO ÖFFNEN SIE DAS TESTAMENT MIT DEM DIENST
Öffnen Sie ${startAddress}
Wir benachrichtigen ${hostName}. Es bleibt Zeit, die Übergabe zu stoppen. Danach
bestätigen Sie und die anderen, wer Sie sind: mit einem Code, den wir Ihnen
senden, oder mit einem Ersatzcode.

Dienst            ${service}
Testament         ${willId}
Vertrauensperson  ${survivorId}
Ersatzcodes       ${backupCodes.join('  ')}  (jeder gilt einmal)
`,

  withoutTheService: ({ hostName, fingerprint }: PaperFacts) => `2. WENN ES DEN DIENST NICHT MEHR GIBT
Die Dokumente liegen verschlüsselt in einem Ordner. Suchen Sie den Ordner mit der
Datei RECOVER.txt oder eine Kopie davon. Sehen Sie nach, wo ${hostName}
Dateien hatte, zum Beispiel in einem Cloud-Laufwerk oder auf einem Server. Eine
Kopie zu Hause heißt „will-copy“ und ist vielleicht auf einem USB-Stick. Wenn nur
der Dienst den Ordner hatte, brauchen Sie eine solche Kopie.

Wo der Ordner oder eine Kopie ist (von Hand geschrieben):

______________________________________________________________________________

In der Datei RECOVER.txt im Ordner steht, wie viele Wiederherstellungsschlüssel
nötig sind. Treffen Sie sich an einem Ort, bringen Sie Ihre Blätter mit, und
nehmen Sie einen Computer, der mit keinem Netz verbunden ist.

Fingerabdruck des Pakets (echt ist nur ein Paket mit diesem Fingerabdruck)
${fingerprint}
`,

  byHand: (
    combine: string,
    check: string,
    commands: string,
  ) => `3. VON HAND, mit dem öffentlichen Programm „age“ (https://age-encryption.org) und Python 3
a) Legen Sie einen leeren Ordner an. Kopieren Sie den Ordner hinein, der
   manifest.*.json enthält, und nennen Sie die Kopie „package“. Wenn es mehrere
   solche Ordner gibt, nehmen Sie den mit der höchsten Nummer.
b) Speichern Sie jeden Wiederherstellungsschlüssel in einer eigenen Datei:
   key1.txt, key2.txt ...
c) Speichern Sie dies als combine.py:

${combine}
d) Speichern Sie dies als check.py:

${check}
e) Öffnen Sie ein Terminal in Ihrem Ordner und geben Sie ein:

${commands}

Wenn check.py STOP ausgibt, wird nichts geöffnet: Eine Datei fehlt, wurde verändert
oder hinzugefügt, und es steht dabei, welche. Sonst enthält der Ordner „opened“ jetzt die
Dokumente. Die ausgegebene Liste nennt Namen und Art von jedem. Danach werden die persönlichen Nachrichten ausgegeben.
Diese Schritte prüfen nicht, ob das Paket ausgetauscht wurde. Die Programme unten
prüfen es. Wie man es von Hand prüft, erklärt die Seite docs/recovery.md des
Dienstes.
`,

  byPage: (file: string, address: string, sha256: string) => `4. MIT DEM PROGRAMM FÜR BROWSER
${file}
Nehmen Sie diese Datei vom USB-Stick in diesem Umschlag, wenn einer darin ist.
Oder holen Sie sie von
${address}
solange es diese Seite gibt. Oder nehmen Sie sie aus dem Ordner des Pakets.
a) Vergleichen Sie den SHA-256, oder bitten Sie jemanden darum, der es kann. Wer
   in den Ordner schreiben kann, könnte das Programm ausgetauscht haben. Der
   SHA-256 muss lauten
${sha256}
   Wenn er anders ist, verwenden Sie die Datei nicht. Öffnen Sie die Dokumente
   von Hand.
b) Trennen Sie den Computer von jedem Netz.
c) Öffnen Sie die Datei mit einem Browser, zum Beispiel Firefox, Chrome, Edge oder
   Safari. Sie fragt nach dem Ordner und nach den Schlüsseln, prüft alles und
   speichert die Dokumente.
`,

  byProgram: (sha256: string) => `5. MIT DEM PROGRAMM recover.mjs
Das Programm liegt im selben Ordner und läuft mit Node.js 20 oder neuer. Es prüft
alles, fragt nach den Schlüsseln und öffnet die Dokumente:

node recover.mjs .

Wer in diesen Ordner schreiben kann, könnte das Programm ausgetauscht haben.
Vergleichen Sie zuerst den SHA-256, oder bitten Sie jemanden darum, der es kann.
Beim Druck dieses Blatts lautete er
${sha256}
Wenn er anders ist, kam mit einem späteren Versiegeln vielleicht ein neueres
Programm, oder es wurde ausgetauscht. Öffnen Sie dann die Dokumente von Hand.
`,
};
