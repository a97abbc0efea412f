import type * as english from '#words/en/pages/check-evidence.ts';
export const checkEvidence: typeof english.checkEvidence = {
  title: 'Einen Nachweis prüfen',
  intro:
    'Sie haben einen Bericht über das Öffnen eines Testaments und möchten wissen, ob er von uns und unverändert ist. Dazu brauchen Sie die ZIP-Datei, die mit dem Bericht gespeichert wurde, und unseren öffentlichen Schlüssel von dieser Seite.',
  keysTitle: 'Unsere öffentlichen Schlüssel',
  keyNumber: (id: string) => `(Schlüssel ${id})`,
  keyUse:
    'Wählen Sie den Schlüssel mit der Nummer, die in der letzten Zeile von statement.txt steht. Speichern Sie eine seiner beiden Formen oder beide.',
  savePem: 'key.pem speichern, für openssl',
  saveSigners: 'allowed_signers speichern, für ssh-keygen',
  ofKey: (id: string) => `(Schlüssel ${id})`,
  howTitle: 'Was zu tun ist',
  howSteps: [
    'Entpacken Sie die ZIP-Datei in einen leeren Ordner.',
    'Speichern Sie unseren öffentlichen Schlüssel von dieser Seite in denselben Ordner.',
    'Öffnen Sie in diesem Ordner ein Terminal, und geben Sie diese Befehle ein. Der erste muss den SHA-256 zeigen, der in der Zeile „report-sha256“ von statement.txt steht.',
  ],
  provesTitle: 'Was das beweist',
  proves: [
    'Wir haben das zu dieser Zeit gesagt, und seither wurde nichts im Bericht geändert.',
    'Es beweist nicht, wer am Computer saß. Ein Nachweis mit einem Code zeigt, dass jemand die Nachricht lesen konnte, ein Nachweis mit einem Blatt, dass jemand das Blatt hatte.',
    'Die Zeit ist die Uhr unseres Dienstes.',
  ],
  keyWhy:
    'Holen Sie den öffentlichen Schlüssel selbst von dieser Adresse, oder nehmen Sie eine frühere Kopie. Nehmen Sie ihn nicht von der Person, die Ihnen den Bericht gibt: Wer einen Bericht fälscht, gibt Ihnen auch den Schlüssel dazu.',
  stepsEnd: 'Von den letzten beiden Befehlen genügt einer. Er muss „Signature Verified Successfully“ oder „Good“ melden.',
};
