import type * as english from '#words/en/messages/to-host/account.ts';

const confirmAddress = (until: string) =>
  `Bitte öffnen Sie den Link und bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt bis ${until}.`;
const ifYou = 'Wenn Sie es waren, müssen Sie nichts tun.';

export const account: typeof english.account = {
  'verify-email': {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',

    whoWeAre: 'Wir sind ein Dienst, der Testamente verwahrt und sie den Menschen übergibt, die dafür benannt wurden.',
    opening: 'Mit dieser E-Mail-Adresse wurde hier ein Konto eröffnet, und wir nehmen an, dass Sie es waren.',
    confirmAddress,
    step: 'Meine E-Mail-Adresse bestätigen',
    unexpected: 'Wenn Sie kein Konto eröffnet haben, müssen Sie nichts tun. Ohne Ihre Bestätigung wird das Konto gelöscht.',
    short: 'Bitte bestätigen Sie die E-Mail-Adresse Ihres Testamentskontos.',
  },

  'verify-new-email': {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    opening: 'Diese Adresse wurde als neue E-Mail-Adresse Ihres Kontos eingegeben.',
    confirmAddress,
    previous: 'Bis sieben Tage nach Ihrer Bestätigung können Sie auch Ihre bisherige Adresse benutzen.',
    step: 'Meine neue E-Mail-Adresse bestätigen',
    unexpected: 'Wenn Sie von dieser Änderung nichts wissen, öffnen Sie den Link nicht. Sie müssen nichts tun.',
    short: 'Bitte bestätigen Sie die neue E-Mail-Adresse Ihres Testamentskontos.',
  },

  'email-changed': {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    opening: 'Jemand, der in Ihrem Konto angemeldet war, hat dessen E-Mail-Adresse geändert. Wenn Sie es waren, müssen Sie nichts tun.',
    notYou:
      'Wenn Sie es nicht waren, öffnen Sie bitte den Link und drücken Sie auf den Knopf. Dann gilt wieder die frühere Adresse, und alle werden abgemeldet. Wenn Ihr Testament versiegelt ist, kann daran nichts geändert werden, bis Sie bestätigt haben, wer Sie sind.',
    until: 'Der Link gilt bis sieben Tage nach der Bestätigung der neuen Adresse.',
    short: 'Die E-Mail-Adresse Ihres Testamentskontos wurde geändert. Wenn Sie es nicht waren, machen Sie es rückgängig:',
  },

  'reset-password': {
    subject: 'Wählen Sie ein neues Passwort für Ihr Konto',
    opening: 'Für Ihr Konto wurde ein neues Passwort angefordert, und wir nehmen an, dass Sie es waren.',
    works: (until: string) => `Dieser Link gilt einmal, bis ${until}.`,
    worksLater: (from: string, until: string) =>
      `Eine Übergabe Ihres Testaments läuft. Darum gilt dieser Link erst von ${from} bis ${until}. Er gilt einmal.`,
    needsCodes: (until: string, survivors: number) =>
      `Vor Kurzem wurde ein Zurücksetzen Ihres Passworts abgelehnt. Bis ${until} brauchen Sie zusätzlich Ersatzcodes von ${survivors} Ihrer Vertrauenspersonen. Die Codes stehen auf den Blättern in ihren versiegelten Umschlägen.`,
    step: 'Ein neues Passwort wählen',
    unexpected: 'Wenn Sie es nicht angefordert haben, müssen Sie nichts tun. Ihr Passwort bleibt, wie es ist.',
    short: 'Sie können ein neues Passwort für Ihr Testamentskonto wählen.',
  },

  'password-reset': {
    subject: 'Das Passwort Ihres Kontos wurde zurückgesetzt',
    opening: 'Für Ihr Konto wurde mit einem Link, den wir per E-Mail gesendet hatten, ein neues Passwort festgelegt. Alle wurden abgemeldet.',
    isProtected: 'Für Änderungen an Ihrem Konto ist weiterhin Ihr zweiter Faktor nötig.',
    isClosed: 'Bis wir wissen, dass Sie es waren, kann nichts geändert werden, was bestimmt, wer Ihr versiegeltes Testament öffnen kann.',
    ifYou,
    ifYouConfirm: 'Wenn Sie es waren, öffnen Sie bitte den Link und bestätigen Sie es.',
    ifYouWait: 'Wenn Sie es waren, müssen Sie nichts tun. Ein Link per E-Mail kann das Zurücksetzen nicht bestätigen.',
    notYouDeny:
      'Wenn Sie es nicht waren, öffnen Sie bitte den Link und drücken Sie auf „Es geht mir gut, aber ich habe es nicht zurückgesetzt“. Dann gilt wieder Ihr früheres Passwort.',
    notYouSecure:
      'Wenn Sie es nicht waren, kann jemand anderes Ihre E-Mails lesen. Bitte ändern Sie das Passwort Ihres Postfachs, und wählen Sie danach hier ein neues Passwort.',
    stepConfirm: 'Sagen Sie uns, ob Sie es waren',
    short:
      'Das Passwort Ihres Testamentskontos wurde per E-Mail zurückgesetzt. Wenn Sie es nicht waren, sichern Sie bitte Ihr Postfach und wählen Sie ein neues Passwort.',
    shortAnswer: 'Das Passwort Ihres Testamentskontos wurde per E-Mail zurückgesetzt. Sagen Sie uns, ob Sie es waren:',
  },

  'reset-denied': {
    subject: 'Ihr früheres Passwort gilt wieder',
    opening:
      'Jemand hat einen Link geöffnet, den wir Ihnen gesendet hatten, und uns gemeldet, dass Sie das Passwort Ihres Kontos nicht zurückgesetzt haben. Darum gilt wieder das frühere Passwort, und alle wurden abgemeldet.',
    needsCodes: (until: string, survivors: number) =>
      `Bis ${until} sind für ein neues Passwort Ersatzcodes von ${survivors} Ihrer Vertrauenspersonen nötig, weil vielleicht jemand anderes Ihre E-Mails lesen kann. Bitte ändern Sie das Passwort Ihres Postfachs.`,
    setAside:
      'Ihr Konto ist wieder so, wie es vor dem Zurücksetzen war. Wenn seitdem etwas eingetragen wurde, bewahren wir es 30 Tage lang auf. Bitte melden Sie sich an und entscheiden Sie, was davon von Ihnen ist.',
    stillClosed:
      'Vielleicht kennt jemand anderes Ihr früheres Passwort. Darum kann nichts geändert werden, was bestimmt, wer Ihr versiegeltes Testament öffnen kann, bis wir wissen, dass Sie es sind.',
    closedUntilConfirmed: (survivors: number) =>
      `Das endet, sobald Sie es über einen anderen Kanal bestätigen, mit einem zweiten Faktor, der mindestens eine Woche alt ist, oder mit Ersatzcodes von ${survivors} Ihrer Vertrauenspersonen.`,
    closedUntil: (survivors: number, until: string) =>
      `Das endet, sobald Sie es über einen anderen Kanal bestätigen, mit einem zweiten Faktor, der mindestens eine Woche alt ist, oder mit Ersatzcodes von ${survivors} Ihrer Vertrauenspersonen, oder am ${until}, wenn niemand das Passwort noch einmal zurücksetzt.`,
    didReset:
      'Wenn Sie das Passwort doch selbst zurückgesetzt haben, öffnen Sie bitte den Link. Wir senden Ihnen dann einen neuen Link, mit dem Sie ein Passwort wählen.',
    sayWho:
      'Bitte öffnen Sie den Link und sagen Sie uns, wer es war. Wenn Sie das Zurücksetzen abgelehnt haben, steht Ihnen alles wieder offen. Wenn Sie das Passwort selbst zurückgesetzt haben, senden wir Ihnen einen neuen Link, mit dem Sie ein Passwort wählen.',
    step: 'Ich habe das Passwort selbst zurückgesetzt',
    stepWho: 'Sagen Sie uns, wer es war',
    short: 'Ihr früheres Passwort gilt wieder: Uns wurde gemeldet, dass Sie es nicht zurückgesetzt haben.',
    shortDidReset: 'Wenn doch, öffnen Sie diesen Link:',
    shortSayWho: 'Sagen Sie uns, wer es war:',
  },

  'password-changed': {
    subject: 'Das Passwort Ihres Kontos wurde geändert',
    opening: 'Jemand, der angemeldet war und Ihr Passwort kannte, hat es geändert. Alle anderen wurden abgemeldet.',
    ifYou,
    notYou:
      'Wenn Sie es nicht waren, fordern Sie bitte jetzt ein neues Passwort an. Die Seite, auf der Sie sich anmelden, kann Ihnen einen Link dafür senden.',
    short: 'Das Passwort Ihres Testamentskontos wurde geändert. Wenn Sie es nicht waren, fordern Sie bitte jetzt ein neues Passwort an.',
  },

  'long-session': {
    subject: 'Sie sind seit langer Zeit angemeldet',
    opening: (since: string) =>
      `Ein Browser oder ein Programm ist seit ${since} bei Ihrem Konto angemeldet, ohne dass das Passwort neu eingegeben wurde.`,
    ifYou,
    notYou:
      'Wenn Sie diesen Browser oder dieses Programm nicht kennen oder nicht mehr benutzen, melden Sie sich bitte an und beenden Sie diese Anmeldung unter „Wo Sie angemeldet sind“. Wählen Sie dann ein neues Passwort.',
    short:
      'Ein Browser ist seit über 90 Tagen bei Ihrem Testamentskonto angemeldet. Wenn Sie ihn nicht kennen, melden Sie sich bitte an und beenden Sie das.',
  },
};
