import type * as english from '#words/en/messages/direct.ts';
export const direct: typeof english.direct = {
  greeting: 'Guten Tag,',
  connectorTest: {
    subject: 'Eine Testnachricht von einem Dienst für Testamente',
    opening:
      'Das ist eine Testnachricht von einem Dienst, der Testamente verwahrt. Jemand hat sie angefordert, um einen Kanal zu prüfen. Sie ist angekommen, der Kanal funktioniert also.',
    nothingToDo: 'Sie müssen nichts tun.',
    unexpected: 'Wenn Sie nicht wissen, warum Sie diese Nachricht bekommen haben, brauchen Sie sie nicht zu beachten.',
    short: 'Das ist die angeforderte Testnachricht. Sie ist angekommen, dieser Kanal funktioniert also.',
    notice: { title: 'Das ist ein Test', text: 'Benachrichtigungen auf diesem Gerät funktionieren. Es ist nichts zu tun.' },
  },

  bot: {
    connected: 'Fertig. Ab jetzt bekommen Sie die Nachrichten Ihres Dienstes für Testamente hier, und Sie können sie beantworten.',
    alertsConnected:
      'Fertig. Ab jetzt schreiben wir hier, wenn eine Nachricht für Sie unterwegs ist. Die Nachricht selbst kommt immer per E-Mail oder als SMS.',
    notConnected:
      'Dieser Link gilt nicht mehr. Bitte öffnen Sie noch einmal die Seite Ihres Dienstes für Testamente, und drücken Sie dort noch einmal auf den Knopf.',
    unknown: 'Dieser Bot sendet nur Nachrichten. Um ihn zu verbinden, drücken Sie bitte auf den Knopf auf der Seite Ihres Dienstes für Testamente.',
  },

  alert: {
    title: 'Eine Nachricht für Sie',
    text: 'Sie ist unterwegs. Bitte prüfen Sie Ihre E-Mails und SMS.',
    short: (product: string, url: string) =>
      `${product}: Eine Nachricht für Sie ist unterwegs. Bitte prüfen Sie Ihre E-Mails und SMS. Wenn Sie bis morgen nichts finden, öffnen Sie ${url}`,
  },
  oneTimeCode: {
    subject: 'Ihr Einmalcode',
    subjectRehearsal: 'Ihr Einmalcode für eine Probe',
    code: {
      number: (code: string, minutes: number) =>
        `Ihr Code ist ${code}. Er gilt ${minutes} Minuten. Bitte geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben.`,
      transfer: (code: string, minutes: number) =>
        `Ihr Code ist ${code}. Er gilt ${minutes} Minuten und ist nicht für eine Probe. Bitte geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben.`,
      rehearsal: (code: string, minutes: number) =>
        `Ihr Code für eine Probe ist ${code}. Er gilt ${minutes} Minuten. Bitte geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben.`,
    },
    doNotShare:
      'Geben Sie diesen Code an niemanden weiter. Wir fragen nie am Telefon oder in einer Nachricht danach. Wenn Sie keinen Code angefordert haben, brauchen Sie diese Nachricht nicht zu beachten.',
    short: {
      number: (code: string, minutes: number) => `Ihr Code ist ${code}. Er gilt ${minutes} Minuten; geben Sie ihn niemandem.`,
      transfer: (code: string, minutes: number) =>
        `Ihr Code ist ${code}. Er gilt ${minutes} Minuten und nicht für eine Probe; geben Sie ihn niemandem.`,
      rehearsal: (code: string, minutes: number) => `Ihr Code für eine Probe ist ${code}. Er gilt ${minutes} Minuten; geben Sie ihn niemandem.`,
    },
  },
};
