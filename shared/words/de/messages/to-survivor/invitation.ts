import type * as english from '#words/en/messages/to-survivor/invitation.ts';
export const invitation: typeof english.invitation = {
  invitation: {
    whoWeAre: () => 'Wir sind ein Dienst für Testamente.',
    subject: 'Sie wurden als Vertrauensperson für ein Testament benannt',
    subjectYearly: 'Sind Sie noch Vertrauensperson für ein Testament?',
    opening: (host: string) => `Wir schreiben Ihnen, weil ${host} Sie als Vertrauensperson benannt und uns gebeten hat, Sie einzuladen.`,
    openingYearly: (host: string) =>
      `Einmal im Jahr fragen wir die Menschen, die ${host} als Vertrauenspersonen benannt hat, ob wir sie noch erreichen.`,
    ifDies: (host: string) =>
      `Wenn ${host} stirbt, können Sie und die anderen Vertrauenspersonen das Testament zusammen öffnen. Bis dahin verlangen wir nichts von Ihnen.`,
    answer: (until: string) =>
      `Bitte öffnen Sie den Link und antworten Sie. Die Seite erklärt zuerst, was eine Vertrauensperson tut. Der Link gilt bis ${until}.`,
    step: 'Lesen und antworten',
    otherwise: (host: string) => `Wenn Sie nicht antworten, ändert sich nichts. ${host} sieht dann, dass wir keine Antwort von Ihnen haben.`,
    neverAsked:
      'Wir fragen Sie nie nach einem Passwort, nach Geld oder nach einem Dokument. Wenn Sie nicht sicher sind, sprechen Sie mit der Person, die Sie benannt hat, bevor Sie antworten.',
    withLink:
      'Jemand hat Sie als Vertrauensperson für ein Testament benannt. Bitte sagen Sie hier, ob Sie bereit sind, und fragen Sie nach, wenn Sie nicht sicher sind:',
    short: 'Wir haben Ihnen eine E-Mail gesendet, weil Sie als Vertrauensperson für ein Testament benannt sind.',
  },
};
