import type * as english from '#words/en/messages/to-survivor/changes.ts';
export const changes: typeof english.changes = {
  'contacts-replaced': {
    subject: (host: string) => `Ihre Kontaktdaten für das Testament von ${host} wurden geändert`,
    opening: (host: string) =>
      `Jemand, der im Konto von ${host} angemeldet war, hat Ihre Kontaktdaten ersetzt. An diese Adresse senden wir keine Nachrichten mehr.`,
    ifUnexpectedUntil: (host: string, until: string) =>
      `Wenn Sie das nicht erwartet haben, sprechen Sie bitte mit ${host}. Die Änderung lässt sich bis ${until} rückgängig machen.`,
    short: 'Ihre Kontaktdaten für ein Testament, in dem Sie genannt sind, wurden ersetzt.',
  },

  'replaced-before-sealing': {
    subject: (host: string) => `Ihre Kontaktdaten für das Testament von ${host} wurden geändert`,
    opening: (host: string, at: string) =>
      `Das Passwort des Kontos von ${host} wurde am ${at} per E-Mail zurückgesetzt. Danach hat jemand diese Adresse ersetzt oder entfernt, und das Testament wurde versiegelt. An diese Adresse senden wir keine Nachrichten mehr.`,
    short: 'Ihre Kontaktdaten für ein Testament, in dem Sie benannt waren, wurden ersetzt oder entfernt.',
  },

  'codes-replaced': {
    subject: (host: string) => `Ihr versiegelter Umschlag für das Testament von ${host} gilt nicht mehr`,
    subjectKeep: (host: string) => `Es gibt einen neuen versiegelten Umschlag für Sie zum Testament von ${host}`,
    opening: (host: string) =>
      `Jemand, der im Konto von ${host} angemeldet war, hat neue Ersatzcodes und einen neuen Wiederherstellungsschlüssel für Sie erstellt.`,
    newEnvelope: (host: string) => `Was in Ihrem jetzigen Umschlag liegt, gilt nicht mehr. Von ${host} sollten Sie einen neuen Umschlag bekommen.`,
    keepEarlier: (host: string) =>
      `Die Codes in Ihrem jetzigen Umschlag gelten nicht mehr. Bitte bewahren Sie ihn trotzdem auf, zusammen mit dem neuen: Ein Speicherort dieses Testaments lässt sich noch nur mit dem Schlüssel darin öffnen. Wir schreiben Ihnen, wenn Sie ihn vernichten können. Von ${host} sollten Sie einen neuen Umschlag bekommen.`,
    short: 'Ihr versiegelter Umschlag für ein Testament, in dem Sie genannt sind, gilt nicht mehr.',
    shortKeep: 'Sie bekommen einen neuen versiegelten Umschlag für ein Testament. Bewahren Sie auch den früheren auf.',
  },

  'earlier-paper-over': {
    subject: (host: string) => `Sie können Ihren früheren Umschlag für das Testament von ${host} vernichten`,
    opening: (host: string) =>
      `Ihr Schlüssel wurde vor einiger Zeit ersetzt, und ein Speicherort des Testaments von ${host} brauchte noch den früheren. Er hat jetzt die neuesten Dateien.`,
    destroy: 'Bitte vernichten Sie den früheren Umschlag. Nur der neueste gilt.',
    short: 'Sie können den früheren versiegelten Umschlag für ein Testament, in dem Sie genannt sind, vernichten.',
  },

  'contacts-restored': {
    subject: (host: string) => `Für das Testament von ${host} gelten wieder Ihre früheren Kontaktdaten`,
    opening:
      'Ihre Kontaktdaten waren ersetzt worden. Diese Änderung wurde mit einem Link abgelehnt, den wir der Person gesendet hatten, deren Testament es ist.',
    again: 'Wir senden unsere Nachrichten wieder an diese Adresse. Sie müssen nichts tun.',
    newAddress: (host: string) =>
      `Wenn Sie eine neue Adresse haben, teilen Sie sie bitte ${host} mit. Bitte behalten Sie Ihren versiegelten Umschlag: Er gilt wie zuvor.`,
    short: 'Unsere Nachrichten zu einem Testament, in dem Sie genannt sind, kommen wieder hierher.',
  },

  'survivor-renamed': {
    subject: (host: string) => `Ihr Name für das Testament von ${host} wurde geändert`,
    opening: (before: string, name: string) => `Ihr Name in diesem Konto wurde von ${before} in ${name} geändert.`,

    unnamed: 'ein anderer Name',
    useIt: 'Wenn Sie die Übergabe dieses Testaments mit Ihrem Namen starten, benutzen Sie bitte den neuen. Ihr versiegelter Umschlag gilt wie zuvor.',
    short: 'Ihr Name für ein Testament, in dem Sie genannt sind, wurde geändert.',
  },

  'survivors-changed': {
    subject: (host: string) => `Die Menschen, die das Testament von ${host} öffnen dürfen, wurden geändert`,
    added: (host: string) =>
      `Jemand, der im Konto von ${host} angemeldet war, hat eine Person zu denen hinzugefügt, die dieses Testament öffnen dürfen.`,
    removed: (host: string) =>
      `Jemand, der im Konto von ${host} angemeldet war, hat eine Person aus denen entfernt, die dieses Testament öffnen dürfen.`,
    stillNamed: 'Wir sagen Ihnen nicht, wer es ist. Sie selbst gehören weiterhin dazu, und Ihr versiegelter Umschlag gilt wie zuvor.',
    ifUnexpected: (host: string) => `Wenn Sie das nicht erwartet haben, sprechen Sie bitte mit ${host}.`,
    ifDied: (host: string) => `Wenn ${host} gestorben ist, sagen Sie es bitte den anderen, von denen Sie wissen, dass sie genannt sind.`,
    short: 'Die Menschen, die ein Testament öffnen dürfen, in dem Sie genannt sind, wurden geändert.',
  },

  'host-renamed': {
    subject: (host: string, name: string) => `${host} heißt in unserem Dienst jetzt ${name}`,
    opening: (name: string) => `Der Name dieses Kontos wurde in ${name} geändert.`,
    fromNowOn: 'Ab jetzt steht in unseren Nachrichten der neue Name. Sie müssen nichts tun.',
    short: 'Die Person, die Sie für ein Testament benannt hat, hat den Namen ihres Kontos geändert.',
  },
};
