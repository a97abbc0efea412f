import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/survivors.ts';
import { plural } from '#words/plural.ts';

const CHANNELS: Record<Channel, string> = { email: 'E-Mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const people = plural('de', { one: '# Person', other: '# Personen' });
const mayBeMissing = plural('de', { one: 'Eine darf fehlen.', other: '# dürfen fehlen.' });
const codes = plural('de', { one: 'Auf dem Blatt ist noch # Ersatzcode gültig.', other: 'Auf dem Blatt sind noch # Ersatzcodes gültig.' });

export const survivors: typeof english.survivors = {
  title: 'Ihre Vertrauenspersonen',
  lead: 'Diese Personen können Ihr Testament gemeinsam öffnen, wenn Sie es nicht mehr können. Eine allein kann das nicht.',
  margin: {
    none: 'Sie haben noch niemanden benannt. Benennen Sie mindestens zwei Personen, denen Sie vertrauen.',
    tooFew: (total: number, threshold: number, missing: number) =>
      `Sie haben ${people(total)} benannt, und ${threshold} müssen zusammenkommen. Bitte fügen Sie noch ${people(missing)} hinzu.`,
    all: (total: number) => `Alle ${total} Personen müssen zusammenkommen. Wenn eine fehlt, kann niemand Ihr Testament öffnen.`,
    spare: (total: number, threshold: number, spare: number) => `${threshold} Ihrer ${total} Personen müssen zusammenkommen. ${mayBeMissing(spare)}`,
  },
  reach: (reachable: number, total: number) => `Wir haben für ${reachable} von ${total} eine brauchbare Adresse.`,
  later: (threshold: number) => `Wenn Sie Ihr Testament neu versiegeln, müssen ${threshold} Personen zusammenkommen.`,
  add: 'Person hinzufügen',
  addTitle: 'Eine Person hinzufügen',
  addSealed:
    'Ihr Testament ist versiegelt. Wenn Sie eine Person hinzufügen, wird der Schlüssel Ihres Testaments für alle neu geteilt. Die Blätter der anderen bleiben gültig. Wir benachrichtigen Sie und die anderen. Den anderen nennen wir den Namen nicht. Wenn Sie auf Ihrem eigenen Gerät versiegelt haben, versiegeln Sie auch dort neu.',
  addNext: 'Nach diesem Formular drucken Sie das Blatt für diese Person. Halten Sie einen Drucker bereit, weil die Codes nur einmal gezeigt werden.',
  full: 'Sie haben 10 Personen. Mehr sind nicht möglich.',
  changeTitle: (name: string) => `${name} ändern`,
  back: 'Zurück zur Liste',
  paperTitle: (names: string) => `Das Blatt für ${names}`,
  confirmTitle: (name: string) => `Das Blatt für ${name} prüfen`,

  facts: {
    reachable: (addresses: string) => `Unsere Nachrichten gehen an ${addresses}.`,
    idle: (channels: string) =>
      `${channels} können wir für diese Person noch nicht benutzen. Richten Sie dafür ein Konto auf der Seite „Wie wir Sie erreichen“ ein.`,
    unreachable: 'Wir können diese Person nicht erreichen. Fügen Sie eine Adresse hinzu, die funktioniert.',
    bounced: (address: string) => `Unsere E-Mail an ${address} kommt zurück. Fragen Sie nach der richtigen Adresse.`,
    complained: (address: string) =>
      `Jemand hat unsere E-Mail an ${address} als unerwünscht markiert. Fragen Sie diese Person, und speichern Sie die Adresse dann neu.`,
    stopped: (address: string) =>
      `Jemand hat uns unter ${address} mitgeteilt, Sie nicht zu kennen. Fragen Sie diese Person, und berichtigen Sie die Adresse.`,
    proposed: (address: string) =>
      `Die Antwort schlägt eine andere Adresse vor: ${address}. Wir haben sie nicht geprüft. Fragen Sie diese Person, bevor Sie sie verwenden.`,
    wrongContact: 'Jemand hat auf Ihre Einladung geantwortet, dass die Adresse falsch ist. Fragen Sie diese Person, und berichtigen Sie die Adresse.',
    notInvited: 'Sie haben uns nicht gebeten, dieser Person zu schreiben.',
    invited: (day: string) => `Gefragt am ${day}. Es gibt noch keine Antwort.`,
    confirmed: (day: string) => `Hat am ${day} bestätigt, bereit zu sein.`,
    paperConfirmed: (checked: string, made: string | null) =>
      made === null ? `Sie haben das Blatt am ${checked} geprüft.` : `Das Blatt wurde am ${made} erstellt. Sie haben es am ${checked} geprüft.`,
    paperUnconfirmed: (day: string | null) =>
      day === null ? 'Sie haben das Blatt noch nicht geprüft.' : `Das Blatt wurde am ${day} erstellt. Sie haben es noch nicht geprüft.`,
    codes: (left: number) => (left === 0 ? 'Kein Ersatzcode ist mehr gültig. Erstellen Sie ein neues Blatt.' : codes(left)),
    message: 'Es gibt eine persönliche Nachricht.',
    noMessage: 'Es gibt keine persönliche Nachricht.',
    sealed: 'Hat einen Teil des Schlüssels Ihres versiegelten Testaments.',
    unsealed: 'Kann Ihr versiegeltes Testament noch nicht öffnen.',
  },
  channel: (channel: Channel) => CHANNELS[channel],
  tones: { good: 'Gut', plain: 'Hinweis', warning: 'Zu tun' },

  actions: 'Weitere Aktionen',
  takeProposed: (address: string) => `Stattdessen ${address} verwenden`,
  checkPaper: 'Einen Code vom Blatt eingeben',
  checkPaperText: 'Die Codes werden nur gezeigt, wenn das Blatt erstellt wird. Wenn Sie es nicht in der Hand haben, erstellen Sie ein neues Blatt.',
  newPaper: 'Neues Blatt erstellen',
  newPaperTitle: (name: string) => `Ein neues Blatt für ${name} erstellen?`,
  newPaperText:
    'Das Blatt, das diese Person hat, wird ungültig: seine Codes sofort, sein Schlüssel, sobald jeder Speicherort Ihres Testaments die neuen Dateien hat. Halten Sie einen Drucker bereit, weil die neuen Codes nur einmal gezeigt werden.',
  newPaperSealed:
    'Ihr Testament ist versiegelt. Wir benachrichtigen Sie und diese Person. Dann versiegeln wir Ihre Dokumente mit einem neuen Schlüssel. Sie müssen dafür nichts tun. Wenn Sie auf Ihrem eigenen Gerät versiegelt haben, versiegeln Sie auch dort neu.',
  invite: 'Diese Person um Bestätigung bitten',
  inviteTitle: (name: string) => `${name} um Bestätigung bitten?`,
  inviteText: {
    email:
      'Wir senden eine E-Mail mit einem persönlichen Link. Sie sagt, dass Sie diese Person benannt haben, und fragt, ob sie bereit ist und die Adresse stimmt. Wir fragen nur, weil Sie es möchten.',
    sms: 'Wir senden eine SMS mit einem persönlichen Link. Sie fragt, ob die Person bereit ist und ob die Nummer stimmt. Sagen Sie es ihr vorher, damit sie weiß, wer fragt. Wir fragen nur, weil Sie es möchten.',
  },
  inviteSend: {
    email: 'E-Mail senden',
    sms: 'SMS senden',
  },
  invited: (address: string) => `Wir haben die Einladung an ${address} gesendet.`,
  remove: 'Diese Person entfernen',
  removeText: (name: string) =>
    `${name} kann Ihr Testament dann nicht mehr öffnen. Das Blatt gilt nicht mehr, und die persönliche Nachricht wird gelöscht. Das lässt sich nicht rückgängig machen.`,
  removeOpen: 'Wir benachrichtigen niemanden.',
  removeSealed:
    'Ihr Testament ist versiegelt. Der Schlüssel wird unter den anderen neu geteilt, deren Blätter gültig bleiben. Ein Speicherort, den wir nicht erreichen, lässt sich mit dem alten Blatt öffnen, bis er die neuen Dateien hat. Wir benachrichtigen Sie und die anderen. Den anderen nennen wir den Namen nicht. Dann versiegeln wir Ihre Dokumente mit einem neuen Schlüssel. Sie müssen dafür nichts tun. Wenn Sie auf Ihrem eigenen Gerät versiegelt haben, versiegeln Sie auch dort neu.',
  removeFirst: {
    add: (name: string, threshold: number) =>
      `${threshold} Personen müssen zusammenkommen. Deshalb kann ${name} noch nicht entfernt werden. Fügen Sie zuerst eine andere Person hinzu. Entfernen Sie dann ${name}.`,
    addOrLower: (name: string, threshold: number) =>
      `${threshold} Personen müssen zusammenkommen. Deshalb kann ${name} noch nicht entfernt werden. Fügen Sie zuerst eine andere Person hinzu, oder lassen Sie weniger Personen genügen. Entfernen Sie dann ${name}.`,
  },
  done: {
    added: 'Die Person wurde hinzugefügt.',
    saved: 'Die Änderungen wurden gespeichert.',
    removed: (name: string) => `${name} wurde entfernt.`,
    threshold: 'Die Zahl wurde gespeichert.',
  },

  sealTitle: 'Bitte versiegeln Sie Ihr Testament neu',
  sealText: 'Sie haben gewählt, wie viele Personen zusammenkommen müssen. Das gilt, wenn Sie Ihr Testament neu versiegeln.',
  sealOnDevice:
    'Ihr Testament wurde auf Ihrem Gerät für andere Blätter oder für eine andere Anzahl versiegelt. Bitte versiegeln Sie Ihre Dokumente noch einmal auf Ihrem Gerät.',
  sealLink: 'Zu den Dokumenten',
  resealing:
    'Wir versiegeln Ihre Dokumente mit einem neuen Schlüssel, weil sich Ihre Vertrauenspersonen oder ihre Blätter geändert haben. Sie müssen nichts tun.',
  locked: {
    running: 'Eine Übergabe Ihres Testaments läuft. Deshalb lässt sich hier nichts ändern. Wenn es Ihnen gut geht, stoppen Sie zuerst die Übergabe.',
    pending:
      'Ihre Vertrauenspersonen können jetzt eine Übergabe starten. Deshalb lässt sich hier nichts ändern. Wenn es Ihnen gut geht, teilen Sie uns das zuerst mit.',
    recovered: 'Ihr Passwort wurde per E-Mail zurückgesetzt, oder Sie haben eine Änderung abgelehnt. Deshalb lässt sich hier jetzt nichts ändern.',
  },
  security: 'Ansehen, wie Sie bestätigen, dass Sie es waren',

  thresholdTitle: 'Wie viele müssen zusammenkommen?',
  threshold: 'Zahl der Personen, die nötig sind',
  thresholdHint:
    'Eine kleinere Zahl ist sicherer, wenn jemand nicht zu erreichen ist. Eine größere Zahl ist sicherer, wenn Sie nicht jeder einzelnen Person vertrauen.',
  thresholdOption: (threshold: number, total: number) => `${threshold} von ${total}`,
  thresholdSave: 'Zahl speichern',
  thresholdSealed: 'Ihr Testament ist versiegelt. Die Zahl gilt, wenn Sie es neu versiegeln.',
  thresholdFew: 'Das können Sie wählen, wenn Sie drei Personen benannt haben. Bei zweien sind beide nötig.',
};
