import type * as english from '#words/en/pages/stop-card.ts';
export const stopCard: typeof english.stopCard = {
  title: 'Eine Karte für Ihre Brieftasche',
  text: 'Wenn jemand eine Übergabe startet, obwohl es Ihnen gut geht, und Sie sich nicht anmelden können, stoppt der Code auf dieser Karte sie: von jedem Computer oder Telefon, ohne Ihr Passwort und Ihr Postfach. Er gilt einmal. Niemand kann damit etwas öffnen oder lesen.',
  none: 'Sie haben noch keine Stoppkarte.',
  valid: (moment: string) => `Sie haben eine Stoppkarte. Sie wurde am ${moment} erstellt.`,
  used: (moment: string) => `Ihre Stoppkarte wurde am ${moment} benutzt. Sie gilt kein zweites Mal.`,
  void: 'Ihre Stoppkarte gilt nicht mehr, weil das Passwort zurückgesetzt oder eine Änderung abgelehnt wurde.',
  make: 'Eine Stoppkarte erstellen',
  makeNew: 'Eine neue Stoppkarte erstellen',
  replaces: 'Die Karte, die Sie haben, gilt dann nicht mehr.',

  madeTitle: 'Ihre Stoppkarte',
  once: 'Wir zeigen diesen Code nur jetzt. Drucken Sie die Karte, oder schreiben Sie beide Zeilen ab. Nichts kann den Code noch einmal zeigen.',
  print: 'Die Karte drucken',
  kept: 'Ich habe die Karte',
  keptMissing: 'Drucken Sie zuerst die Karte, oder schreiben Sie beide Zeilen ab. Setzen Sie dann den Haken.',
  done: 'Fertig',

  card: {
    name: 'Stoppkarte',
    use: 'Es geht Ihnen gut, aber eine Übergabe Ihres Testaments läuft, und Sie können sich nicht anmelden? Öffnen Sie diese Seite und geben Sie beide Zeilen ein. Gilt einmal.',
    will: 'Nummer des Testaments',
    code: 'Stoppcode',
    qr: 'Dieser Code öffnet die Seite mit beiden Zeilen.',
  },

  stopTitle: 'Eine Übergabe mit Ihrer Karte stoppen',
  stopText:
    'Wenn es Ihnen gut geht und eine Übergabe Ihres Testaments läuft, oder Ihre Vertrauenspersonen darauf warten, eine zu starten, stoppt Ihre Stoppkarte das jetzt.',
  willMissing: 'Diese Nummer ist unvollständig oder hat einen Fehler. Vergleichen Sie jede Gruppe mit der Karte.',
  willHint: 'Buchstaben und Ziffern, wie auf der Karte. Die Striche können Sie weglassen.',
  codeHint: '16 Buchstaben und Ziffern. Die Striche können Sie weglassen.',
  codeMissing: 'Geben Sie den ganzen Code ein: 16 Buchstaben und Ziffern.',
  stop: 'Es geht mir gut: stoppen',
  stoppedTitle: { transfer: 'Die Übergabe wurde gestoppt', activation: 'Ihre Vertrauenspersonen warten nicht mehr' },
  stopped: {
    transfer: 'Jetzt öffnen wir nichts. Wir schreiben Ihnen und Ihren Vertrauenspersonen, dass Ihre Karte benutzt wurde.',
    activation:
      'Wir wissen, dass es Ihnen gut geht, und fragen wieder wie gewohnt nach. Wir schreiben Ihnen und Ihren Vertrauenspersonen, dass Ihre Karte benutzt wurde.',
  },
  next: [
    'Die Karte ist verbraucht. Erstellen Sie eine neue, sobald Sie sich wieder anmelden können.',
    'Wenn jemand anderes Ihr Passwort kennen oder Ihre E-Mails lesen kann, wählen Sie neue Passwörter für beides.',
    'Wenn das nicht Ihr eigener Computer ist, schließen Sie dieses Fenster.',
  ],
};
