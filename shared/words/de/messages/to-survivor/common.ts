import type * as english from '#words/en/messages/to-survivor/common.ts';
export const common: typeof english.common = {
  greeting: (name: string) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),

  whoWeAre: (name: string) =>
    name === ''
      ? 'Wir sind ein Dienst für Testamente: Wir verwahren das Testament einer Person, die Sie als Vertrauensperson benannt hat.'
      : `Wir sind ein Dienst für Testamente: Wir verwahren das Testament von ${name}. Sie wurden darin als Vertrauensperson benannt.`,

  unnamedHost: 'der Person, die Sie benannt hat',
  optOut: 'Ich kenne diese Person nicht: Bitte schreiben Sie mir nicht mehr.',

  reachedByMistake: 'Wenn Sie diese Person nicht kennen, hat Sie diese Nachricht aus Versehen erreicht. Sie müssen nichts tun.',

  personalLink: 'Dieser Link ist nur für Sie. Bitte leiten Sie diese Nachricht nicht weiter.',
  confirmIdentity: 'Bestätigen, wer ich bin',
  startTransfer: 'Die Übergabe starten',
  startNeeds: (willId: string) => `Dazu brauchen Sie Ihren eigenen Namen und die Nummer des Testaments: ${willId}`,

  answeredBy: {
    'signed in': 'Das hat jemand getan, der sich mit dem Passwort im Konto angemeldet hat.',
    link: 'Das geschah mit einem Link, den wir der Person gesendet hatten, deren Testament es ist.',
    'stop card': 'Das geschah mit dem Code auf einer Karte. Die Person, deren Testament es ist, hatte sie dafür erstellt.',
  },
  nothingToDo: 'Sie müssen nichts tun.',
  likelyHost: (host: string) => `Sehr wahrscheinlich hat ${host} das selbst geändert, und Sie müssen nichts tun.`,
  ifUnexpected: (host: string) => `Wenn Sie das nicht erwartet haben, sprechen Sie bitte mit ${host}.`,
  ifDied: (host: string) => `Wenn ${host} gestorben ist, sagen Sie es bitte den anderen, die genannt sind.`,
  startAgain:
    'Wenn Sie Grund haben zu glauben, dass jemand anderes sie gestoppt hat, können Sie die Übergabe noch einmal starten. Bitte behalten Sie Ihren versiegelten Umschlag auf jeden Fall.',

  ask: {
    envelope: (page: string) => `Bitte nehmen Sie Ihren versiegelten Umschlag und öffnen Sie ${page}`,
    envelopeIfDied: (page: string) => `Wenn diese Person gestorben ist, nehmen Sie bitte Ihren versiegelten Umschlag und öffnen Sie ${page}`,
    nothing: 'Sie müssen nichts tun.',
    host: 'Wenn Sie das nicht erwartet haben, sprechen Sie bitte mit der Person, die Sie benannt hat.',
    warnOthers: 'Wenn Sie es nicht waren, sagen Sie es bitte den anderen, die genannt sind.',
  },
};
