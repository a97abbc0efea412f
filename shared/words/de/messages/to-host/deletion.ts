import type * as english from '#words/en/messages/to-host/deletion.ts';

const before = {
  what: {
    will: (date: string) =>
      `Am ${date} löschen wir Ihr versiegeltes Testament, seine noch nicht versiegelten Dokumente und die persönlichen Nachrichten. Bis dahin ändert sich nichts. Danach lässt es sich nicht rückgängig machen.`,
    account: (date: string) =>
      `Am ${date} löschen wir alles in Ihrem Konto. Bis dahin ändert sich nichts. Danach lässt es sich nicht rückgängig machen.`,
  },
  packages: {
    keep: 'Die verschlüsselten Dateien an Ihrem Speicherort bleiben dort. Die Blätter Ihrer Vertrauenspersonen können sie weiterhin öffnen, auch ohne uns.',
    delete:
      'Wir löschen auch die verschlüsselten Dateien an jedem Speicherort Ihres Testaments. Danach öffnen die Blätter Ihrer Vertrauenspersonen nur noch eine Kopie, die jemand vorher gemacht hat.',
  },
  notified:
    'Wir haben Ihre Vertrauenspersonen benachrichtigt. Wenn eine von ihnen vor diesem Tag die Übergabe Ihres Testaments startet, wird nichts gelöscht.',
  toKeep: (date: string) =>
    `Um es zu behalten, öffnen Sie bitte den Link und drücken Sie vor dem ${date} auf den Knopf. Eine Anmeldung oder eine Antwort auf unsere Nachfragen genügt dafür nicht.`,
  keep: { will: 'Mein Testament behalten', account: 'Mein Konto behalten' },
};

export const deletion: typeof english.deletion = {
  'deletion-requested': {
    ...before,
    subject: {
      will: (days: number) => `Ihr Testament wird in ${days} Tagen gelöscht, wenn Sie es nicht verhindern`,
      account: (days: number) => `Ihr Konto wird in ${days} Tagen gelöscht, wenn Sie es nicht verhindern`,
      all: (days: number) => `Ihr Konto und Ihr Testament werden in ${days} Tagen gelöscht, wenn Sie es nicht verhindern`,
    },
    opening: {
      will: 'Jemand, der in Ihrem Konto angemeldet war und dessen Passwort kennt, hat uns gebeten, Ihr Testament zu löschen.',
      account: 'Jemand, der in Ihrem Konto angemeldet war und dessen Passwort kennt, hat uns gebeten, Ihr Konto zu löschen.',
      all: 'Jemand, der in Ihrem Konto angemeldet war und dessen Passwort kennt, hat uns gebeten, Ihr Konto und Ihr Testament zu löschen.',
    },
    notYou: 'Wenn Sie es nicht waren, machen Sie es bitte rückgängig, und wählen Sie danach ein neues Passwort.',
    short: {
      will: (days: number) => `Ihr Testament wird in ${days} Tagen gelöscht. Um es zu behalten, öffnen Sie diesen Link:`,
      account: (days: number) => `Ihr Konto wird in ${days} Tagen gelöscht. Um es zu behalten, öffnen Sie diesen Link:`,
      all: (days: number) => `Ihr Konto und Ihr Testament werden in ${days} Tagen gelöscht. Um sie zu behalten, öffnen Sie diesen Link:`,
    },
  },

  'deletion-reminder': {
    ...before,
    subject: {
      will: 'Erinnerung: Ihr Testament wird bald gelöscht',
      account: 'Erinnerung: Ihr Konto wird bald gelöscht',
      all: 'Erinnerung: Ihr Konto und Ihr Testament werden bald gelöscht',
    },
    opening: {
      will: 'Sie haben uns gebeten, Ihr Testament zu löschen, und bald ist es so weit.',
      account: 'Sie haben uns gebeten, Ihr Konto zu löschen, und bald ist es so weit.',
      all: 'Sie haben uns gebeten, Ihr Konto und Ihr Testament zu löschen, und bald ist es so weit.',
    },
    short: {
      will: 'Erinnerung: Ihr Testament wird bald gelöscht. Um es zu behalten, öffnen Sie diesen Link:',
      account: 'Erinnerung: Ihr Konto wird bald gelöscht. Um es zu behalten, öffnen Sie diesen Link:',
      all: 'Erinnerung: Ihr Konto und Ihr Testament werden bald gelöscht. Um sie zu behalten, öffnen Sie diesen Link:',
    },
  },

  'deletion-ended': {
    subject: { will: 'Ihr Testament wird nicht gelöscht', account: 'Ihr Konto wird nicht gelöscht' },
    opening: { will: 'Sie hatten uns gebeten, Ihr Testament zu löschen.', account: 'Sie hatten uns gebeten, Ihr Konto zu löschen.' },
    why: {
      kept: 'Jemand, der in Ihrem Konto angemeldet war oder den Link aus unserer Nachricht hat, hat das rückgängig gemacht.',
      started: 'Eine Ihrer Vertrauenspersonen hat die Übergabe Ihres Testaments gestartet, darum ist diese Bitte erledigt.',
      silent: 'Sie haben unsere Nachfragen nicht beantwortet, darum ist diese Bitte erledigt.',
    },
    unchanged: 'Es wurde nichts gelöscht, und alles ist wie zuvor.',
    again: 'Wenn Sie es weiterhin löschen möchten, melden Sie sich bitte an und bitten Sie noch einmal darum.',
    short: {
      will: 'Ihr Testament wird nicht gelöscht. Bitte melden Sie sich an, um zu sehen, warum:',
      account: 'Ihr Konto wird nicht gelöscht. Bitte melden Sie sich an, um zu sehen, warum:',
    },
  },

  'deletion-done': {
    subject: { will: 'Ihr Testament wurde gelöscht', account: 'Ihr Konto wurde gelöscht' },
    opening: {
      will: 'Wie Sie uns gebeten haben, haben wir Ihr Testament gelöscht.',
      account: 'Wie Sie uns gebeten haben, haben wir Ihr Konto gelöscht.',
    },
    packages: {
      kept: 'Die verschlüsselten Dateien liegen noch an Ihrem Speicherort. Die Blätter Ihrer Vertrauenspersonen können sie öffnen, auch ohne uns.',
      deleted:
        'Auch die verschlüsselten Dateien wurden gelöscht, an jedem Speicherort Ihres Testaments. Die Blätter Ihrer Vertrauenspersonen öffnen jetzt nur noch eine Kopie, die jemand vorher gemacht hat.',
      left: 'Wir konnten Ihren Speicherort sieben Tage lang nicht erreichen. Vielleicht liegen die verschlüsselten Dateien noch dort, und die Blätter Ihrer Vertrauenspersonen können sie noch öffnen. Bitte löschen Sie die Dateien selbst.',
      behind:
        'Die verschlüsselten Dateien liegen noch an Ihrem Speicherort, aber wir konnten sie vor der Löschung nicht auf den neuesten Stand bringen. Die neuesten Blätter Ihrer Vertrauenspersonen öffnen sie vielleicht nicht.',
    },
    next: {
      account:
        'Wir löschen jetzt auch die Namen und Adressen, die wir für die letzten Nachrichten brauchten. Das ist die letzte Nachricht, die Sie von uns bekommen.',
      will: 'Ihr Konto bleibt. Ihre Vertrauenspersonen, Speicherorte und Kanäle sind noch darin, und Sie können jederzeit ein neues Testament versiegeln.',
    },
    short: { will: 'Ihr Testament wurde gelöscht, wie Sie uns gebeten haben.', account: 'Ihr Konto wurde gelöscht, wie Sie uns gebeten haben.' },
  },
};
