import type * as english from '#words/en/messages/to-survivor/rehearsal.ts';

const who = (name: string) =>
  name === ''
    ? 'Wir verwahren das Testament einer Person, die Sie als Vertrauensperson benannt hat.'
    : `Wir verwahren das Testament von ${name}. Sie wurden darin als Vertrauensperson benannt.`;

const request = {
  whoWeAre: (name: string) => `Das ist eine Probe eines Dienstes für Testamente: ${who(name)}`,
  harmless: 'Nichts öffnet sich, und nichts wird verbraucht. Es dauert fünf Minuten.',
  how: (date: string) =>
    `Bitte bestätigen Sie einmal, wer Sie sind, so wie bei einer echten Übergabe: mit einem Code, den wir Ihnen senden, oder mit einem Ersatzcode von dem Blatt in Ihrem versiegelten Umschlag. Dafür haben Sie bis ${date} Zeit.`,
  envelope:
    'Wenn Sie das Blatt herausnehmen, legen Sie es danach bitte in einen neuen Umschlag. Seine Ersatzcodes gelten weiter. Wir fragen nur nach einem davon, und nur auf unserer eigenen Seite.',
  ifReal: (host: string) =>
    `Wenn Sie wissen, dass ${host} gestorben ist, ist das hier nicht das Richtige. Bitte starten Sie dann die Übergabe des Testaments: Eine Probe verzögert sie nie.`,
  step: 'An der Probe teilnehmen',
};

export const rehearsal: typeof english.rehearsal = {
  rehearsal: {
    ...request,
    subject: (host: string) => `Das ist eine Probe: Bitte bestätigen Sie, dass das Testament von ${host} Sie erreichen kann`,
    started: (host: string, date: string) =>
      `Sie wurde am ${date} vom Konto von ${host} aus gestartet. Eine Probe heißt nicht, dass etwas geschehen ist. Wie es ${host} geht, können wir nicht wissen: Fragen Sie bitte nach, wenn Sie unsicher sind.`,
    short: 'Das ist eine Probe eines Testaments, in dem Sie genannt sind, und keine Übergabe wurde gestartet.',
  },

  'rehearsal-reminder': {
    ...request,
    subject: (host: string) => `Das ist eine Probe: eine Erinnerung zum Testament von ${host}`,
    started: (host: string, date: string) =>
      `Sie wurde am ${date} vom Konto von ${host} aus gestartet, und Sie haben noch nicht bestätigt, wer Sie sind. Wie es ${host} geht, können wir nicht wissen.`,
    mayBeMissing: 'Wenn etwas nicht funktioniert: Genau dafür ist eine Probe da. Bitte sagen Sie es der Person, die Sie benannt hat.',
    short: 'Das ist eine Probe eines Testaments, in dem Sie genannt sind, und sie wartet noch auf Sie.',
  },

  'no-rehearsal': {
    subject: {
      started: (host: string) => `Das ist keine Probe: Die Übergabe des Testaments von ${host} wurde gestartet`,
      silent: (host: string) => `Das ist keine Probe: ${host} hat uns nicht geantwortet`,
      deletion: (host: string) => `Das ist keine Probe: Das Testament von ${host} soll gelöscht werden`,
    },
    whoWeAre: (name: string) => `Das ist keine Probe, sondern eine Nachricht eines Dienstes für Testamente: ${who(name)}`,
    opening: 'Die Probe, von der wir Ihnen geschrieben haben, ist zu Ende.',
    what: {
      started:
        'Eine echte Übergabe dieses Testaments wurde gestartet. Sie bekommen eine eigene Nachricht mit Ihrem Link. Der Link der Probe gilt nicht mehr.',
      silent: (host: string) => `${host} hat uns wirklich nicht geantwortet. Sie bekommen eine eigene Nachricht darüber, was Sie tun können.`,
      deletion: 'Jemand hat uns wirklich gebeten, das Testament zu löschen. Sie bekommen eine eigene Nachricht darüber, was Sie tun können.',
    },
    short: 'Das ist keine Probe: Mit einem Testament, in dem Sie genannt sind, ist es ernst geworden.',
  },
};
