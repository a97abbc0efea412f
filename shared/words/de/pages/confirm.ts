import type * as english from '#words/en/pages/confirm.ts';
export const confirm: typeof english.confirm = {
  title: 'Möchten Sie Vertrauensperson sein?',
  lead: (host: string) => `${host} hat Sie als Vertrauensperson für das eigene Testament benannt und uns gebeten, Ihnen zu schreiben.`,
  who: 'Wir verwahren Testamente und übergeben sie, wenn jemand gestorben ist.',
  means: 'Was eine Vertrauensperson tut',
  meansSteps: (host: string) => [
    `Sie bekommen von ${host} einen versiegelten Umschlag. Bewahren Sie ihn verschlossen an einem sicheren Ort auf.`,
    `Wenn ${host} stirbt, öffnen Sie und die anderen Vertrauenspersonen das Testament gemeinsam. Keine von Ihnen kann es allein öffnen.`,
    `Wenn jemand das irrtümlich beginnt, hat ${host} 48 Stunden Zeit, es zu stoppen.`,
    'Bis dahin verlangen wir nichts von Ihnen. Einmal im Jahr fragen wir, ob wir Sie noch erreichen.',
  ],
  sentTo: (address: string) => `Wir haben unsere Nachricht an ${address} gesendet.`,
  unsure: 'Ist das echt?',
  unsureText: (host: string) =>
    `Wenn Sie nicht sicher sind, sprechen Sie mit ${host}, bevor Sie antworten. Wir fragen Sie nie nach einem Passwort, nach Geld oder nach einem Dokument.`,

  answer: 'Ihre Antwort',
  answerMissing: 'Wählen Sie eine der Antworten.',
  answers: {
    confirmed: 'Ja, ich bin bereit, und diese Adresse stimmt',
    wrong_contact: 'Das bin ich, aber ich habe eine andere Adresse',
    not_me: 'Ich kenne diese Person nicht, oder ich möchte das nicht',
  },
  hints: {
    confirmed: 'Sie können diese Antwort später mit demselben Link ändern.',
    wrong_contact: 'Wir zeigen die andere Adresse der Person, die Sie benannt hat. Sie entscheidet.',
    not_me: 'Wir senden keine Benachrichtigungen mehr an diese Adresse und sagen es der Person, die Sie benannt hat.',
  },
  address: 'Ihre richtige E-Mail-Adresse',
  addressHint: 'Sie können das Feld leer lassen und es der Person selbst sagen.',
  addressWrong: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein, oder lassen Sie das Feld leer.',
  language: 'In welcher Sprache sollen wir Ihnen schreiben?',
  send: 'Antwort senden',

  confirmedTitle: 'Danke. Ihre Antwort ist gespeichert',
  confirmed: (host: string) => `Sie müssen jetzt nichts weiter tun. ${host} sieht, dass Sie bereit sind.`,
  keep: 'Was Sie aufbewahren',
  keepSteps: (host: string) => [
    `Den versiegelten Umschlag von ${host}. Wenn Sie ihn noch nicht haben, fragen Sie danach.`,
    'Öffnen Sie ihn nicht, und fotografieren Sie nicht, was darin ist.',
    'Sagen Sie einem Menschen, dem Sie vertrauen, wo er liegt, falls Sie ihn nicht selbst holen können.',
  ],
  later: 'Wie es weitergeht',
  laterSteps: (host: string, site: string) => [
    'Einmal im Jahr senden wir Ihnen eine E-Mail und fragen wieder.',
    `Wenn ${host} uns lange nicht antwortet, schreiben wir Ihnen.`,
    `Wenn ${host} gestorben ist und Sie keine Nachricht von uns haben, nehmen Sie den Umschlag heraus und öffnen Sie ${site}`,
  ],

  alerts: {
    title: 'Damit Sie unsere Nachrichten bemerken',
    text: 'Nachrichten übersieht man leicht. Wenn Sie möchten, sagen wir Ihnen auch auf diesem Gerät oder in Telegram, dass eine Nachricht für Sie unterwegs ist. Der Hinweis nennt niemanden und sagt nichts über das Testament.',

    here: {
      push: (at: string) => `Ein Gerät, seit ${at}`,
      telegram: (at: string) => `Telegram, seit ${at}`,
    },
    remove: {
      push: 'Das Gerät entfernen',
      telegram: 'Telegram entfernen',
    },
    turnOn: 'Auf diesem Gerät benachrichtigen',
    willAsk: 'Ihr Browser fragt dann, ob Sie das erlauben.',
    turnedOn: 'Dieses Gerät zeigt nun, wenn eine Nachricht für Sie unterwegs ist. Einen ersten Hinweis bekommen Sie gleich.',
    denied:
      'Ihr Browser erlaubt keine Benachrichtigungen dieser Seite. Bitte erlauben Sie sie in seinen Einstellungen für diese Seite und drücken Sie dann noch einmal auf den Knopf.',
    failed:
      'Ihr Browser konnte Benachrichtigungen nicht einschalten. Bitte prüfen Sie Ihre Internetverbindung und drücken Sie noch einmal auf den Knopf. In einem privaten Fenster geht es nicht.',
    connectChat: 'In Telegram benachrichtigen',
    openChat: 'Telegram öffnen',
    pressStart: 'Drücken Sie dort auf „Starten“. Diese Seite zeigt dann, dass es geklappt hat.',
    connected: 'Wir schreiben Ihnen nun auch in Telegram, wenn eine Nachricht für Sie unterwegs ist.',
    removed: 'Es wurde entfernt.',
    none: 'Dieser Browser kann keine Benachrichtigungen dieser Seite zeigen. Sie verpassen nichts: Unsere Nachrichten kommen wie bisher.',
  },

  wrongTitle: (host: string) => `Danke. ${host} entscheidet nun`,
  wrong: (host: string) => `Wir zeigen ${host} Ihre Antwort. Wir haben nichts geändert: Wir schreiben weiter an die Adresse, die wir haben.`,
  wrongNext: (host: string) => `Bitte sagen Sie es ${host} auch selbst, denn wir können nicht wissen, wer hier antwortet.`,

  notMeTitle: 'Danke. Wir senden keine Benachrichtigungen mehr',
  notMe: 'Wir senden keine Benachrichtigungen mehr an diese Adresse. Die Person, die Sie benannt hat, erfährt, dass es nicht die richtige ist.',
  notMeMistake:
    'Wenn Sie das irrtümlich gewählt haben, sprechen Sie mit der Person, die Sie benannt hat. Sie kann Ihre Adresse neu speichern und Sie später wieder einladen.',

  change: 'Meine Antwort ändern',
  closedTitle: 'Dieser Link kann nicht beantwortet werden',
  closed: 'Es wurde nichts geändert.',
  noLink: 'Bitte öffnen Sie den Link in unserer E-Mail noch einmal. Wenn er lang ist, kopieren Sie ihn als Ganzes.',
  failures: {
    invalid_link: 'Dieser Link ist nicht vollständig, oder er ist nicht von uns. Bitte öffnen Sie ihn noch einmal aus unserer E-Mail.',
    link_expired: 'Dieser Link gilt nicht mehr. Bitten Sie die Person, die Sie benannt hat, um eine neue Einladung.',
  },
};
