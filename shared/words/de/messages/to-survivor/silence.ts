import type * as english from '#words/en/messages/to-survivor/silence.ts';
export const silence: typeof english.silence = {
  'pending-transfer-survivor': {
    subject: (host: string) => `${host} hat uns seit einiger Zeit nicht geantwortet`,
    opening: (host: string) =>
      `Wir schreiben Ihnen, weil ${host} uns um regelmäßige Nachfragen gebeten und seit einiger Zeit nicht darauf geantwortet hat.`,
    unknown: (host: string) =>
      `Wir wissen nicht, warum. Wenn ${host} gestorben ist, können Sie jetzt die Übergabe des Testaments starten. Wenn Sie wissen, dass ${host} lebt und nur nicht antworten kann, zum Beispiel auf einer Reise oder im Krankenhaus, sagen Sie es uns bitte auf derselben Seite. Dann warten alle 15 Tage.`,
    harmless: (host: string) =>
      `Wenn die Übergabe gestartet wird, benachrichtigen wir ${host}. Danach bleiben 48 Stunden Zeit, sie zu stoppen. Ein Start aus Versehen schadet also nicht. Wenn niemand sie startet, schreiben wir Ihnen noch einmal.`,
    short: 'Die Person, die Sie für ein Testament benannt hat, antwortet uns nicht.',
  },

  'vouched-survivor': {
    subject: (host: string) => `Wir warten: Uns wurde gesagt, dass ${host} lebt`,
    opening: (host: string, voucher: string) =>
      `${voucher}, auch von ${host} benannt, hat einen Nachweis erbracht und sagt, dass ${host} lebt, uns aber gerade nicht antworten kann.`,

    unnamedVoucher: 'Eine Vertrauensperson',
    asksLater: (date: string) =>
      `Sie müssen die Übergabe des Testaments jetzt also nicht starten. Wenn wir bis ${date} nichts hören, schreiben wir Ihnen noch einmal.`,
    opensLater: (date: string) => `Eine Übergabe dieses Testaments läuft. Wegen dieser Nachricht öffnen sich die Dokumente frühestens am ${date}.`,
    ifYouKnow: (host: string) =>
      `Wenn Sie wissen, dass ${host} gestorben ist, starten Sie die Übergabe bitte mit einem Code oder mit dem Blatt aus Ihrem versiegelten Umschlag. Das zählt mehr als diese Nachricht.`,
    nothingElse: 'Wenn Sie nichts anderes wissen, müssen Sie nichts tun.',
    short: 'Uns wurde gesagt, dass die Person lebt, die Sie benannt hat. Wir warten.',
  },

  'unreachable-host': {
    subject: (host: string) => `Wir können ${host} nicht erreichen`,
    opening: (host: string) => `Zwei Wochen lang konnte keine unserer Nachrichten an ${host} zugestellt werden.`,
    openingCutOff: (host: string) => `Zwei Wochen lang konnte uns wegen einer Störung bei uns keine Antwort von ${host} erreichen.`,
    simpleReason: 'Das kann einen einfachen Grund haben, zum Beispiel eine neue Telefonnummer.',
    notSilence: (host: string) => `Wir wissen nicht, ob es ${host} gut geht, und zählen diese Zeit nicht als Schweigen.`,
    ifDied: (host: string) =>
      `Wenn Sie wissen, dass ${host} gestorben ist, können Sie die Übergabe des Testaments starten. Wenn nicht, bitten Sie ${host} bitte, sich beim Dienst anzumelden.`,
    short: 'Wir können die Person nicht erreichen, die Sie für ein Testament benannt hat.',
  },

  'password-reset-survivor': {
    subject: (host: string) => `Das Passwort des Kontos von ${host} wurde per E-Mail zurückgesetzt`,
    opening: (host: string) => `Das Passwort des Kontos von ${host} wurde per E-Mail zurückgesetzt.`,
    likelyHost: (host: string) =>
      `Sehr wahrscheinlich hatte ${host} es vergessen, und Sie müssen nichts tun. Aber wenn ${host} gestorben ist, liest jemand anderes dieses Postfach: Dann starten Sie bitte jetzt die Übergabe des Testaments.`,
    frozenUntil: (until: string) => `Wer es zurückgesetzt hat, kann bis ${until} nichts am Testament ändern.`,

    sealedAfter: (host: string, at: string) =>
      `Das war am ${at}. Danach wurde das Testament versiegelt. Wenn Sie können, fragen Sie bitte ${host}, ob das so richtig ist.`,
    short: 'Das Passwort einer Person, die Sie für ein Testament benannt hat, wurde zurückgesetzt.',
  },

  'where-to-start': {
    subject: 'Sie haben gefragt, wie man ein Testament öffnet',
    opening: 'Sie haben uns gefragt, wie man dieses Testament öffnet.',
    running: 'Eine Übergabe dieses Testaments läuft. Bitte öffnen Sie den Link und bestätigen Sie, wer Sie sind.',
    notRunning: (host: string) =>
      `Es läuft keine Übergabe dieses Testaments. Wenn ${host} gestorben ist, können Sie eine starten. Wenn nicht, müssen Sie nichts tun.`,
    number: (willId: string) => `Die Nummer des Testaments ist ${willId}`,
    unexpected: 'Wenn Sie uns nicht gefragt haben, war es jemand anderes. Es wurde nichts geändert.',
    short: 'Sie haben gefragt, wie man ein Testament öffnet, in dem Sie als Vertrauensperson genannt sind.',
  },

  'host-is-back': {
    subject: (host: string) => `${host} hat uns geantwortet`,
    opening: (host: string) => `Wir hatten Ihnen geschrieben, dass ${host} uns seit einiger Zeit nicht geantwortet hat. Jetzt gibt es eine Antwort.`,
    stillStart:
      'Wenn Sie Grund haben zu glauben, dass jemand anderes geantwortet hat, können Sie die Übergabe trotzdem starten. Bitte behalten Sie Ihren versiegelten Umschlag auf jeden Fall.',
    short: 'Die Person, die Sie als Vertrauensperson für ein Testament benannt hat, hat uns geantwortet.',
  },
};
