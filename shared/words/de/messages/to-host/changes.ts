import type * as english from '#words/en/messages/to-host/changes.ts';
import { plural } from '#words/plural.ts';

const documents = plural('de', { one: 'Es enthält jetzt # Dokument.', other: 'Es enthält jetzt # Dokumente.' });
const added = plural('de', { one: '# wurde hinzugefügt', other: '# wurden hinzugefügt' });
const removed = plural('de', { one: '# wurde entfernt', other: '# wurden entfernt' });
const codesLeft = plural('de', { one: 'Ein Code ist noch übrig.', other: '# Codes sind noch übrig.' });
const unansweredChecks = plural('de', { one: 'eine Nachfrage ohne Antwort', other: '# Nachfragen ohne Antwort hintereinander' });
const factorName = { passkey: (name: string) => `Passkey ${name}`, totp: (name: string) => `Authenticator-App ${name}` };

const change = {
  signedIn: 'Das hat jemand getan, der in Ihrem Konto angemeldet war. Wenn Sie es waren, müssen Sie nichts tun.',
  notMe: 'Wenn Sie es nicht waren, öffnen Sie bitte den Link und drücken Sie auf den Knopf.',
  frozen: 'Dann werden alle abgemeldet, und an Ihrem Testament kann nichts geändert werden, bis Sie bestätigt haben, wer Sie sind.',
  worksUntil: (until: string) => `Der Link gilt bis ${until}.`,
  shortNotMe: 'Wenn Sie es nicht waren, öffnen Sie diesen Link:',
};

export const changes: typeof english.changes = {
  'survivor-changed': {
    ...change,
    subject: 'Die Menschen, die Ihr Testament öffnen dürfen, wurden geändert',
    subjectMessage: 'Eine persönliche Nachricht in Ihrem Testament wurde geändert',
    what: {
      contacts: (survivor: string) => `Die Kontaktdaten von ${survivor} wurden geändert.`,
      codes: (survivor: string) =>
        `Für ${survivor} wurden neue Ersatzcodes und ein neuer Wiederherstellungsschlüssel erstellt. Das alte Blatt gilt nicht mehr.`,
      codesKept: (survivor: string) =>
        `Für ${survivor} wurden neue Ersatzcodes und ein neuer Wiederherstellungsschlüssel erstellt. Die Codes des alten Blattes gelten nicht mehr. Aber ein Speicherort Ihres Testaments lässt sich noch nur mit seinem Schlüssel öffnen: Vernichten Sie es nicht, bevor dieser Speicherort die neuesten Dateien hat.`,
      added: (survivor: string) => `${survivor} gehört jetzt zu den Menschen, die Ihr Testament öffnen dürfen.`,
      removed: (survivor: string) => `${survivor} wurde entfernt und darf Ihr Testament nicht mehr öffnen.`,
      message: (survivor: string) => `Die persönliche Nachricht an ${survivor} wurde ersetzt oder gelöscht.`,
    },
    renamed: (before: string, survivor: string) => `Der Name ${before} wurde in ${survivor} geändert.`,

    unnamedBefore: 'einer Vertrauensperson',
    undone: 'Wenn ein Name, Kontaktdaten oder eine persönliche Nachricht ersetzt oder gelöscht wurden, gilt wieder, was vorher galt.',
    mistake:
      'Wenn das aus Versehen geschehen ist, können Sie eine gelöschte Nachricht sieben Tage lang wiederherstellen: Melden Sie sich an und ändern Sie die Angaben zu dieser Person.',
    short: {
      contacts: (survivor: string) => `Die Kontaktdaten von ${survivor} in Ihrem Testamentskonto wurden geändert.`,
      name: (survivor: string) => `Der Name von ${survivor} in Ihrem Testamentskonto wurde geändert.`,
      codes: (survivor: string) => `Für ${survivor} wurden neue Ersatzcodes erstellt.`,
      added: (survivor: string) => `${survivor} gehört jetzt zu den Menschen, die Ihr Testament öffnen dürfen.`,
      removed: (survivor: string) => `${survivor} wurde entfernt und darf Ihr Testament nicht mehr öffnen.`,
      message: (survivor: string) => `Die persönliche Nachricht an ${survivor} wurde ersetzt oder gelöscht.`,
    },
  },

  'ways-changed': {
    ...change,
    subject: {
      connector: 'Ein Kanal in Ihrem Konto wurde geändert',
      storage: 'Ein Speicherort in Ihrem Konto wurde geändert',
      moved: 'Ihr versiegeltes Testament liegt jetzt an anderen Speicherorten',
    },

    unknown: {
      connector: 'Ein Kanal in Ihrem Konto wurde hinzugefügt, geändert, mit einer neuen Adresse getestet oder entfernt.',
      storage: 'Ein Speicherort in Ihrem Konto wurde hinzugefügt, geändert oder entfernt.',
      moved:
        'Ihr Testament wurde versiegelt und liegt jetzt an anderen Speicherorten als bisher. Wo es jetzt nicht mehr liegen soll, wird es gelöscht.',
    },

    connector: {
      added: (name: string) =>
        `Ihr Kanal ${name} wurde hinzugefügt. Darüber können wir jetzt Codes an Ihre Vertrauenspersonen senden und nach einem Test auch Nachrichten an Sie.`,
      changed: (name: string) => `Die Einstellungen Ihres Kanals ${name} wurden geändert.`,
      tested: (name: string, destination: string | undefined) =>
        destination
          ? `Ihr Kanal ${name} wurde getestet, und wir senden unsere Nachrichten an Sie jetzt auch an ${destination}.`
          : `Ihr Kanal ${name} wurde getestet, und wir senden unsere Nachrichten an Sie jetzt auch darüber.`,
      removed: (name: string) => `Ihr Kanal ${name} wurde entfernt.`,
    },
    channels: { email: 'E-Mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'Benachrichtigungen eines Browsers' },

    storage: {
      added: (name: string) => `Der Speicherort ${name} wurde hinzugefügt.`,
      changed: (name: string) => `Der Speicherort ${name} wurde geändert.`,
      tested: (name: string) => `Der Speicherort ${name} wurde getestet.`,
      removed: (name: string) => `Der Speicherort ${name} wurde entfernt.`,
    },

    moved: (names: string) => `Ihr versiegeltes Testament liegt jetzt in ${names} und wird an jedem anderen Speicherort gelöscht.`,
    papersStay:
      'Die Blätter Ihrer Vertrauenspersonen gelten wie bisher. Wenn Sie ihnen gesagt oder auf die Blätter geschrieben haben, wo Ihr Testament liegt, nennen Sie ihnen bitte den neuen Ort.',
    notUsed:
      'Wir senden keine Nachrichten mehr an Adressen, die in den letzten sieben Tagen hinzugefügt wurden, und keine Codes über Kanäle, die in dieser Zeit hinzugefügt oder neu eingestellt wurden.',
    short: {
      connector: {
        added: (name: string) => `Ihr Kanal ${name} wurde hinzugefügt.`,
        changed: (name: string) => `Ihr Kanal ${name} wurde geändert.`,
        tested: (name: string) => `Ihr Kanal ${name} wurde getestet.`,
        removed: (name: string) => `Ihr Kanal ${name} wurde entfernt.`,
      },
      moved: 'Ihr versiegeltes Testament liegt jetzt an einem anderen Speicherort.',
    },
    shortUnknown: {
      connector: 'Ein Kanal in Ihrem Testamentskonto wurde geändert.',
      storage: 'Ein Speicherort in Ihrem Testamentskonto wurde geändert.',
    },
  },

  'settings-changed': {
    ...change,
    subject: 'Die Einstellungen unserer Nachfragen wurden geändert',
    opening: 'Jemand, der in Ihrem Konto angemeldet war, hat geändert, wie wir nachfragen, ob es Ihnen gut geht.',
    startsAfter: (days: number, before: number) =>
      `Wenn Sie nicht antworten, können Ihre Vertrauenspersonen die Übergabe Ihres Testaments jetzt nach höchstens ${days} Tagen starten. Vor der Änderung waren es höchstens ${before} Tage.`,
    now: (days: number, hours: number, checks: number) =>
      `Jetzt: eine Nachfrage ${days} Tage nach Ihrer letzten Antwort, ${hours} Stunden Zeit zum Antworten und ${unansweredChecks(checks)}.`,
    before: (days: number, hours: number, checks: number) =>
      `Vorher: eine Nachfrage ${days} Tage nach Ihrer letzten Antwort, ${hours} Stunden Zeit zum Antworten und ${unansweredChecks(checks)}.`,
    ifYou: 'Wenn Sie es waren, müssen Sie nichts tun.',
    undone:
      'Dann gelten wieder die früheren Einstellungen, und alle werden abgemeldet. An Ihrem Testament kann nichts geändert werden, bis Sie bestätigt haben, wer Sie sind.',
    short: (days: number, before: number) =>
      `Ihre Vertrauenspersonen können ohne Ihre Antwort jetzt nach höchstens ${days} statt ${before} Tagen die Übergabe starten. Wenn Sie es nicht waren, machen Sie es rückgängig:`,
  },

  'checks-paused': {
    ...change,
    subject: 'Unsere Nachfragen sind unterbrochen',
    opening: (date: string) => `Jemand, der in Ihrem Konto angemeldet war, hat uns gebeten, bis ${date} nicht nachzufragen, ob es Ihnen gut geht.`,
    nextCheck:
      'Dann fragen wir wieder nach. Bis dahin können Ihre Vertrauenspersonen weiterhin eine Übergabe starten, und Sie haben wie immer 48 Stunden Zeit, sie zu stoppen.',
    ifYou: 'Wenn Sie es waren, müssen Sie nichts tun.',
    undone:
      'Dann fragen wir wieder nach wie zuvor, und alle werden abgemeldet. An Ihrem Testament kann nichts geändert werden, bis Sie bestätigt haben, wer Sie sind.',
    short: (date: string) => `Wir fragen bis ${date} nicht nach, ob es Ihnen gut geht.`,
  },

  'stop-card-made': {
    ...change,
    subject: 'Für Ihr Testament wurde eine Stoppkarte erstellt',
    opening:
      'Jemand, der in Ihrem Konto angemeldet war, hat eine Stoppkarte erstellt. Der Code darauf stoppt einmal eine Übergabe Ihres Testaments, ohne Ihr Passwort und Ihr Postfach.',
    earlier: 'Frühere Karten gelten nicht mehr.',
    ifYou: 'Wenn Sie es waren, stecken Sie die Karte in Ihre Brieftasche. Sonst müssen Sie nichts tun.',
    undone:
      'Dann gilt die Karte nicht mehr, und alle werden abgemeldet. An Ihrem Testament kann nichts geändert werden, bis Sie bestätigt haben, wer Sie sind.',
    short: 'Für Ihr Testament wurde eine Stoppkarte erstellt.',
  },

  'rehearsal-started': {
    ...change,
    subject: 'Eine Probe Ihres Testaments wurde gestartet',
    opening:
      'Jemand, der in Ihrem Konto angemeldet war, hat eine Probe gestartet. Jede Ihrer Vertrauenspersonen bekommt eine Nachricht, in der das steht.',
    nothingOpens: (date: string) =>
      `Alle bestätigen wie bei einer echten Übergabe, wer sie sind. Nichts öffnet sich, und nichts wird verbraucht. Spätestens am ${date} bekommen Sie einen Bericht, wer es geschafft hat.`,
    ifYou: 'Wenn Sie es waren, sprechen Sie am besten mit ihnen: Einer Nachricht, die man erwartet, vertraut man leichter.',
    undone:
      'Dann endet die Probe, und alle werden abgemeldet. An Ihrem Testament kann nichts geändert werden, bis Sie bestätigt haben, wer Sie sind.',
    short: 'Von Ihrem Konto aus wurde eine Probe Ihres Testaments gestartet.',
  },

  'stop-card-used': {
    subject: 'Ihre Stoppkarte wurde benutzt',
    opening: (moment: string) =>
      `Jemand hat am ${moment} den Code Ihrer Stoppkarte eingegeben. Jetzt öffnen wir nichts und fragen wieder wie üblich nach, ob es Ihnen gut geht.`,
    usedUp:
      'Die Karte ist verbraucht und stoppt nichts mehr. Wenn Sie wieder eine haben möchten, melden Sie sich bitte an und erstellen Sie eine neue.',
    ifNotYou:
      'Wenn Sie es nicht waren, hat jemand Ihre Karte gefunden. Von Ihrem Testament hat diese Person nichts erfahren, und die Karte gilt kein zweites Mal.',
    short:
      'Ihre Stoppkarte wurde benutzt, und jetzt öffnen wir nichts. Sie gilt kein zweites Mal: Bitte melden Sie sich an und erstellen Sie eine neue.',
  },

  'factor-changed': {
    ...change,
    subject: 'Der zweite Faktor Ihres Kontos wurde geändert',
    subjectGuessed: 'Jemand versucht, sich in Ihrem Konto anzumelden',
    added: (factor: 'passkey' | 'totp', name: string) =>
      `Zu Ihrem Konto wurde hinzugefügt: ${factorName[factor](name)}. Ab jetzt ist für Änderungen Ihr zweiter Faktor nötig.`,
    removed: (factor: 'passkey' | 'totp', name: string) => `Aus Ihrem Konto wurde entfernt: ${factorName[factor](name)}.`,
    allRemoved: 'Alle Passkeys und Authenticator-Apps wurden aus Ihrem Konto entfernt, mit Ersatzcodes Ihrer Vertrauenspersonen.',
    codesRenewed: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr.',
    codeUsed: (left: number) =>
      `Einer Ihrer Wiederherstellungscodes wurde anstelle eines Passkeys oder einer Authenticator-App benutzt. ${codesLeft(left)}`,
    guessed: 'Jemand hat viele falsche Codes für den zweiten Faktor Ihres Kontos eingegeben.',
    nothingChanged:
      'Die Codes waren falsch, und nichts wurde geändert. Wer Codes eingeben kann, kennt Ihr Passwort oder benutzt ein Gerät, auf dem Sie angemeldet sind.',
    undone:
      'Dann werden alle abgemeldet, und wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen. Passkeys, Authenticator-Apps und Wiederherstellungscodes, die in den letzten sieben Tagen hinzugefügt wurden, gelten nicht mehr. Wenn Ihr Testament versiegelt ist, kann daran nichts geändert werden, bis Sie bestätigt haben, wer Sie sind.',
    short: {
      added: 'Zu Ihrem Testamentskonto wurde ein zweiter Faktor hinzugefügt.',
      removed: 'Aus Ihrem Testamentskonto wurde ein zweiter Faktor entfernt.',
      'all-removed': 'Aus Ihrem Testamentskonto wurden alle zweiten Faktoren entfernt.',
      'codes-renewed': 'Für Ihr Testamentskonto wurden neue Wiederherstellungscodes erstellt.',
      'code-used': 'Für Ihr Testamentskonto wurde ein Wiederherstellungscode benutzt.',
      guessed: 'Jemand hat viele falsche Codes für Ihr Testamentskonto eingegeben.',
    },
  },

  'sealed-again': {
    ...change,
    subject: 'Ihr Testament wurde neu versiegelt',
    opening: 'Ihr Testament wurde neu versiegelt.',
    documents,
    same: 'Es sind dieselben wie zuvor.',
    changed: (more: number, fewer: number) => `${added(more)}, und ${removed(fewer)}.`,
    threshold: (survivors: number, before: number) =>
      `${survivors} Ihrer Vertrauenspersonen zusammen können es öffnen. Vorher waren ${before} nötig.`,
    originals:
      'Die früheren versiegelten Dateien löschen wir an jedem Speicherort, der die neuen hat. Ein Dokument, das entfernt wurde, können wir nicht zurückgeben. Bitte behalten Sie Ihre Originale.',
    afterwards: 'Danach können Sie Ihre eigenen Dokumente wieder versiegeln.',
    short:
      'Ihr Testament wurde mit anderen Dokumenten oder einer anderen Mindestzahl neu versiegelt. Wenn Sie es nicht waren, öffnen Sie diesen Link:',
  },

  'change-undone': {
    subject: 'Eine Änderung an Ihrem Konto wurde abgelehnt',
    opening:
      'Wir haben Ihnen eine Nachricht über eine Änderung an Ihrem Konto gesendet, und jemand hat uns mit dem Link darin gesagt: „Ich war es nicht“.',
    what: {
      contacts: (survivor: string) => `Es gelten wieder die früheren Kontaktdaten von ${survivor}.`,
      name: (survivor: string) => `Es gilt wieder der frühere Name ${survivor}.`,
      message: (survivor: string) =>
        `Die frühere persönliche Nachricht an ${survivor} ist wieder da. Wenn bis jetzt eine andere da war, können Sie sie wiederherstellen: Melden Sie sich an und ändern Sie die Angaben zu dieser Person.`,
      added: (survivor: string) => `Die hinzugefügte Person, ${survivor}, darf Ihr Testament nicht mehr öffnen.`,
      settings: () => 'Es gelten wieder die früheren Einstellungen unserer Nachfragen.',
      factors: () =>
        'Passkeys, Authenticator-Apps und Wiederherstellungscodes, die in den letzten sieben Tagen hinzugefügt wurden, gelten nicht mehr.',
      pause: () => 'Die Unterbrechung ist zu Ende, und wir fragen wieder nach, ob es Ihnen gut geht.',
      email: () => 'Die frühere E-Mail-Adresse ist wieder die einzige Ihres Kontos.',
      nothing: () => '',
    },
    signedOut: 'Alle wurden abgemeldet.',
    frozen: 'Alle wurden abgemeldet. An Ihrem Testament kann nichts geändert werden, bis Sie bestätigt haben, wer Sie sind.',
    ifYou: 'Wenn Sie es waren, melden Sie sich bitte an und wählen Sie ein neues Passwort.',
    notYou:
      'Wenn Sie es nicht waren, kann jemand anderes unsere Nachrichten an Sie lesen. Bitte sichern Sie Ihr Postfach und Ihr Telefon. Melden Sie sich dann an und wählen Sie ein neues Passwort.',
    short: 'Jemand hat mit einem Link von uns eine Änderung an Ihrem Testamentskonto abgelehnt. Wenn Sie es nicht waren, melden Sie sich bitte an:',
  },

  'notices-stopped': {
    subject: 'Eine Ihrer Vertrauenspersonen möchte unsere Nachrichten nicht',
    opening: (survivor: string) => `Jemand, der unsere Nachrichten an ${survivor} liest, hat uns gemeldet, Sie nicht zu kennen.`,
    stopped: 'Wir senden keine Benachrichtigungen mehr an diese Adresse. Wenn ein Code für sie angefordert wird, senden wir ihn trotzdem.',
    checkAddress:
      'Meistens ist die Adresse falsch oder hat sich geändert. Bitte melden Sie sich an und prüfen Sie sie. Wenn sie stimmt, speichern Sie sie noch einmal: Dann schreiben wir wieder dorthin.',
    short: 'Eine Ihrer Vertrauenspersonen möchte unsere Nachrichten nicht. Bitte melden Sie sich an und prüfen Sie die Kontaktdaten.',
  },
};
