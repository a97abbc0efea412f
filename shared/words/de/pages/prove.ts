import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/prove.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('de', { one: 'einen Versuch', other: '# Versuche' });
const secondsLeft = plural('de', { one: '# Sekunde', other: '# Sekunden' });

const CHANNELS: Record<Channel, string> = { email: 'E-Mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

export const prove: typeof english.prove = {
  title: 'Bestätigen Sie, wer Sie sind',
  choose: 'Wählen Sie, was Sie zur Hand haben. Eines von beiden genügt.',
  open: 'Die Dokumente sind geöffnet. Bestätigen Sie, wer Sie sind, um sie zu lesen.',
  sessionEnded:
    'Ihre Sitzung ist beendet. Bitte bestätigen Sie noch einmal, wer Sie sind. Ein Ersatzcode, den Sie bei dieser Übergabe benutzt haben, gilt weiter.',
  before: 'Wenn Sie bei dieser Übergabe schon bestätigt haben, wer Sie sind, müssen Sie es nicht noch einmal tun, bevor sich die Dokumente öffnen.',

  joined: 'Die Übergabe läuft',
  linkSent:
    'Wir senden Ihnen eine Nachricht mit Ihrem persönlichen Link. Öffnen Sie ihn, um zu bestätigen, wer Sie sind. Das können Sie jetzt schon tun.',
  noLink:
    'Unsere SMS enthält keinen persönlichen Link, und vielleicht erreicht Sie keine Nachricht. Mit Ihrem Blatt können Sie hier bestätigen, wer Sie sind.',

  byCode: 'Mit einem Code, den wir Ihnen senden',
  byCodeText: 'Wir senden einen Code mit 6 Ziffern an das Telefon oder die E-Mail-Adresse, die für Sie gespeichert ist.',
  channelQuestion: 'Auf welchem Weg?',
  anyChannel: 'Auf dem Weg, der für Sie gewählt wurde',
  channel: (channel: Channel) => CHANNELS[channel],
  send: 'Code senden',
  sent: (channel: Channel, destination: string) => `Wir haben einen Code per ${CHANNELS[channel]} an ${destination} gesendet.`,
  code: 'Ihr Code mit 6 Ziffern',
  codeHint: 'Er gilt 10 Minuten. Wenn Sie mehrere Codes haben, nehmen Sie den neuesten. Geben Sie ihn an niemanden weiter.',
  codeMissing: 'Geben Sie die 6 Ziffern des Codes ein.',
  confirm: 'Bestätigen, wer ich bin',
  resend: 'Neuen Code senden',
  resendAfter: (seconds: number) => `In ${secondsLeft(seconds)} können Sie einen neuen Code anfordern.`,
  otherChannel: 'Einen anderen Weg wählen',
  wrongCode: (left: number) => `Dieser Code ist falsch. Sie haben damit noch ${attempts(left)}.`,
  usedUp: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an, oder benutzen Sie einen Ersatzcode von Ihrem Blatt.',
  noSuchChannel: (channel: Channel) =>
    `Für ${CHANNELS[channel]} ist keine Adresse von Ihnen gespeichert. Es wurde nichts gesendet. Wählen Sie einen anderen Weg.`,
  undelivered:
    'Wir konnten Ihnen keinen Code zustellen. Vielleicht hat sich Ihre Adresse geändert, oder ein Anbieter ist gerade nicht erreichbar. Benutzen Sie einen Ersatzcode von Ihrem Blatt, oder versuchen Sie es später noch einmal.',

  byPaper: 'Mit einem Code von Ihrem Blatt',
  byPaperText: 'Auf dem Blatt in Ihrem versiegelten Umschlag sind Ersatzcodes wie ABCD-1234. Jeder gilt einmal. Streichen Sie ihn danach durch.',
  backupCode: 'Ein Ersatzcode von Ihrem Blatt',
  backupCodeHint: 'Acht Buchstaben und Ziffern. Groß oder klein, mit oder ohne Strich.',
  backupCodeMissing: 'Geben Sie die acht Buchstaben und Ziffern eines Ersatzcodes ein.',
  survivorId: 'Ihre Nummer vom Blatt',
  willId: 'Nummer des Testaments vom Blatt',
  idHint: 'Buchstaben und Ziffern, wie auf Ihrem Blatt. Die Striche können Sie weglassen.',
  idMissing: 'Diese Nummer ist unvollständig oder hat einen Fehler. Vergleichen Sie jede Gruppe mit dem Blatt.',
  wrongBackupCode: (left: number) =>
    `Dieser Ersatzcode ist falsch oder wurde schon benutzt. Vergleichen Sie ihn mit Ihrem Blatt, oder nehmen Sie einen anderen. Sie haben in dieser Stunde noch ${attempts(left)}.`,
  tooManyBackupCodes:
    'Es wurden zu viele Ersatzcodes versucht. Ihre Codes bleiben gültig. Versuchen Sie es in einer Stunde noch einmal, oder benutzen Sie einen Code, den wir Ihnen senden.',
  notThisWill: 'Wir haben kein Testament mit dieser Nummer gefunden, das Sie nennt. Vergleichen Sie beide Nummern mit Ihrem Blatt.',

  failures: {
    survivor_not_found: 'Dieser Link passt nicht zu dieser Übergabe. Öffnen Sie unsere neueste Nachricht, oder benutzen Sie Ihr Blatt.',
  },
};
