import type * as english from '#words/en/recovery/page.ts';
export const page: typeof english.page = {
  remedies: {
    papers:
      'Es wurde nichts geöffnet. Bitte fragen Sie eine weitere Vertrauensperson nach ihrem Blatt. Ein Blatt, das durch ein neueres ersetzt wurde, öffnet nur ältere Kopien.',
    copy: 'Es wurde nichts geöffnet. Dieses Paket ist beschädigt, unvollständig oder verändert. Bitte vertrauen Sie ihm nicht. Verwenden Sie eine andere Kopie des Pakets, oder laden Sie es neu herunter.',
  },
  title: 'Ein Testament ohne den Dienst öffnen',
  language: 'Sprache',
  steps: {
    choose: 'Das Paket wählen',
    papers: 'Die Blätter eingeben',
    compare: 'Mit dem Blatt vergleichen',
    documents: 'Die Dokumente speichern',
  },
  step: (number: number, of: number) => `Schritt ${number} von ${of}`,
  back: 'Mit einer anderen Kopie neu beginnen',
  choose: {
    lead: 'Diese Seite öffnet das verschlüsselte Paket einer verstorbenen Person mit den Blättern ihrer Vertrauenspersonen. Sie arbeitet ohne Internet und sendet nichts.',
    online:
      'Dieses Gerät ist mit einem Netz verbunden. Bitte trennen Sie es zuerst: Schalten Sie WLAN und mobile Daten aus, und ziehen Sie das Netzwerkkabel ab.',
    offline: 'Dieses Gerät ist mit keinem Netz verbunden. Das ist richtig.',
    what: 'Das Paket ist ein Ordner. Darin sind Dateien mit den Namen manifest.<Nummer>.json, index.age und RECOVER.txt und die Ordner shares und messages.',
    folder: 'Den Ordner wählen',
    files: 'Dateien wählen',
    filesHint: 'Manche Telefone können keinen Ordner wählen. Wählen Sie dort alle Dateien des Pakets. Sie können mehrmals wählen.',
    reading: 'Die Dateien werden gelesen …',

    missing: (paths: string, count: number) => `Noch fehlende Dateien: ${count}. Bitte fügen Sie sie hinzu: ${paths}`,
    zip: 'Das ist eine ZIP-Datei. Bitte entpacken Sie sie zuerst. Wählen Sie dann den entpackten Ordner.',
    rightFolder: 'Bitte prüfen Sie, ob es der richtige Ordner ist.',
  },
  papers: {
    lead: (needed: number) =>
      `Dieses Paket braucht ${needed} Wiederherstellungsschlüssel. Jeder steht auf dem Blatt einer Person und beginnt mit AGE-SECRET-KEY-1.`,
    entered: (fitting: number, needed: number) => `${fitting} von ${needed} Schlüsseln passen.`,
    label: 'Wiederherstellungsschlüssel („Recovery key“)',
    hint: 'Groß- und Kleinschreibung und Leerzeichen spielen keine Rolle.',
    add: 'Diesen Schlüssel hinzufügen',
    camera: 'Einen QR-Code mit der Kamera lesen',
    photo: 'Einen QR-Code von einem Foto lesen',
    stop: 'Die Kamera beenden',
    aim: 'Halten Sie den QR-Code des Blatts vor die Kamera.',
    noCamera: 'Die Kamera ist hier nicht verfügbar. Bitte machen Sie ein Foto, oder tippen Sie den Schlüssel ab.',
    noCode: 'Auf diesem Foto wurde kein QR-Code gefunden. Bitte wiederholen Sie es, scharf und gerade von oben, oder tippen Sie den Schlüssel ab.',
    codeWithoutKey: 'In diesem QR-Code ist kein Wiederherstellungsschlüssel. Bitte verwenden Sie den Code neben dem Schlüssel.',
    name: (number: number) => `Schlüssel ${number}`,
    remove: (name: string) => `${name} entfernen`,
    twice: 'Diesen Schlüssel haben Sie schon eingegeben. Bitte geben Sie den Schlüssel einer anderen Person ein.',
    empty: 'In diesem Text ist kein Wiederherstellungsschlüssel. Er beginnt mit AGE-SECRET-KEY-1 und hat 74 Zeichen.',
  },
  compare: {
    revision: 'Revision',
    generation: 'Generation',
    sealed: 'Versiegelt am',
    keys: 'Schlüssel',
    keysOf: (threshold: number, total: number) => `${threshold} von ${total} sind nötig`,
    older:
      'Wenn Sie andere Kopien des Pakets haben, vergleichen Sie diese. Die Kopie mit der höchsten Generation ist die neueste. Eine ältere Kopie sieht genauso echt aus, und nichts in ihr zeigt, dass es eine neuere gibt.',
    fingerprint: 'Fingerabdruck des Pakets („Package fingerprint“)',
    matches: 'Das ist der Fingerabdruck auf dem Blatt. Das Paket ist echt.',
    compareIt: 'Vergleichen Sie ihn mit dem Fingerabdruck auf dem Blatt, Gruppe für Gruppe.',
    same: 'Er ist gleich: weiter',
    differs: 'Er ist anders',
    forged:
      'Bitte machen Sie nicht weiter. Dieses Paket stammt von jemand anderem. Es wurde nichts geöffnet. Verwenden Sie eine andere Kopie des Pakets.',
  },
  documents: {
    checking: 'Jede Datei wird geprüft …',
    hostMatches: 'Die Dokumente wurden mit dem Schlüssel der Person versiegelt, deren Testament es ist: Sein Fingerabdruck steht auf dem Blatt.',
    hostCompare:
      'Die Person, deren Testament es ist, hat die Dokumente mit ihrem eigenen Schlüssel versiegelt. Vergleichen Sie diesen Fingerabdruck Gruppe für Gruppe mit dem ihres Schlüssels auf dem Blatt. Wenn er anders ist, vertrauen Sie den Dokumenten nicht.',
    withoutHost:
      'Wenn ein Zettel „Versiegelt von“ zu den Blättern gehört, sind diese Dokumente nicht die, die die Person versiegelt hat, deren Testament es ist. Vertrauen Sie ihnen dann nicht.',
    hostSealed: 'Von dieser Person versiegelt am',
    hostNumber: 'Nummer dieser Versiegelung',
    hostOlder:
      'Eine ältere Versiegelung sieht genauso echt aus, auch in einem neueren Paket. Wenn Sie von einer späteren wissen, suchen Sie eine neuere Kopie des Pakets.',
    genuine: 'Jede Datei ist genau so, wie sie versiegelt wurde.',
    save: 'Speichern',
    saveName: (name: string) => `${name} speichern`,
    saveAll: 'Alle Dokumente speichern',
    saving: (name: string) => `${name} wird gespeichert …`,
    asked: 'Ihr Browser wurde gebeten, es zu speichern',
    cannotSee: 'Diese Seite sieht nicht, ob Ihr Browser ein Dokument gespeichert hat. Bitte sehen Sie in Ihren Downloads nach.',
    oneByOne: 'Zusammen sind diese Dokumente zu groß für eine Datei. Speichern Sie eines nach dem anderen.',
    unusual:
      'Diese Art von Datei ist für ein Testament ungewöhnlich und könnte ein Programm sein. Öffnen Sie sie nicht, wenn Sie sie nicht erwarten.',
    message: (name: string) => `Eine persönliche Nachricht, für: ${name}`,
    next: 'Was jetzt zu tun ist',
    steps: [
      'Wenn Sie eine ZIP-Datei gespeichert haben, entpacken Sie sie. Öffnen Sie jetzt jedes Dokument und prüfen Sie, ob Sie es lesen können.',
      'Kopieren Sie die Dokumente an einen zweiten Ort. Behalten Sie das versiegelte Paket und die Blätter, bis alles geregelt ist.',
      'Zeigen Sie die Dokumente einem Notariat oder einer Anwaltskanzlei, bevor jemand danach handelt. Diese Seite beweist, was versiegelt wurde. Sie beweist nicht, dass ein Dokument rechtlich gültig ist.',
      'Schließen Sie diese Seite. Wenn dieses Gerät nicht Ihnen gehört, löschen Sie die Dokumente aus seinen Downloads.',
    ],
  },
  failed: (reason: string) =>
    `Diese Seite musste wegen eines Problems anhalten. Ihre Blätter sind nicht die Ursache. Bitte wählen Sie die Dateien neu, oder verwenden Sie einen anderen Browser. (${reason})`,
};
