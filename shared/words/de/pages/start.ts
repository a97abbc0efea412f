import type * as english from '#words/en/pages/start.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('de', { one: 'einen Versuch', other: '# Versuche' });

export const start: typeof english.start = {
  title: 'Die Übergabe eines Testaments starten',
  lead: 'Tun Sie das, wenn die Person gestorben ist, die Sie benannt hat. Übergabe heißt: Das Testament wird für die Menschen geöffnet, die darin genannt sind.',
  happens: 'Was geschieht, wenn Sie die Übergabe starten',
  steps: [
    'Für den Fall eines Irrtums schreiben wir zuerst der Person, deren Testament es ist, auf allen Wegen. Die Person hat 48 Stunden Zeit, die Übergabe zu stoppen.',
    'In dieser Zeit öffnen wir nichts.',
    'Sie und die anderen Vertrauenspersonen bestätigen, wer Sie sind: mit einem Code, den wir senden, oder einem Code von Ihrem Blatt.',
    'Wenn genug von Ihnen bestätigt haben, können Sie Ihre persönliche Nachricht lesen und die Dokumente 14 Tage lang speichern.',
  ],
  harmless: 'Sie können nichts falsch machen. Wenn Sie die Übergabe irrtümlich starten, stoppt die Person sie, und das Testament bleibt geschlossen.',
  how: 'Wie möchten Sie die Übergabe starten?',
  howByPaper: 'Mit dem Blatt aus meinem versiegelten Umschlag',
  howByPaperHint: 'Damit bestätigen Sie auch, wer Sie sind. Sie brauchen keine Nachricht von uns.',
  howByCode: 'Mit einem Code an mein Telefon oder meine E-Mail-Adresse',
  howByCodeHint: 'Es muss eine Adresse sein, die für Sie gespeichert ist.',
  howByName: 'Nur mit meinem Namen',
  howByNameHint: 'Wir senden Ihnen dann eine Nachricht mit Ihrem persönlichen Link.',
  howByHelp: 'Nichts davon trifft zu, oder ich bin nicht sicher',
  howByHelpHint: 'Wir senden Ihnen eine Nachricht, in der steht, was zu tun ist.',
  isAlive: 'Wissen Sie, dass die Person lebt?',
  tellAlive: 'Die Person lebt und kann nur nicht antworten',
  back: 'Zurück',
  start: 'Die Übergabe starten',

  byName: 'Mit Ihrem Namen starten',
  name: 'Ihr Name',
  nameHint: 'So, wie die Person ihn geschrieben hat, die Sie benannt hat, zum Beispiel „Ben Müller“.',
  nameMissing: 'Geben Sie Ihren Namen ein.',
  notFound:
    'Wir haben kein Testament mit dieser Nummer gefunden, das Sie nennt. Es wurde nichts gestartet. Schreiben Sie den Namen so, wie die Person ihn geschrieben hat, oder benutzen Sie Ihr Blatt.',
  running: 'Eine Übergabe dieses Testaments läuft schon',
  runningText:
    'Sie müssen sie nicht noch einmal starten. Wir haben Ihnen eine Nachricht mit Ihrem persönlichen Link gesendet, höchstens einmal in der Stunde. Öffnen Sie diesen Link, oder nehmen Sie mit Ihrem Blatt oder einem Code teil.',
  needsProof: 'Ein Name allein genügt für dieses Testament nicht',
  needsProofText:
    'Die Person, deren Testament es ist, möchte, dass alle zuerst bestätigen, wer sie sind. Es wurde nichts gestartet. Starten Sie mit Ihrem Blatt oder mit einem Code.',
  tooSoon: 'Die Übergabe wurde vor Kurzem zweimal gestoppt. Ein Name allein genügt jetzt nicht. Starten Sie mit einem Code oder mit Ihrem Blatt.',

  byCode: 'Mit einem Code starten',
  contactType: 'Wohin senden wir den Code?',
  contactTypes: { email: 'E-Mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' },
  contactValue: { email: 'Ihre E-Mail-Adresse', phone: 'Ihre Telefonnummer', telegram: 'Ihr Name bei Telegram' },
  contactHint: {
    email: 'Die Adresse, unter der die Person Sie kennt, die Sie benannt hat.',
    phone: 'Mit der Landesvorwahl, zum Beispiel +43 660 1234567.',
    telegram: 'Zum Beispiel @anna_mueller.',
  },
  contactMissing: {
    email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    phone: 'Geben Sie die Nummer mit + und der Landesvorwahl ein, ohne (0).',
    telegram: 'Geben Sie einen Namen wie @benutzer ein.',
  },
  hostEmail: 'E-Mail-Adresse der Person, deren Testament es ist',
  codeSent: (destination: string) => `Wenn Sie in diesem Testament mit ${destination} genannt sind, senden wir Ihnen jetzt einen Code mit 6 Ziffern.`,
  codeIsWrong: (left: number) =>
    left === 0
      ? 'Dieser Code gilt nicht mehr. Es wurde nichts gestartet. Fordern Sie einen neuen Code an.'
      : `Dieser Code ist falsch. Es wurde nichts gestartet. Sie haben noch ${attempts(left)}.`,
  newCode: 'Neuen Code senden oder die Adresse ändern',

  byPaper: 'Mit Ihrem Blatt starten',
};
