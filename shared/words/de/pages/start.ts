import type * as english from '#words/en/pages/start.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('de', { one: 'einen Versuch', other: '# Versuche' });

export const start: typeof english.start = {
  title: 'Die Übergabe eines Testaments beginnen',
  lead: 'Tun Sie das, wenn der Mensch gestorben ist, der Sie genannt hat. Übergabe heißt: Das Testament wird den Menschen geöffnet, die darin genannt sind.',
  happens: 'Was geschieht, wenn Sie beginnen',
  steps: [
    'Für den Fall eines Irrtums schreiben wir zuerst dem Menschen, dessen Testament es ist, auf allen Wegen. Er hat 48 Stunden Zeit, die Übergabe zu stoppen.',
    'In dieser Zeit kann niemand etwas lesen.',
    'Sie und die anderen Vertrauenspersonen bestätigen, wer Sie sind: mit einem Code, den wir senden, oder einem Code von Ihrem Blatt.',
    'Wenn genug von Ihnen bestätigt haben, können Sie Ihre persönliche Nachricht lesen und die Dokumente 14 Tage lang speichern.',
  ],
  harmless: 'Sie können nichts falsch machen. Wenn Sie irrtümlich beginnen, stoppt der Mensch die Übergabe, und das Testament bleibt geschlossen.',
  how: 'Wie möchten Sie beginnen?',
  howByPaper: 'Mit dem Blatt aus meinem versiegelten Umschlag',
  howByPaperHint: 'Damit bestätigen Sie auch, wer Sie sind. Sie brauchen keine Nachricht von uns.',
  howByCode: 'Mit einem Code an mein Telefon oder meine E-Mail-Adresse',
  howByCodeHint: 'Es muss eine Adresse sein, die für Sie gespeichert ist.',
  howByName: 'Nur mit meinem Namen',
  howByNameHint: 'Wir senden Ihnen dann eine Nachricht mit Ihrem persönlichen Link.',
  howByHelp: 'Ich habe nichts davon, oder ich bin nicht sicher',
  howByHelpHint: 'Wir senden Ihnen eine Nachricht, in der steht, was zu tun ist.',
  isAlive: 'Wissen Sie, dass der Mensch lebt?',
  tellAlive: 'Der Mensch lebt und kann nur nicht antworten',
  back: 'Zurück',
  start: 'Die Übergabe beginnen',

  byName: 'Mit Ihrem Namen beginnen',
  name: 'Ihr Name',
  nameHint: 'So, wie der Mensch ihn geschrieben hat, der Sie genannt hat, zum Beispiel „Ben Müller“.',
  nameMissing: 'Geben Sie Ihren Namen ein.',
  notFound:
    'Wir haben kein Testament mit dieser Nummer gefunden, das Sie nennt. Es wurde nichts begonnen. Schreiben Sie den Namen so, wie der Mensch ihn geschrieben hat, oder benutzen Sie Ihr Blatt.',
  running: 'Eine Übergabe dieses Testaments läuft schon',
  runningText:
    'Sie müssen sie nicht noch einmal beginnen. Wir haben Ihnen eine Nachricht mit Ihrem persönlichen Link gesendet, höchstens einmal in der Stunde. Öffnen Sie diesen Link, oder nehmen Sie mit Ihrem Blatt oder einem Code teil.',
  needsProof: 'Ein Name allein genügt für dieses Testament nicht',
  needsProofText:
    'Der Mensch, dessen Testament es ist, möchte, dass alle zuerst bestätigen, wer sie sind. Es wurde nichts begonnen. Beginnen Sie mit Ihrem Blatt oder mit einem Code.',
  tooSoon: 'Die Übergabe wurde vor Kurzem zweimal gestoppt. Ein Name allein genügt jetzt nicht. Beginnen Sie mit einem Code oder mit Ihrem Blatt.',

  byCode: 'Mit einem Code beginnen',
  contactType: 'Wohin senden wir den Code?',
  contactTypes: { email: 'E-Mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' },
  contactValue: { email: 'Ihre E-Mail-Adresse', phone: 'Ihre Telefonnummer', telegram: 'Ihr Name bei Telegram' },
  contactHint: {
    email: 'Die Adresse, die der Mensch kennt, der Sie genannt hat.',
    phone: 'Mit der Landesvorwahl, zum Beispiel +43 660 1234567.',
    telegram: 'Zum Beispiel @anna_mueller.',
  },
  contactMissing: {
    email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    phone: 'Geben Sie die Nummer mit + und der Landesvorwahl ein, ohne (0).',
    telegram: 'Geben Sie einen Namen wie @benutzer ein.',
  },
  hostEmail: 'E-Mail-Adresse des Menschen, dessen Testament es ist',
  codeSent: (destination: string) => `Wenn Sie in diesem Testament mit ${destination} genannt sind, senden wir Ihnen jetzt einen Code mit 6 Ziffern.`,
  codeIsWrong: (left: number) =>
    left === 0
      ? 'Dieser Code gilt nicht mehr. Es wurde nichts begonnen. Fordern Sie einen neuen Code an.'
      : `Dieser Code ist falsch. Es wurde nichts begonnen. Sie haben noch ${attempts(left)}.`,
  newCode: 'Neuen Code senden oder die Adresse ändern',

  byPaper: 'Mit Ihrem Blatt beginnen',
};
