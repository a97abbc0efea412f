import type * as english from '#words/en/pages/paper-key.ts';

export const paperKey: typeof english.paperKey = {
  label: 'Ihr Wiederherstellungsschlüssel',
  hint: 'Er steht auf Blatt 2 von 2 und beginnt mit AGE-SECRET-KEY-1. Groß- und Kleinbuchstaben und Leerzeichen machen keinen Unterschied. Der Schlüssel bleibt in diesem Browser. Wir bekommen ihn nicht.',
  missing: 'Geben Sie den ganzen Schlüssel ein. Er beginnt mit AGE-SECRET-KEY-1 und hat 74 Zeichen.',
  length: (typed: string) => `Der Schlüssel hat 74 Zeichen, und Sie haben ${typed} eingegeben. Bitte vergleichen Sie ihn mit dem Blatt.`,
  mistyped: 'In dem Schlüssel ist ein Tippfehler. Bitte vergleichen Sie ihn Zeichen für Zeichen mit dem Blatt.',
  mistypedAt: (letters: string) => `In diesen Zeichen ist ein Tippfehler: ${letters}. Bitte vergleichen Sie sie mit dem Blatt.`,
  photo: 'Den quadratischen Code neben dem Schlüssel fotografieren',
  photoHint:
    'Mit einem Foto müssen Sie den Schlüssel nicht abtippen. Benutzen Sie an einem Computer dessen eigene Kamera, oder tippen Sie den Schlüssel ab. Das Foto bleibt auf diesem Gerät. Schicken Sie es niemandem, auch nicht sich selbst. Löschen Sie es danach, denn es zeigt den Schlüssel. Wenn dieses Gerät seine Fotos in eine Cloud kopiert, löschen Sie es auch dort.',
  photoRead: 'Der Schlüssel wurde vom Foto gelesen.',
  noCode:
    'Auf diesem Foto ist kein Wiederherstellungsschlüssel, oder es ist nicht scharf. Nehmen Sie den quadratischen Code auf Blatt 2 und versuchen Sie es noch einmal, oder tippen Sie den Schlüssel ab.',
};
