import type * as english from '#words/en/messages/to-host/rehearsal.ts';
import { plural } from '#words/plural.ts';

const cameThrough = plural('de', { one: 'eine Vertrauensperson hat es geschafft', other: '# Vertrauenspersonen haben es geschafft' });

export const rehearsal: typeof english.rehearsal = {
  'rehearsal-ended': {
    subject: {
      complete: 'Ihre Probe hat funktioniert: Alle haben es geschafft',
      time: (came: number, asked: number) => `Ihre Probe ist zu Ende: bei ${came} von ${asked} erfolgreich`,
      stopped: 'Ihre Probe wurde beendet',
      rejected: 'Die Probe wurde beendet',
      started: 'Die Probe ist zu Ende: Eine echte Übergabe Ihres Testaments wurde gestartet',
      silent: 'Die Probe ist zu Ende: Sie haben unsere Nachfragen nicht beantwortet',
      deletion: 'Die Probe ist zu Ende: Eine Löschung wurde verlangt',
    },
    opening: {
      complete:
        'Alle, die Sie benannt haben, haben bestätigt, wer sie sind. Wäre es ernst, würde sich Ihr Testament für sie öffnen. Das ist die beste Nachricht, die wir Ihnen senden können.',
      time: (came: number) => `Ihre Probe ist nach 14 Tagen zu Ende, und ${cameThrough(came)}.`,
      stopped: 'Jemand, der in Ihrem Konto angemeldet war, hat die Probe beendet.',
      rejected: 'Sie haben uns mitgeteilt, dass die Probe nicht von Ihnen war. Darum haben wir sie beendet.',
      started:
        'Eine Ihrer Vertrauenspersonen hat eine echte Übergabe Ihres Testaments gestartet, darum ist die Probe zu Ende. Alle wurden benachrichtigt, dass das keine Probe ist. Sie selbst bekommen eine eigene Nachricht mit dem Link, der die Übergabe stoppt.',
      silent:
        'Sie haben unsere Nachfragen nicht beantwortet, darum ist die Probe zu Ende. Ihre Vertrauenspersonen wurden benachrichtigt, dass das keine Probe ist. Sie selbst bekommen eine eigene Nachricht darüber, was Sie tun können.',
      deletion:
        'Jemand, der in Ihrem Konto angemeldet war, hat eine Löschung verlangt, darum ist die Probe zu Ende. Ihre Vertrauenspersonen wurden benachrichtigt, dass das keine Probe ist.',
    },

    enough: 'Das genügt: Ihr Testament würde sich öffnen.',
    notEnough: (needed: number) => `Das genügt nicht: Ihr Testament öffnet sich nur, wenn ${needed} von ihnen bestätigen, wer sie sind.`,
    came: (names: string) => `Geschafft haben es: ${names}.`,
    missing: (names: string) => `Nicht geschafft haben es: ${names}.`,
    repair:
      'Bitte sprechen Sie mit denen, die fehlen. Vielleicht hat sich eine Nummer geändert, oder der Umschlag ist nicht zu finden. Berichtigen Sie es, und proben Sie noch einmal.',
    step: 'Den Bericht ansehen',
    short: {
      complete: 'Ihre Probe hat funktioniert: Alle haben es geschafft. Ihr Bericht:',
      time: (came: number, asked: number) => `Ihre Probe ist zu Ende: bei ${came} von ${asked} erfolgreich. Ihr Bericht:`,
      stopped: 'Die Probe Ihres Testaments wurde beendet. Der Bericht:',
      rejected: 'Die Probe Ihres Testaments wurde beendet. Der Bericht:',
      started: 'Die Probe ist zu Ende: Eine echte Übergabe Ihres Testaments wurde gestartet. Der Bericht:',
      silent: 'Die Probe ist zu Ende: Sie haben unsere Nachfragen nicht beantwortet. Der Bericht:',
      deletion: 'Die Probe ist zu Ende: Eine Löschung wurde verlangt. Der Bericht:',
    },
  },
};
