import type * as english from '#words/en/messages/to-host/transfer.ts';

const stop = {
  unnamedStarter: 'einer Ihrer Vertrauenspersonen',
  stopBy: (until: string) => `Wenn es Ihnen gut geht, stoppen Sie bitte die Übergabe. Mit diesem Link können Sie das bis ${until}.`,
  stopNow: 'Wenn es Ihnen gut geht, melden Sie sich bitte jetzt an und stoppen Sie die Übergabe.',
  opensAt: (from: string) =>
    `Vor ${from} öffnen wir nichts. Wenn Sie nichts tun, öffnen sich Ihre Dokumente danach, sobald genügend Ihrer Vertrauenspersonen bestätigt haben, wer sie sind.`,
  stepSignIn: 'Anmelden und die Übergabe stoppen',
  afterLink: 'Wenn der Link nicht mehr gilt, können Sie sich immer noch anmelden und die Übergabe stoppen.',
  shortStopBy: (until: string) => `Wenn es Ihnen gut geht, stoppen Sie sie bis ${until}:`,
  shortStopNow: 'Wenn es Ihnen gut geht, melden Sie sich an und stoppen Sie sie:',
};

export const transfer: typeof english.transfer = {
  'transfer-started': {
    ...stop,
    subject: 'Die Übergabe Ihres Testaments wurde gestartet',
    opening: (name: string) => `Jemand, der den Namen ${name} angegeben hat, hat die Übergabe Ihres Testaments gestartet.`,
    short: 'Die Übergabe Ihres Testaments wurde gestartet.',
  },

  'transfer-reminder': {
    ...stop,
    subject: 'Erinnerung: Die Übergabe Ihres Testaments läuft',
    opening: (name: string) => `Die Übergabe Ihres Testaments läuft noch. Gestartet hat sie jemand, der den Namen ${name} angegeben hat.`,
    short: 'Die Übergabe Ihres Testaments läuft.',
  },

  'transfer-cancelled-host': {
    subject: 'Die Übergabe Ihres Testaments wurde gestoppt',
    opening: 'Die Übergabe Ihres Testaments wurde gestoppt, und wir haben Ihre Vertrauenspersonen benachrichtigt.',
    closed:
      'Ihre Dokumente sind geschlossen, und Ihr Testament ist versiegelt wie zuvor. Wir fragen wie bisher von Zeit zu Zeit nach, ob es Ihnen gut geht.',
    notOpened: 'Kein Dokument wurde geöffnet.',
    notRead:
      'Bevor die Übergabe gestoppt wurde, standen Ihre Dokumente Ihren Vertrauenspersonen offen. Wir haben nicht vermerkt, dass eines gelesen wurde.',
    read: 'Bevor die Übergabe gestoppt wurde, standen Ihre Dokumente Ihren Vertrauenspersonen offen. Gelesen wurde, mit dem Zeitpunkt des ersten Lesens:',
    readEntry: (survivor: string, what: string, at: string) => `${survivor}: ${what}, ${at}`,
    personalMessage: 'die persönliche Nachricht',
    lostDocument: 'ein Dokument, das nicht mehr in Ihrem Testament ist',
    notYou: 'Wenn Sie sie gestoppt haben, müssen Sie nichts tun. Wenn Sie es nicht waren, melden Sie sich bitte an und ändern Sie Ihr Passwort.',
    short: 'Die Übergabe Ihres Testaments wurde gestoppt. Wenn Sie es nicht waren, melden Sie sich bitte an und ändern Sie Ihr Passwort.',
    shortRead:
      'Die Übergabe Ihres Testaments wurde gestoppt, aber manches war vorher gelesen worden: Unsere E-Mail sagt, was, von wem und wann. Wenn Sie sie nicht gestoppt haben, melden Sie sich an:',
  },

  'starts-digest': {
    subject: 'Die Übergabe Ihres Testaments wurde noch einmal gestartet',
    opening:
      'Nachdem Sie die Übergabe Ihres Testaments zweimal gestoppt hatten, wurde sie noch einmal gestartet. Damit Sie nicht zu viele Nachrichten bekommen, schreiben wir einmal am Tag, was geschehen ist:',
    running: (survivor: string, at: string) => `${survivor}: gestartet am ${at}, läuft noch`,
    stopped: (survivor: string, at: string, stoppedAt: string) => `${survivor}: gestartet am ${at}, gestoppt am ${stoppedAt}`,
    ownMessages: 'Zu jeder dieser Übergaben gab es auch eine eigene Nachricht mit einem Link, der sie stoppt.',
    remove:
      'Wenn Sie einer Person auf dieser Liste nicht mehr vertrauen, melden Sie sich bitte an und entfernen Sie sie als Vertrauensperson. Dann kann sie keine Übergabe mehr starten.',
    notYou: 'Wenn nicht Sie eine Übergabe gestoppt haben, melden Sie sich bitte an und ändern Sie Ihr Passwort.',
    short:
      'Die Übergabe Ihres Testaments wurde noch einmal gestartet, nachdem Sie sie gestoppt hatten: Unsere E-Mail sagt, von wem. Um diese Person zu entfernen, melden Sie sich an:',
  },

  'codes-guessed-host': {
    subject: 'Bei der Übergabe Ihres Testaments wurden viele falsche Codes eingegeben',
    opening: (survivor: string) => `Jemand hat bei der Übergabe Ihres Testaments viele falsche Codes für ${survivor} eingegeben.`,
    slower: 'Es wurde nichts geöffnet. Codes für diese Vertrauensperson senden wir jetzt viel seltener, damit Raten zu lange dauert.',
    short: 'Jemand hat bei der Übergabe Ihres Testaments viele falsche Codes eingegeben.',
  },

  'backup-codes-guessed-host': {
    subject: 'Für eine Ihrer Vertrauenspersonen wurden viele falsche Ersatzcodes eingegeben',
    opening: (survivor: string) => `Jemand hat an einem Tag mindestens zehn falsche Ersatzcodes für ${survivor} eingegeben.`,
    mistyped:
      'Ein falscher Code öffnet nichts, und die Codes auf dem Blatt gelten weiter. Wenn sich die Vertrauensperson vertippt hat, müssen Sie nichts tun.',
    otherwise:
      'Wenn nicht, hat vielleicht jemand anderes das Blatt gesehen. Bitte melden Sie sich an und erstellen Sie ein neues Blatt für diese Vertrauensperson. Wenn eine Übergabe läuft, die Sie nicht wollen, stoppen Sie sie zuerst.',
    short:
      'Jemand hat viele falsche Ersatzcodes für eine Ihrer Vertrauenspersonen eingegeben. Wenn sie es nicht selbst war, melden Sie sich bitte an und erstellen Sie ein neues Blatt:',
  },

  'survivor-authenticated-host': {
    subject: 'Eine Ihrer Vertrauenspersonen hat bestätigt, wer sie ist',
    opening: (survivor: string) => `${survivor} hat bei der Übergabe Ihres Testaments die eigene Identität bestätigt.`,
    opensLater: 'Ihre Dokumente öffnen sich erst, wenn genügend Ihrer Vertrauenspersonen bestätigt haben, wer sie sind.',
    short: 'Eine Ihrer Vertrauenspersonen hat für die Übergabe bestätigt, wer sie ist.',
  },

  'documents-open-host': {
    subject: 'Ihre Vertrauenspersonen können Ihre Dokumente jetzt lesen',
    opening:
      'Genügend Ihrer Vertrauenspersonen haben bestätigt, wer sie sind, und die Zeit, in der Sie die Übergabe mit einem Link stoppen konnten, ist vorbei.',
    open: 'Ihre Vertrauenspersonen können jetzt Ihre Dokumente und Ihre persönlichen Nachrichten lesen.',
    stop: 'Wenn es Ihnen gut geht, melden Sie sich bitte sofort an und stoppen Sie die Übergabe. Das schließt die Dokumente wieder.',
    short: 'Ihre Vertrauenspersonen können Ihre Dokumente jetzt lesen.',
  },

  'opening-failed-host': {
    subject: 'Ihre Dokumente konnten nicht geöffnet werden',
    opening: 'Ihre Vertrauenspersonen haben bestätigt, wer sie sind, aber wir konnten Ihre Dokumente nicht für sie öffnen.',
    why: 'Die Dokumente ließen sich an ihrem Speicherort nicht lesen, oder sie sind nicht mehr das, was versiegelt wurde. Wir haben nichts gezeigt. Wir versuchen es jeden Tag noch einmal.',
    stop: 'Wenn es Ihnen gut geht, melden Sie sich bitte an und stoppen Sie die Übergabe. Prüfen Sie danach den Speicherort und versiegeln Sie Ihr Testament neu.',
    short: 'Ihre Vertrauenspersonen konnten Ihre Dokumente nicht öffnen, weil der Speicherort sie nicht unversehrt zurückgab.',
  },
};
