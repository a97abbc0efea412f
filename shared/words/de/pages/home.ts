import type * as english from '#words/en/pages/home.ts';
export const home: typeof english.home = {
  title: 'Wir verwahren Testamente versiegelt, bis sie gebraucht werden',
  intro: [
    'Dieser Dienst verwahrt die Testamente seiner Mitglieder versiegelt.',
    'Ein Mitglied benennt Menschen, denen es vertraut. Diese Menschen können das Testament gemeinsam öffnen, wenn das Mitglied gestorben ist.',
    'Der Dienst versucht zuerst, das Mitglied zu erreichen. Keiner dieser Menschen kann das Testament allein öffnen, und keiner, bevor das Mitglied Zeit hatte, das zu stoppen.',
  ],
  question: 'Haben Sie eine Nachricht von uns, ein Blatt aus einem versiegelten Umschlag oder ein Konto?',
  message: 'Ich habe eine Nachricht von diesem Dienst',
  messageHint: 'Eine E-Mail, eine SMS oder eine Nachricht über WhatsApp oder Telegram',
  paper: 'Ich habe ein Blatt aus einem versiegelten Umschlag',
  paperHint: 'Gedruckte Blätter mit Codes, die Ihnen jemand zur Aufbewahrung gegeben hat',
  account: 'Ich habe hier ein Konto',
  accountHint: 'Sie verwahren Ihr eigenes Testament bei diesem Dienst',
  own: 'Möchten Sie Ihr eigenes Testament bei diesem Dienst verwahren?',
  ownLink: 'Ein Konto eröffnen',
  nothing: 'Ist jemand gestorben, und Sie haben weder eine Nachricht noch ein Blatt noch ein Konto?',
  nothingLink: 'Mit der E-Mail-Adresse dieser Person anfragen',
};
