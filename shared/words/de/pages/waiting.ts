import type * as english from '#words/en/pages/waiting.ts';
export const waiting: typeof english.waiting = {
  countdown: 'Die Dokumente können sich öffnen in',
  isConfirmed: 'Ihre Bestätigung ist angekommen.',
  opensAt: (moment: string) => `Das Testament öffnet sich am ${moment}`,
  opensFrom: (moment: string) => `Das Testament kann sich frühestens am ${moment} öffnen`,
  waitsForOthers: 'Das Testament wartet auf weitere Vertrauenspersonen',
  opensSoon: 'Das Testament öffnet sich gleich',
  whyWait: 'Bis dahin kann die Person, deren Testament es ist, die Übergabe stoppen.',

  next: 'Wie es weitergeht',
  nextNothing: 'Sie müssen jetzt nichts tun. Sie können diese Seite schließen und mit Ihrem persönlichen Link oder Ihrem Blatt wiederkommen.',
  nextMessage: 'Wir senden Ihnen eine Nachricht, sobald die Dokumente geöffnet sind.',
  nextOthers: 'Wenn Sie können, sprechen Sie mit den anderen. Jede Person braucht einen Code, den wir senden, oder einen Code von ihrem Blatt.',
  nextKeepPaper: 'Bewahren Sie Ihren versiegelten Umschlag auf. Er gilt auch dann, wenn eine Nachricht Sie nicht erreicht.',
  calendar: 'Diesen Termin im Kalender speichern',
  calendarTitle: 'Die Dokumente des Testaments können sich öffnen',
  calendarText: 'Öffnen Sie Ihren persönlichen Link, oder nehmen Sie Ihren versiegelten Umschlag zur Hand.',
  refresh: 'Noch einmal nachsehen',

  stalled: 'Das Testament kann noch nicht geöffnet werden',
  stalledText: 'Seit 30 Tagen haben zu wenige Vertrauenspersonen bestätigt, wer sie sind. Was bisher getan wurde, gilt weiter.',
  stalledHelps: 'Was hilft',
  stalledSteps: [
    'Sprechen Sie mit den anderen Vertrauenspersonen. Die Dokumente öffnen sich, sobald genug von Ihnen bestätigt haben.',
    'Wer eine neue Telefonnummer oder E-Mail-Adresse hat, kann das Blatt aus dem Umschlag benutzen.',
    'Weder Code noch Blatt? Andere können stattdessen bestätigen. Es müssen nicht alle sein.',
  ],

  failed: 'Die Dokumente können noch nicht geöffnet werden',
  failedText:
    'Genug Vertrauenspersonen haben bestätigt, wer sie sind. Aber wir konnten die Dokumente an ihrem Speicherort nicht lesen, oder sie sind nicht das, was versiegelt wurde. Wir zeigen nur Dokumente, die genau so sind, wie sie versiegelt wurden.',
  failedHelps: 'Was jetzt geschieht',
  failedSteps: [
    'Wir versuchen es jeden Tag und senden Ihnen eine Nachricht, sobald die Dokumente geöffnet sind.',
    'Sie müssen nicht noch einmal bestätigen, wer Sie sind.',
    'Wenn das Testament in einem eigenen Speicher der Person liegt, etwa in einem Cloud-Laufwerk, bitten Sie die Menschen, die ihn jetzt verwalten, ihn zu behalten und seine Rechnungen zu bezahlen.',
    'Bewahren Sie Ihren versiegelten Umschlag auf. Er öffnet die Dokumente auch ohne uns, wenn jemand eine unbeschädigte Kopie findet.',
  ],

  cancelled: 'Die Übergabe wurde gestoppt',
  cancelledText:
    'Jemand hat uns mitgeteilt, dass es der Person gut geht. Das geschah mit dem Passwort des Kontos oder mit einem Link, den wir an die Person gesendet haben, deren Testament es ist. Das Testament bleibt geschlossen.',
  cancelledSteps: [
    'Jetzt öffnen wir nichts. Sie müssen nichts tun.',
    'Was Sie auf Ihrem eigenen Gerät gespeichert haben, bleibt dort.',
    'Bewahren Sie Ihren versiegelten Umschlag auf.',
    'Wenn Sie Grund haben zu glauben, dass jemand anderes sie gestoppt hat, können Sie die Übergabe noch einmal starten.',
  ],
  startAgain: 'Noch einmal eine Übergabe starten',

  over: 'Die Dokumente sind wieder geschlossen',
  overText: 'Die Zeit, in der die Dokumente gelesen werden konnten, ist vorbei. Was Sie auf Ihrem eigenen Gerät gespeichert haben, bleibt dort.',
  overSteps: [
    'Sie können eine neue Übergabe starten. Nach 48 Stunden können sich die Dokumente wieder für 14 Tage öffnen.',
    'Der Wiederherstellungsschlüssel auf Ihrem Blatt öffnet die Dokumente ohne uns. Dazu braucht es die Blätter der anderen und den Ordner aus dem eigenen Speicher der Person oder eine Kopie davon („will-copy“).',
  ],
};
