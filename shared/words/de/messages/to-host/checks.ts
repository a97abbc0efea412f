import type * as english from '#words/en/messages/to-host/checks.ts';

const check = {
  pressBy: (by: string) => `Bitte öffnen Sie den Link und drücken Sie bis ${by} auf den Knopf.`,
  ifMissed: (checks: number) =>
    `Wenn Sie bis dahin nicht antworten, fragen wir noch einmal nach. Ihre Vertrauenspersonen benachrichtigen wir erst nach ${checks} Nachfragen ohne Antwort hintereinander.`,
  ifLastMissed: (by: string) =>
    `Wenn Sie bis dahin nicht antworten, teilen wir Ihren Vertrauenspersonen am ${by} mit, dass sie die Übergabe Ihres Testaments starten können.`,
  afterLast:
    'Auch danach können Sie noch antworten, und dann wird alles gestoppt. Wenn eine Vertrauensperson die Übergabe startet, benachrichtigen wir Sie, und Sie haben 48 Stunden Zeit, sie zu stoppen.',

  stalled: {
    subject: 'Geht es Ihnen gut? Eine Übergabe Ihres Testaments wartet',
    opening:
      'Vor mindestens 30 Tagen wurde eine Übergabe Ihres Testaments gestartet. Ihre Dokumente sind noch geschlossen: Zu wenige Ihrer Vertrauenspersonen haben bestätigt, wer sie sind.',
    press: 'Wenn es Ihnen gut geht, öffnen Sie bitte den Link und drücken Sie auf den Knopf. Das stoppt die Übergabe.',
    otherwise:
      'Wenn Sie nicht antworten, läuft die Übergabe weiter: Ihre Dokumente öffnen sich, sobald genügend Vertrauenspersonen bestätigt haben, wer sie sind.',
    short: 'Eine Übergabe Ihres Testaments wurde gestartet und wartet auf Ihre Vertrauenspersonen. Wenn es Ihnen gut geht, stoppen Sie sie:',
  },
};

export const checks: typeof english.checks = {
  'liveness-check': {
    ...check,
    ordinary: {
      subject: 'Geht es Ihnen gut? Bitte geben Sie uns Bescheid',
      opening: 'Sie haben uns gebeten, von Zeit zu Zeit nachzufragen, ob es Ihnen gut geht. Das ist eine solche Nachfrage.',
      short: (by: string) => `Ihr Dienst für Testamente fragt: Geht es Ihnen gut? Bitte bestätigen Sie es bis ${by}:`,
    },
    last: {
      subject: 'Letzte Nachfrage, bevor wir Ihre Vertrauenspersonen benachrichtigen: Bitte bestätigen Sie, dass es Ihnen gut geht',
      opening:
        'Sie haben uns gebeten, von Zeit zu Zeit nachzufragen, ob es Ihnen gut geht. Das ist die letzte Nachfrage, bevor wir Ihre Vertrauenspersonen benachrichtigen.',
      short: (by: string) => `Letzte Nachfrage: Bitte bestätigen Sie bis ${by}, sonst benachrichtigen wir Ihre Vertrauenspersonen:`,
    },
  },

  'liveness-reminder': {
    ...check,
    ordinary: {
      subject: 'Erinnerung: Bitte bestätigen Sie, dass es Ihnen gut geht',
      opening: 'Wir haben gefragt, ob es Ihnen gut geht, und Sie haben noch nicht geantwortet.',
      short: (by: string) => `Geht es Ihnen gut? Das ist eine Erinnerung: Bitte bestätigen Sie es bis ${by}:`,
    },
    last: {
      subject: 'Erinnerung an die letzte Nachfrage: Bitte bestätigen Sie, dass es Ihnen gut geht',
      opening:
        'Wir haben gefragt, ob es Ihnen gut geht, und Sie haben noch nicht geantwortet. Das ist die letzte Nachfrage, bevor wir Ihre Vertrauenspersonen benachrichtigen.',
      short: (by: string) => `Letzte Erinnerung: Antworten Sie bis ${by}, sonst benachrichtigen wir Ihre Vertrauenspersonen:`,
    },
  },

  'fresh-link': {
    subject: 'Der neue Link, den Sie angefordert haben',
    opening: 'Sie haben einen älteren Link von uns geöffnet und einen neuen angefordert.',
    press: 'Wenn es Ihnen gut geht, öffnen Sie bitte den Link und drücken Sie auf den Knopf.',
    started: 'Die Übergabe Ihres Testaments wurde gestartet.',
    pending: 'Ihre Vertrauenspersonen können die Übergabe Ihres Testaments starten.',
    pressToStop: 'Wenn es Ihnen gut geht, öffnen Sie bitte den Link und drücken Sie auf den Knopf. Das stoppt sie.',
    pressToStopBy: (until: string) => `Wenn es Ihnen gut geht, öffnen Sie bitte den Link und drücken Sie bis ${until} auf den Knopf. Das stoppt sie.`,
    unexpected: 'Wenn Sie ihn nicht angefordert haben, hat jemand anderes eine alte Nachricht von uns geöffnet. Es wurde nichts geändert.',
    short: 'Hier ist Ihr neuer Link. Wenn es Ihnen gut geht, bestätigen Sie es:',
    shortStop: 'Hier ist Ihr neuer Link. Wenn es Ihnen gut geht, stoppen Sie die Übergabe Ihres Testaments:',
  },

  vouched: {
    subject: (survivor: string) => `${survivor} sagt, dass Sie leben`,
    opening: (survivor: string) => `${survivor} hat einen Nachweis erbracht und sagt, dass Sie leben, uns aber gerade nicht antworten können.`,
    asksLater: (date: string) =>
      `Darum warten wir bis ${date}, bevor wir Ihren Vertrauenspersonen noch einmal schreiben, dass sie die Übergabe Ihres Testaments starten können.`,
    opensLater: (date: string) =>
      `Eine Übergabe Ihres Testaments läuft. Darum öffnen sich Ihre Dokumente frühestens am ${date}, außer wenn eine andere Vertrauensperson bestätigt, wer sie ist.`,
    press:
      'Wir müssen trotzdem von Ihnen hören. Wenn Sie das lesen, öffnen Sie bitte den Link und drücken Sie auf den Knopf. Wenn der Link nicht mehr gilt, melden Sie sich an.',
    short: (survivor: string) => `${survivor} sagt, dass Sie leben, aber gerade nicht antworten können. Wenn Sie das lesen, antworten Sie bitte:`,
  },

  'pending-transfer': {
    subject: 'Wir haben nichts von Ihnen gehört: Ihre Vertrauenspersonen können die Übergabe Ihres Testaments jetzt starten',
    opening:
      'Wir haben gefragt, ob es Ihnen gut geht, und keine Antwort bekommen. Wie Sie es bestimmt haben, haben wir jetzt Ihren Vertrauenspersonen mitgeteilt, dass sie die Übergabe Ihres Testaments starten können.',
    press:
      'Wenn es Ihnen gut geht, öffnen Sie bitte den Link und drücken Sie auf den Knopf. Dann teilen wir Ihren Vertrauenspersonen mit, dass Sie geantwortet haben, und fragen wie bisher von Zeit zu Zeit nach, ob es Ihnen gut geht.',
    ifStarted: 'Wenn vorher eine Vertrauensperson die Übergabe startet, benachrichtigen wir Sie, und Sie haben 48 Stunden Zeit, sie zu stoppen.',
    short:
      'Wir haben nichts von Ihnen gehört. Darum können Ihre Vertrauenspersonen die Übergabe Ihres Testaments jetzt starten. Wenn es Ihnen gut geht, stoppen Sie sie:',
  },
};
