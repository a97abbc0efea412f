import type * as english from '#words/en/answers.ts';

const CLOSED = 'Wenn Ihr Testament versiegelt ist, kann daran nichts geändert werden, bis Sie bestätigt haben, wer Sie sind.';
const CONNECTORS =
  'Kanäle, die in den letzten sieben Tagen hinzugefügt oder neu eingestellt wurden, benutzen wir erst wieder, wenn Sie ihre Zugangsdaten neu eingeben.';

export const answers: typeof english.answers = {
  offers: {
    check: {
      title: 'Geht es Ihnen gut?',
      sentences: [
        'Sie haben uns gebeten, von Zeit zu Zeit nachzufragen, ob es Ihnen gut geht. Wenn es Ihnen gut geht, drücken Sie bitte auf den Knopf.',
        'Damit wissen wir, dass es Ihnen gut geht. Wenn eine Übergabe begonnen hat, wird sie gestoppt. Solange Sie den Knopf nicht drücken, ändert sich nichts.',
      ],
      button: 'Ja, es geht mir gut',
    },
    review: {
      title: 'Stimmt in Ihrem Testament noch alles?',
      sentences: [
        'Einmal im Jahr fragen wir, ob Ihr Testament noch stimmt: die Dokumente, die Menschen, und wie wir sie erreichen. Unsere Nachricht enthält die Liste.',
        'Wenn sich nichts ändern muss, drücken Sie bitte auf den Knopf. Das sagt uns auch, dass es Ihnen gut geht.',
      ],
      button: 'Es stimmt noch alles',
      elsewhere: 'Etwas ändern',
    },
    pending: {
      title: 'Geht es Ihnen gut?',
      sentences: [
        'Sie haben auf unsere Nachfragen nicht geantwortet. Deshalb können Ihre Vertrauenspersonen die Übergabe Ihres Testaments starten.',
        'Wenn es Ihnen gut geht, drücken Sie bitte auf den Knopf. Wenn eine Übergabe begonnen hat, wird sie gestoppt. Wir teilen Ihren Vertrauenspersonen mit, dass Sie geantwortet haben, und fragen wie bisher von Zeit zu Zeit nach.',
      ],
      button: 'Es geht mir gut: Übergabe stoppen',
    },
    stop: {
      title: 'Die Übergabe Ihres Testaments stoppen?',
      sentences: [
        'Eine Ihrer Vertrauenspersonen hat die Übergabe Ihres Testaments gestartet.',
        'Wenn es Ihnen gut geht, drücken Sie bitte auf den Knopf. Die Übergabe endet, und wir öffnen nichts. Wir teilen Ihren Vertrauenspersonen mit, dass sie mit diesem Link gestoppt wurde.',
      ],
      button: 'Es geht mir gut: Übergabe stoppen',
    },

    recovery: {
      title: 'Haben Sie selbst ein neues Passwort gewählt?',
      sentences: [
        'Jemand hat uns mit einem Link von uns mitgeteilt, dass Sie das Passwort Ihres Kontos nicht zurückgesetzt haben. Deshalb gilt wieder das Passwort von vorher.',
        'Wenn Sie es doch zurückgesetzt haben, drücken Sie bitte auf den Knopf. Wir senden Ihnen dann einen neuen Link, mit dem Sie ein Passwort wählen können.',
      ],
      button: 'Ich habe das Passwort selbst zurückgesetzt',
    },
    'undo-email': {
      title: 'Die Änderung Ihrer E-Mail-Adresse rückgängig machen?',
      sentences: [
        'Die E-Mail-Adresse Ihres Kontos wurde geändert.',
        'Wenn Sie das nicht waren, drücken Sie bitte auf den Knopf. Dann gilt wieder die frühere Adresse, alle werden abgemeldet, und wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
        `${CLOSED} Wenn Sie es selbst geändert haben und nur die frühere Adresse möchten, melden Sie sich bitte an und tragen Sie sie dort ein.`,
      ],
      button: 'Ich war es nicht: rückgängig machen',
    },
    'not-me': {
      title: 'Hat jemand anderes Ihr Konto geändert?',
      sentences: [
        'Wenn Sie das nicht waren, drücken Sie bitte auf den Knopf. Dann werden alle abgemeldet, und wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
        'An Ihrem Testament kann nichts geändert werden, bis Sie bestätigt haben, wer Sie sind. Wenn ein Name oder Kontaktdaten ersetzt wurden, gelten wieder die früheren. Wenn eine Person hinzugefügt wurde, wird sie wieder entfernt. Wenn unsere Nachfragen Pause machen, endet die Pause. Eine Stoppkarte gilt nicht mehr.',
      ],
      button: 'Ich war es nicht',
    },
    'undo-settings': {
      title: 'Die Änderung der Nachfragen rückgängig machen?',
      sentences: [
        'Jemand hat geändert, wie oft wir nachfragen, ob es Ihnen gut geht, oder wie bald Ihre Vertrauenspersonen die Übergabe Ihres Testaments starten können.',
        'Wenn Sie das nicht waren, drücken Sie bitte auf den Knopf. Dann gelten wieder die früheren Einstellungen. Alle werden abgemeldet, und wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
        'An Ihrem Testament kann nichts geändert werden, bis Sie bestätigt haben, wer Sie sind. Wenn Sie es selbst geändert haben und nur andere Einstellungen möchten, melden Sie sich bitte an und ändern Sie sie dort.',
      ],
      button: 'Ich war es nicht: rückgängig machen',
    },
    'undo-factor': {
      title: 'Hat jemand anderes den zweiten Faktor Ihres Kontos geändert?',
      sentences: [
        'Wenn Sie das nicht waren, drücken Sie bitte auf den Knopf. Alle werden abgemeldet, und wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
        'Passkeys, Authenticator-Apps und Wiederherstellungscodes der letzten sieben Tage gelten dann nicht mehr. Was entfernt wurde, kommt nicht zurück.',
        CLOSED,
      ],
      button: 'Ich war es nicht',
    },
    'undo-deletion': {
      title: 'Soll alles erhalten bleiben?',
      sentences: [
        'Jemand, der in Ihrem Konto angemeldet war und das Passwort kennt, hat uns gebeten, Ihr Testament oder Ihr ganzes Konto zu löschen.',
        'Wenn Sie alles behalten möchten, oder wenn Sie das nicht waren, drücken Sie bitte auf den Knopf. Dann wird nichts gelöscht, und alles bleibt, wie es ist.',
      ],
      button: 'Alles behalten',
    },
    'opt-out': {
      title: 'Kennen Sie die Person nicht, die Sie benannt hat?',
      sentences: [
        'Jemand hat Sie als Vertrauensperson für ein Testament benannt und uns die Adresse gegeben, an die wir geschrieben haben.',
        'Wenn Sie diese Person nicht kennen, drücken Sie bitte auf den Knopf. Dann senden wir an diese Adresse keine Benachrichtigungen mehr und sagen der Person, dass die Adresse falsch sein könnte.',
      ],
      button: 'Ich kenne diese Person nicht',
    },
  },

  nextAsk: (moment: string) => `Wir fragen Sie das nächste Mal am ${moment}.`,

  done: {
    check: { title: 'Vielen Dank', sentences: ['Schön, von Ihnen zu hören.'] },
    review: { title: 'Danke', sentences: ['Schön, von Ihnen zu hören. In einem Jahr fragen wir wieder.'] },
    pending: {
      title: 'Vielen Dank',
      sentences: [
        'Schön, von Ihnen zu hören. Wenn eine Übergabe begonnen hatte, ist sie gestoppt. Wir benachrichtigen Ihre Vertrauenspersonen und fragen wie bisher von Zeit zu Zeit nach.',
      ],
    },
    stop: {
      title: 'Die Übergabe wurde gestoppt',
      sentences: ['Schön, von Ihnen zu hören. Die Übergabe wurde gestoppt, und wir benachrichtigen Ihre Vertrauenspersonen.'],
    },
    recovery: { title: 'Vielen Dank', sentences: ['Wir senden Ihnen einen Link per E-Mail. Bitte wählen Sie damit ein neues Passwort.'] },
    'undo-email': {
      title: 'Die Änderung wurde rückgängig gemacht',
      sentences: [
        'Für Ihr Konto gilt wieder Ihre frühere E-Mail-Adresse, und alle wurden abgemeldet.',
        `Bitte wählen Sie ein neues Passwort mit dem Link, den wir Ihnen senden. ${CLOSED}`,
        CONNECTORS,
      ],
    },
    'not-me': {
      title: 'Ihr Testament ist vor weiteren Änderungen geschützt',
      sentences: [
        'Alle wurden abgemeldet, und an Ihrem Testament kann nichts geändert werden, bis Sie bestätigt haben, wer Sie sind. Wenn mit dieser Änderung ein Name oder Kontaktdaten ersetzt wurden, gelten wieder die früheren. Wenn eine Person hinzugefügt wurde, wurde sie entfernt. Wenn unsere Nachfragen Pause machten, ist die Pause beendet. Ihre Stoppkarte gilt nicht mehr.',
        'Bitte wählen Sie ein neues Passwort mit dem Link, den wir Ihnen senden.',
        'Neue Ersatzcodes bleiben gültig, und entfernte Personen müssen wieder hinzugefügt werden. Bitte prüfen Sie Ihre Vertrauenspersonen und erstellen Sie neue Blätter, wo Sie nicht sicher sind.',
        CONNECTORS,
      ],
    },
    'undo-settings': {
      title: 'Die Änderung wurde rückgängig gemacht',
      sentences: [
        'Es gelten wieder die früheren Einstellungen. Alle wurden abgemeldet, und an Ihrem Testament kann nichts geändert werden, bis Sie bestätigt haben, wer Sie sind.',
        'Bitte wählen Sie ein neues Passwort mit dem Link, den wir Ihnen senden. Das war keine Antwort auf unsere Nachfragen. Wenn eine Nachfrage oder eine Übergabe auf Ihre Antwort wartet, antworten Sie bitte auch darauf.',
        CONNECTORS,
      ],
    },
    'undo-factor': {
      title: 'Alle wurden abgemeldet',
      sentences: [
        'Passkeys, Authenticator-Apps und Wiederherstellungscodes der letzten sieben Tage gelten nicht mehr.',
        `Bitte wählen Sie ein neues Passwort mit dem Link, den wir Ihnen senden. ${CLOSED} Fügen Sie danach bitte wieder einen Passkey oder eine Authenticator-App hinzu.`,
        CONNECTORS,
      ],
    },
    'undo-deletion': {
      title: 'Es wird nichts gelöscht',
      sentences: [
        'Alles bleibt, wie es ist. Falls wir Ihren Vertrauenspersonen geschrieben haben, dass Ihr Testament gelöscht wird, teilen wir ihnen jetzt mit, dass es erhalten bleibt.',
        'Wenn nicht Sie um die Löschung gebeten haben, kennt jemand Ihr Passwort. Bitte melden Sie sich an und wählen Sie ein neues.',
      ],
    },
    'opt-out': {
      title: 'Vielen Dank',
      sentences: ['Wir senden an diese Adresse keine Benachrichtigungen mehr. Bitte entschuldigen Sie die Störung.'],
    },
  },

  removal: {
    unnamed: 'diese Person',
    sentence: (name: string) =>
      `${name} hat sie mit einem Nachweis gestartet. Wenn Sie ${name} nicht mehr vertrauen, können Sie uns bitten, diese Person zu entfernen. Ein Link allein entfernt niemanden: Sie bestätigen es, wenn Sie sich anmelden.`,
    button: (name: string) => `Es geht mir gut: Übergabe stoppen und darum bitten, ${name} zu entfernen`,
    asked: (name: string) => ({
      title: 'Die Übergabe wurde gestoppt',
      sentences: [
        'Schön, von Ihnen zu hören. Die Übergabe wurde gestoppt, und wir benachrichtigen Ihre Vertrauenspersonen.',
        `${name} ist noch nicht entfernt. Bitte melden Sie sich innerhalb von 7 Tagen beim Dienst an: Dort zeigen wir Ihnen Ihren Wunsch, und Sie entfernen ${name} oder tun nichts.`,
        `Bis dahin kann ${name} höchstens einmal am Tag eine Übergabe starten. Sie können jede stoppen.`,
      ],
    }),
  },

  held: {
    title: 'Alle wurden abgemeldet',
    sentences: [
      'An Ihrem Testament kann nichts geändert werden, bis Sie bestätigt haben, wer Sie sind. Im Moment können wir die Änderung nicht rückgängig machen.',
      'Wenn eine Übergabe läuft, stoppen Sie sie bitte mit dem Link in unserer Nachricht dazu. Öffnen Sie dann diesen Link noch einmal und drücken Sie wieder auf den Knopf.',
    ],
  },

  used: {
    title: 'Sie haben schon geantwortet',
    sentences: ['Dieser Link wurde schon verwendet, und Ihre Antwort gilt. Sie müssen nichts tun.'],
  },

  usedUp: {
    'not-me': {
      title: 'Es wurden schon alle abgemeldet',
      sentences: [
        'An Ihrem Testament kann nichts geändert werden, bis Sie bestätigt haben, wer Sie sind. Diese Änderung wurde rückgängig gemacht, soweit es möglich ist.',
        'Neue Ersatzcodes bleiben gültig, und entfernte Personen müssen wieder hinzugefügt werden. Bitte prüfen Sie Ihre Vertrauenspersonen, sobald Sie können.',
      ],
    },
    recovery: { title: 'Sie haben schon geantwortet', sentences: ['Auf dieses Zurücksetzen wurde schon geantwortet. Sie müssen nichts tun.'] },
    'undo-settings': {
      title: 'Diese Änderung wurde schon rückgängig gemacht',
      sentences: ['Es gelten wieder die früheren Einstellungen. Sie müssen nichts tun.'],
    },
    'undo-factor': {
      title: 'Diese Änderung wurde schon abgelehnt',
      sentences: ['Alle wurden abgemeldet. Bitte wählen Sie ein neues Passwort, wenn Sie das noch nicht getan haben.'],
    },
    'undo-deletion': {
      title: 'Es wird nichts gelöscht',
      sentences: ['Das wurde schon rückgängig gemacht oder hat sich erledigt. Alles bleibt, wie es ist.'],
    },
    'opt-out': { title: 'Vielen Dank', sentences: ['Wir senden an diese Adresse keine Benachrichtigungen.'] },
  },

  refused: {
    invalid_link: {
      title: 'Dieser Link ist nicht vollständig',
      sentences: [
        'Bitte kopieren Sie den ganzen Link aus unserer Nachricht. Sie können sich auch beim Dienst anmelden und uns dort mitteilen, dass es Ihnen gut geht.',
      ],
    },
    link_expired: {
      title: 'Dieser Link gilt nicht mehr',
      sentences: [
        'Wir haben Ihnen eine neuere Nachricht gesendet, oder der Link ist abgelaufen.',
        'Wenn es Ihnen gut geht, verwenden Sie bitte unsere neueste Nachricht. Oder melden Sie sich beim Dienst an und teilen Sie es uns dort mit.',
      ],
    },
  },

  freshLink: {
    sentence:
      'Wenn eine Nachfrage oder eine Übergabe auf Ihre Antwort wartet, können wir Ihnen einen neuen Link senden. Er kommt über denselben Kanal wie dieser.',
    button: 'Neuen Link senden',
    asked: {
      title: 'Bitte achten Sie auf eine neue Nachricht von uns',
      sentences: [
        'Wenn eine Nachfrage oder eine Übergabe auf Ihre Antwort wartet und ein Link sie noch beantworten kann, erhalten Sie in wenigen Minuten einen neuen Link. Wir senden höchstens drei in einer Stunde.',
        'Wenn keine Nachricht kommt, melden Sie sich bitte beim Dienst an. Dort können Sie uns immer mitteilen, dass es Ihnen gut geht.',
      ],
    },
  },

  stillWorks: {
    title: 'Dieser Link gilt',
    sentences: ['Bitte öffnen Sie den Link in unserer Nachricht noch einmal und drücken Sie dort auf den Knopf.'],
  },

  reset: {
    title: 'Haben Sie das Passwort Ihres Kontos zurückgesetzt?',

    happened: (at: string, until?: string) =>
      until === undefined
        ? `Das Passwort Ihres Kontos wurde am ${at} per E-Mail zurückgesetzt. Bis Sie bestätigen, dass Sie es waren, kann an Ihrem Testament nichts geändert werden.`
        : `Das Passwort Ihres Kontos wurde am ${at} per E-Mail zurückgesetzt. Bis zum ${until} kann an Ihrem Testament nichts geändert werden.`,

    happenedProtected: (at: string) =>
      `Das Passwort Ihres Kontos wurde am ${at} per E-Mail zurückgesetzt. Für Änderungen ist weiterhin Ihr zweiter Faktor nötig.`,

    happenedUnsealed: (at: string) => `Das Passwort Ihres Kontos wurde am ${at} per E-Mail zurückgesetzt.`,

    happenedDenied: (at: string, until?: string) =>
      until === undefined
        ? `Ein Link in einer E-Mail hat am ${at} ein Zurücksetzen Ihres Passworts abgelehnt. Ihr früheres Passwort gilt wieder. Bis Sie bestätigen, dass Sie es waren, kann an Ihrem Testament nichts geändert werden.`
        : `Ein Link in einer E-Mail hat am ${at} ein Zurücksetzen Ihres Passworts abgelehnt. Ihr früheres Passwort gilt wieder. Bis zum ${until} kann an Ihrem Testament nichts geändert werden.`,
    confirmElsewhere:
      'Dieser Link kam per E-Mail und kann das Zurücksetzen deshalb nicht bestätigen. Wenn Sie das Passwort zurückgesetzt haben, verwenden Sie bitte den Link, den wir über einen anderen Kanal gesendet haben.',
    nothingToDo: 'Wenn Sie das Passwort zurückgesetzt haben, müssen Sie sonst nichts tun.',
    howToDeny:
      'Wenn Sie es nicht zurückgesetzt haben, drücken Sie bitte auf den Knopf, auf dem das steht. Dann werden alle abgemeldet, und es gilt wieder das Passwort von vorher. 7 Tage lang sind für ein neues Passwort Ersatzcodes Ihrer Vertrauenspersonen nötig. So kann niemand, der nur Ihre E-Mails lesen kann, eines festlegen.',

    howToDenyUnsealed:
      'Wenn Sie es nicht zurückgesetzt haben, drücken Sie bitte auf den Knopf, auf dem das steht. Dann werden alle abgemeldet, und es gilt wieder das Passwort von vorher. Ihr Konto ist dann wieder so, wie es vor dem Zurücksetzen war. Was seitdem eingetragen wurde, bewahren wir 30 Tage lang auf, und Sie entscheiden, was davon von Ihnen ist.',
    cannotDeny:
      'Mit diesem Link können Sie das Zurücksetzen nicht ablehnen. Wenn Sie das Passwort nicht zurückgesetzt haben, wählen Sie bitte noch einmal ein neues Passwort.',
    mine: 'Es geht mir gut, und ich habe das Passwort zurückgesetzt',
    notMine: 'Es geht mir gut, aber ich habe es nicht zurückgesetzt',

    rejected: 'Es geht mir gut, und ich habe das Zurücksetzen abgelehnt',

    stillClosed: (until?: string) =>
      until === undefined
        ? 'Bis Sie es über einen anderen Kanal bestätigt haben, kann an Ihrem Testament nichts geändert werden, denn jemand anderes kennt vielleicht Ihr früheres Passwort. Ersatzcodes von genügend Vertrauenspersonen beenden das sofort.'
        : `Bis zum ${until} kann an Ihrem Testament nichts geändert werden, denn jemand anderes kennt vielleicht Ihr früheres Passwort. Ersatzcodes von genügend Vertrauenspersonen beenden das sofort.`,

    stopsNothing: 'Dieser Link stoppt die laufende Übergabe Ihres Testaments nicht. Um sie zu stoppen, melden Sie sich bitte an.',
    confirmed: { title: 'Vielen Dank', sentences: ['Sie können an Ihrem Testament wieder alles ändern.'] },
    unconfirmed: {
      title: 'Vielen Dank',
      sentences: [
        'Ihre Antwort hat am Zurücksetzen Ihres Passworts nichts geändert. Bitte öffnen Sie unsere neueste Nachricht aus einem anderen Kanal.',
        'Ein Link per E-Mail kann ein Zurücksetzen nicht bestätigen. Eine Verbindung, die für Ihr Konto neu ist, kann es nicht ablehnen. Kein Link bestätigt ein späteres Zurücksetzen.',
      ],
    },
    denied: {
      title: 'Ihr früheres Passwort gilt wieder',
      sentences: (until: string, survivors: number | undefined) => [
        'Alle wurden abgemeldet. Um sich anzumelden, verwenden Sie das Passwort von vorher.',
        `Bis zum ${until} sind für ein neues Passwort Ersatzcodes von ${survivors} Ihrer Vertrauenspersonen nötig. Die Codes stehen auf den Blättern in ihren versiegelten Umschlägen.`,
        'Vielleicht kann jemand anderes Ihre E-Mails lesen. Bitte ändern Sie das Passwort Ihres Postfachs.',
      ],

      sentencesUnsealed: (names: string) => [
        'Alle wurden abgemeldet. Um sich anzumelden, verwenden Sie das Passwort von vorher.',
        ...(names === ''
          ? []
          : [
              `Ihr Konto ist wieder so, wie es vor dem Zurücksetzen war. Was seitdem eingetragen wurde, bewahren wir 30 Tage lang auf: ${names}. Bitte melden Sie sich an und entscheiden Sie, was davon von Ihnen ist.`,
            ]),
        'Vielleicht kann jemand anderes Ihre E-Mails lesen. Bitte ändern Sie das Passwort Ihres Postfachs.',
      ],

      unnamed: { settings: 'Ihre Einstellungen', factors: 'Ihr zweiter Faktor' },
    },
  },
};
