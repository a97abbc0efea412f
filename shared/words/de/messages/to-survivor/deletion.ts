import type * as english from '#words/en/messages/to-survivor/deletion.ts';
export const deletion: typeof english.deletion = {
  'deletion-requested-survivor': {
    subject: (host: string) => `Das Testament von ${host} wird in 30 Tagen gelöscht`,
    opening: (host: string, date: string) =>
      `Jemand, der im Konto von ${host} angemeldet war und dessen Passwort kennt, hat uns gebeten, das Testament zu löschen. Wir tun das am ${date}.`,
    likelyHost: (host: string) =>
      `Sehr wahrscheinlich hat ${host} das entschieden, und Sie müssen nichts tun. Sie können ${host} fragen. Bis dahin lässt es sich rückgängig machen.`,
    ifDied: (host: string) =>
      `Wenn ${host} gestorben ist, hat uns jemand anderes darum gebeten. Dann starten Sie bitte vor diesem Tag die Übergabe des Testaments. Sobald sie gestartet ist, wird nichts gelöscht.`,
    keepEnvelope: 'Bitte behalten Sie Ihren versiegelten Umschlag auf jeden Fall.',
    short: 'Ein Testament, in dem Sie genannt sind, wird in 30 Tagen gelöscht.',
  },

  'deletion-undone-survivor': {
    subject: (host: string) => `Das Testament von ${host} wird nicht gelöscht`,
    opening: (host: string) =>
      `Wir hatten Ihnen geschrieben, dass das Testament gelöscht wird. Jemand, der im Konto angemeldet war oder den Link aus unserer Nachricht an ${host} hat, hat das rückgängig gemacht.`,
    unchanged: 'Es wurde nichts gelöscht. Sie müssen nichts tun. Bitte behalten Sie Ihren versiegelten Umschlag: Er gilt wie zuvor.',
    short: 'Ein Testament, in dem Sie genannt sind, wird nicht gelöscht.',
  },

  'deletion-done-survivor': {
    subject: (host: string) => `Das Testament von ${host} wurde gelöscht`,
    opening: 'Das Testament wurde gelöscht, wie wir Ihnen 30 Tage vorher geschrieben haben.',
    packages: {
      kept: (host: string) =>
        `Unser Dienst kann es nicht mehr öffnen. Die verschlüsselten Dateien liegen noch am Speicherort von ${host}. Ihr versiegelter Umschlag öffnet sie noch, zusammen mit denen der anderen: Auf dem Blatt steht, wie. Bitte behalten Sie ihn.`,
      deleted: () =>
        'Auch die verschlüsselten Dateien wurden gelöscht. Zusammen mit denen der anderen öffnet Ihr versiegelter Umschlag jetzt nur noch eine Kopie des Testaments, wenn jemand eine gemacht hat.',
      left: (host: string) =>
        `Unser Dienst kann es nicht mehr öffnen. Auch die verschlüsselten Dateien sollten gelöscht werden, aber wir konnten den Speicherort von ${host} nicht erreichen. Vielleicht liegen sie noch dort, und Ihr versiegelter Umschlag öffnet sie noch, zusammen mit denen der anderen.`,
      behind: (host: string) =>
        `Unser Dienst kann es nicht mehr öffnen. Die verschlüsselten Dateien liegen noch am Speicherort von ${host}, aber wir konnten sie nicht auf den neuesten Stand bringen. Ein Umschlag, der erst kürzlich gemacht wurde, öffnet sie vielleicht nicht.`,
    },
    next: {
      account: () => 'Das ist die letzte Nachricht zu diesem Testament, die Sie von uns bekommen.',
      will: (host: string) =>
        `${host} kann ein neues Testament versiegeln, für das Ihr versiegelter Umschlag wieder nötig ist. Bitte fragen Sie ${host}, bevor Sie ihn vernichten.`,
    },
    short: {
      kept: 'Ein Testament, in dem Sie genannt sind, wurde hier gelöscht; Ihr Umschlag öffnet seine Dateien noch.',
      deleted: 'Ein Testament, in dem Sie genannt sind, wurde hier gelöscht, mit seinen Dateien.',
      left: 'Ein Testament, in dem Sie genannt sind, wurde hier gelöscht; manche Dateien sind vielleicht noch da.',
      behind: 'Ein Testament, in dem Sie genannt sind, wurde hier gelöscht; Ihr Umschlag öffnet seine Dateien vielleicht.',
    },
  },
};
