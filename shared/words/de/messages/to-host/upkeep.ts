import type * as english from '#words/en/messages/to-host/upkeep.ts';
import { plural } from '#words/plural.ts';

export const upkeep: typeof english.upkeep = {
  'documents-damaged': {
    subject: 'Einige Ihrer versiegelten Dokumente sind beschädigt',
    opening: (storage: string) =>
      `Einmal im Monat prüfen wir Ihre versiegelten Dokumente. Am Speicherort ${storage} fehlen diese Dokumente oder sind beschädigt:`,

    unnamedDocument: 'ein Dokument',
    othersIntact: 'Ihre Vertrauenspersonen könnten diese Dokumente nicht lesen. Alle anderen Dokumente sind unversehrt.',
    upload: 'Bitte melden Sie sich an, laden Sie die genannten Dokumente noch einmal hoch und versiegeln Sie danach Ihr Testament neu.',
    onDevice:
      'Diese Dateien hat Ihr eigenes Gerät verschlüsselt. Bitte melden Sie sich an und versiegeln Sie alle Ihre Dokumente noch einmal auf Ihrem Gerät.',
    short: plural('de', {
      one: 'Eines Ihrer versiegelten Dokumente ist beschädigt. Bitte melden Sie sich an und laden Sie es noch einmal hoch.',
      other: '# Ihrer versiegelten Dokumente sind beschädigt. Bitte melden Sie sich an und laden Sie sie noch einmal hoch.',
    }),
    shortOnDevice:
      'Einige Ihrer versiegelten Dokumente sind beschädigt. Bitte melden Sie sich an und versiegeln Sie sie noch einmal auf Ihrem Gerät.',
  },

  'storage-unreachable': {
    subject: 'Wir können den Speicherort Ihres Testaments nicht erreichen',
    opening: (storage: string) =>
      `Einmal im Monat prüfen wir Ihre versiegelten Dokumente. Drei Tage lang konnten wir sie nicht lesen, weil der Speicherort ${storage} es nicht zuließ.`,
    why: 'Auch Ihre Vertrauenspersonen könnten sie nicht lesen. Meistens ist der Zugang zum Speicherort abgelaufen oder wurde geändert.',
    test: 'Bitte melden Sie sich an und testen Sie den Speicherort.',
    short: 'Wir können den Speicherort Ihres versiegelten Testaments nicht erreichen. Bitte melden Sie sich an und testen Sie ihn.',
  },

  'yearly-review': {
    subject: 'Einmal im Jahr: Stimmt in Ihrem Testament noch alles?',
    opening: plural('de', { one: 'Ihr versiegeltes Testament enthält ein Dokument.', other: 'Ihr versiegeltes Testament enthält # Dokumente.' }),
    sealedOn: (date: string) => `Sie haben es am ${date} versiegelt.`,
    people: (threshold: number) => `Nach Ihrem Tod können ${threshold} dieser Menschen es zusammen öffnen:`,
    confirmed: (survivor: string, date: string) => `${survivor} hat am ${date} bestätigt, dass unsere Nachrichten ankommen.`,
    unconfirmed: (survivor: string) => `${survivor} hat noch nicht bestätigt, dass unsere Nachrichten ankommen.`,
    paper: (date: string) => `Das Blatt wurde am ${date} erstellt.`,
    paperUnchecked: (date: string) => `Das Blatt wurde am ${date} erstellt, und Sie haben noch keinen Code davon eingegeben.`,
    right: 'Wenn das alles noch stimmt, öffnen Sie bitte den Link und drücken Sie auf den Knopf. Das sagt uns auch, dass es Ihnen gut geht.',
    change: 'Wenn sich etwas ändern muss, führt die Seite hinter dem Link Sie dorthin.',
    step: 'Es stimmt noch alles',
    short: 'Einmal im Jahr fragen wir, ob in Ihrem Testament noch alles stimmt. Bitte lesen Sie unsere E-Mail, oder öffnen Sie den Link:',
  },

  'copy-broken': {
    subject: 'Einer der Speicherorte Ihres Testaments funktioniert nicht',
    opening: (storage: string) =>
      `Einmal im Monat prüfen wir Ihre versiegelten Dokumente an jedem Ihrer Speicherorte. Drei Tage lang ließ uns ${storage} sie weder lesen noch reparieren.`,
    safe: 'An einem anderen Speicherort ist Ihr Testament vollständig. Ihre Vertrauenspersonen könnten es also lesen.',
    test: 'Bitte melden Sie sich an und testen Sie diesen Speicherort, oder wählen Sie einen anderen, damit es wieder zwei sind.',
    short:
      'Einer der Speicherorte Ihres Testaments funktioniert nicht; an einem anderen ist es vollständig. Bitte melden Sie sich an und testen Sie ihn.',
  },

  'copy-repaired': {
    subject: 'Eine Kopie Ihres versiegelten Testaments wurde repariert',
    opening: (storage: string) =>
      `Einmal im Monat prüfen wir Ihre versiegelten Dokumente an jedem Ihrer Speicherorte. In ${storage} fehlten Dateien oder waren beschädigt. Wir haben sie aus einem anderen Speicherort neu geschrieben, und Ihr Testament ist vollständig.`,
    again: 'Sie müssen nichts tun. Wenn das noch einmal geschieht, wählen Sie bitte einen anderen Speicherort.',
    short: 'An einem Speicherort fehlten Dateien Ihres versiegelten Testaments oder waren beschädigt. Wir haben sie mit einer Kopie repariert.',
  },

  'draft-expires': {
    subject: 'Dokumente, die Sie hochgeladen haben, sind noch nicht versiegelt',
    opening: plural('de', {
      one: 'Sie haben ein Dokument hochgeladen, das noch nicht versiegelt ist.',
      other: 'Sie haben # Dokumente hochgeladen, die noch nicht versiegelt sind.',
    }),
    kept: 'Nicht versiegelte Dokumente behalten wir 30 Tage.',
    deletedOn: (documents: number, date: string) =>
      documents === 1
        ? `Dieses löschen wir am ${date}, wenn Sie Ihr Testament vorher nicht versiegeln.`
        : `Diese löschen wir am ${date}, wenn Sie Ihr Testament vorher nicht versiegeln.`,
    seal: 'Bitte melden Sie sich an und versiegeln Sie Ihr Testament. Sonst bekommen Ihre Vertrauenspersonen nicht, was Sie hochgeladen haben. Was schon versiegelt ist, bleibt, wie es ist.',
    short: (by: string) =>
      `Sie haben Dokumente hochgeladen, die noch nicht versiegelt sind. Bitte melden Sie sich an und versiegeln Sie Ihr Testament bis ${by}, sonst löschen wir sie.`,
  },

  'connector-broken': {
    subject: 'Einer Ihrer Kanäle funktioniert nicht mehr',
    opening: (connector: string, reason: string) =>
      `Einmal im Monat prüfen wir, ob wir Sie erreichen können. Seit drei Tagen funktioniert ${connector} nicht: ${reason}`,
    unnamedConnector: 'einer Ihrer Kanäle',
    others:
      'Bis er wieder funktioniert, erreichen wir Sie über Ihre anderen Kanäle und per E-Mail. Ihre Vertrauenspersonen bekommen über ihn keine Codes.',
    test: 'Bitte melden Sie sich an, prüfen Sie seine Einstellungen und testen Sie ihn.',
    short: (connector: string) => `Ihr Kanal ${connector} funktioniert seit drei Tagen nicht. Bitte melden Sie sich an und testen Sie ihn.`,
    unnamedShort: 'für Nachrichten',
  },

  'device-gone': {
    subject: 'Eines Ihrer Geräte bekommt unsere Benachrichtigungen nicht mehr',
    opening: (device: string) =>
      `Der Browser auf ${device} nimmt unsere Benachrichtigungen nicht mehr an, darum haben wir diesen Kanal gelöscht. Wir erreichen Sie über die anderen und per E-Mail.`,
    unnamedDevice: 'einem Ihrer Geräte',
    again: 'Vielleicht wurden sie dort ausgeschaltet. Um sie wieder einzuschalten, melden Sie sich bitte auf diesem Gerät an.',
    short: (device: string) =>
      `Unsere Benachrichtigungen kommen auf ${device} nicht mehr an. Um sie wieder einzuschalten, melden Sie sich bitte dort an.`,
  },

  'chat-gone': {
    subject: 'Sie bekommen unsere Nachrichten bei Telegram nicht mehr',
    opening:
      'Der Chat mit unserem Bot bei Telegram ist blockiert oder gelöscht, darum haben wir diesen Kanal gelöscht. Wir erreichen Sie über die anderen und per E-Mail.',
    again:
      'Vielleicht geschah das aus Versehen. Um dort wieder Nachrichten zu bekommen, melden Sie sich bitte an und verbinden Sie Telegram noch einmal.',
    short:
      'Unsere Nachrichten erreichen Sie bei Telegram nicht mehr. Um sie dort wieder zu bekommen, melden Sie sich bitte an und verbinden Sie Telegram noch einmal.',
  },

  'storage-broken': {
    subject: 'Einer Ihrer Speicherorte funktioniert nicht mehr',
    opening: (storage: string, reason: string) =>
      `Einmal im Monat prüfen wir Ihre Speicherorte. Seit drei Tagen funktioniert ${storage} nicht: ${reason}`,
    unnamedStorage: 'einer Ihrer Speicherorte',
    test: 'Ihr versiegeltes Testament liegt nicht an diesem Speicherort. Wenn Sie ihn weiterhin benutzen möchten, melden Sie sich bitte an, prüfen Sie seine Einstellungen und testen Sie ihn.',
    short: (storage: string) => `Der Speicherort ${storage} funktioniert seit drei Tagen nicht. Bitte melden Sie sich an und testen Sie ihn.`,
    unnamedShort: 'für Dokumente',
  },

  'drive-joined': {
    subject: 'Mit Ihrem Konto wurde ein Cloud-Speicher verbunden',
    opening: (storage: string, account: string) =>
      `Jemand, der in Ihrem Konto angemeldet war, hat einen Cloud-Speicher verbunden: ${storage}. Das Konto bei diesem Speicher heißt ${account}.`,
    unnamedStorage: 'ein Speicherort',
    unnamedAccount: 'leer',
    ifYou: 'Wenn Sie es waren und das Ihr Speicher ist, müssen Sie nichts tun.',
    notYou: 'Wenn Sie es nicht waren, melden Sie sich bitte an, löschen Sie diesen Speicherort und ändern Sie Ihr Passwort.',
    short:
      'Mit Ihrem Testamentskonto wurde ein Cloud-Speicher verbunden. Wenn Sie es nicht waren, melden Sie sich bitte an, löschen Sie diesen Speicherort und ändern Sie Ihr Passwort.',
  },

  'drive-lost': {
    subject: 'Bitte verbinden Sie Ihren Cloud-Speicher neu',
    opening: (storage: string) =>
      `Wir können den Speicherort ${storage} nicht mehr öffnen, weil unser Zugang zu diesem Cloud-Speicher nicht mehr gilt. Das geschieht, wenn der Zugang widerrufen oder das Passwort geändert wurde, oder wenn der Speicher lange nicht benutzt wurde.`,
    reconnect:
      'Bis Sie ihn neu verbinden, können auch Ihre Vertrauenspersonen die Dokumente darin nicht lesen. Bitte melden Sie sich an und verbinden Sie ihn neu. Ihr Testament müssen Sie nicht noch einmal versiegeln.',
    short: 'Wir können Ihren Cloud-Speicher nicht mehr öffnen. Bitte melden Sie sich in Ihrem Testamentskonto an und verbinden Sie ihn neu.',
  },

  'email-bounced': {
    subject: 'Unsere E-Mails erreichen Sie nicht mehr',
    opening: (address: string) =>
      `Wir haben eine E-Mail an ${address} gesendet, die Adresse Ihres Kontos. Sie kam zurück: Dieses Postfach nimmt sie nicht an.`,
    others: 'Vorerst erreichen wir Sie über Ihre anderen Kanäle. Eine Nachfrage, die nur zu uns zurückkam, zählt nicht als unbeantwortet.',
    change:
      'Bitte melden Sie sich an und ändern Sie die E-Mail-Adresse Ihres Kontos. Wenn die Adresse stimmt, prüfen Sie bitte, ob es das Postfach gibt und ob es nicht voll ist.',
    short: 'Unsere E-Mails an die Adresse Ihres Testamentskontos kommen zurück. Bitte melden Sie sich an und ändern Sie die Adresse:',
  },

  'survivor-unreachable': {
    subject: (survivor: string) => `Unsere E-Mails erreichen ${survivor} nicht mehr`,
    opening: (survivor: string) => `Wir haben eine E-Mail an ${survivor} gesendet. Sie kam zurück: Dieses Postfach nimmt sie nicht an.`,
    needed: (survivor: string) =>
      `Ohne eine funktionierende E-Mail-Adresse kann ${survivor} den persönlichen Link nicht bekommen, der zum Öffnen Ihres Testaments nötig ist.`,
    correct:
      'Bitte fragen Sie nach der jetzigen Adresse, melden Sie sich an, und speichern Sie sie bei den Kontaktdaten. Wenn die Adresse stimmt, speichern Sie sie bitte noch einmal.',
    short:
      'Unsere E-Mails an eine Ihrer Vertrauenspersonen kommen zurück. Bitte melden Sie sich in Ihrem Testamentskonto an und berichtigen Sie die Adresse:',
  },

  'contact-reported': {
    subject: 'Eine Ihrer Vertrauenspersonen hat vielleicht eine andere Adresse',
    opening: (survivor: string) => `Jemand, der unsere Nachrichten an ${survivor} liest, hat geantwortet, dass wir die falsche Adresse benutzen.`,
    openingWithProposal: (survivor: string) =>
      `Jemand, der unsere Nachrichten an ${survivor} liest, hat geantwortet, dass wir die falsche Adresse benutzen, und eine andere vorgeschlagen.`,
    unchanged: 'Wir haben nichts geändert, weil wir nicht wissen, wer das geschrieben hat.',
    ask: (survivor: string) =>
      `Bitte fragen Sie ${survivor} persönlich oder am Telefon. Melden Sie sich dann an, und speichern Sie die richtige Adresse.`,
    short:
      'Vielleicht benutzen wir für eine Ihrer Vertrauenspersonen die falsche Adresse, haben aber nichts geändert. Bitte fragen Sie diese Person, und melden Sie sich dann an:',
  },

  'quorum-worse': {
    subject: 'Weniger Menschen als bisher können Ihr Testament öffnen',
    opening: 'Wir prüfen, ob wir die Menschen erreichen, die Ihr Testament öffnen dürfen. Das ist schlechter geworden.',
    reached: (survivors: number, reachable: number) => `Sie haben ${survivors} Vertrauenspersonen, und wir erreichen ${reachable} davon.`,
    needed: (threshold: number) => `Mindestens ${threshold} von ihnen müssen teilnehmen, um Ihr Testament zu öffnen.`,
    tooFew: 'Wenn das so bleibt, bleibt Ihr Testament vielleicht geschlossen.',
    justEnough: 'Wenn noch eine Person ausfällt, bleibt es vielleicht geschlossen.',
    spare: (margin: number) => `So viele von denen, die wir erreichen, dürfen also fehlen: ${margin}.`,
    unreachable: 'Kein Kanal erreicht:',
    rejected:
      'Sie haben eine Änderung abgelehnt, als diese Kanäle neu waren. Bis Sie ihre Einstellungen noch einmal eingeben, senden wir darüber keine Nachrichten:',
    unnamedConnector: 'ein Kanal',
    correct:
      'Bitte melden Sie sich an, berichtigen Sie die Kontaktdaten oder benennen Sie eine weitere Vertrauensperson. Ihr Testament bleibt versiegelt, wie es ist.',
    seldom: 'Diese Nachricht senden wir höchstens einmal in 30 Tagen.',
    short: (reachable: number, survivors: number, threshold: number) =>
      `Wir erreichen ${reachable} Ihrer ${survivors} Vertrauenspersonen, und ${threshold} müssen teilnehmen, um Ihr Testament zu öffnen. Bitte melden Sie sich an und berichtigen Sie die Kontaktdaten:`,
  },
};
