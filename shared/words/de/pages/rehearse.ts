import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/rehearse.ts';
import { plural } from '#words/plural.ts';

const rehearsals = plural('de', { one: 'eine Probe', other: '# Proben' });

export const rehearse: typeof english.rehearse = {
  title: 'Mit Ihren Vertrauenspersonen proben',
  lead: 'Sie haben für einen Tag vorgesorgt, den Sie nicht erleben werden. Eine Probe zeigt heute, ob es funktioniert: Alle, die Sie benannt haben, bestätigen einmal, wer sie sind, so wie sie es dann tun würden.',
  happens: 'Was geschieht',
  steps: [
    'Jede Vertrauensperson bekommt eine Nachricht, die mit „Das ist eine Probe“ beginnt. Es hilft, wenn Sie es vorher ankündigen.',
    'Alle bestätigen, wer sie sind: mit einem Code, den wir senden, oder mit ihrem Blatt. Nichts öffnet sich, und kein Ersatzcode wird verbraucht.',
    'Sie sehen hier, wer es geschafft hat. Nach spätestens 14 Tagen bekommen Sie einen Bericht per E-Mail.',
    'Wenn es in dieser Zeit ernst wird, endet die Probe, und alle erfahren, dass es keine Probe ist.',
  ],
  start: 'Die Probe starten',
  againTitle: 'Noch einmal proben',
  again: 'Eine weitere Probe starten',
  left: (count: number) => `Sie können dieses Jahr ${rehearsals(count)} starten, denn jede bittet mehrere Menschen um einen Gefallen.`,
  noneLeft: (moment: string) => `Sie haben in einem Jahr vier Proben gestartet. Die nächste ist am ${moment} möglich.`,
  notSealed: 'Ihr Testament ist noch nicht versiegelt. Bitte versiegeln Sie es zuerst: Eine Probe zeigt, ob es sich öffnen lässt.',
  notNow:
    'Sie können jetzt keine Probe starten, denn es ist gerade ernst: Ihre Vertrauenspersonen müssen sich darauf verlassen können, dass eine Probe eine ist.',

  running: (confirmed: number, asked: number) => `Die Probe läuft: bei ${confirmed} von ${asked} erfolgreich`,
  runsUntil: (moment: string) => `Sie endet, wenn alle es geschafft haben, oder am ${moment}. Wer noch fehlt, wird nach einer Woche erinnert.`,
  stop: 'Die Probe beenden',

  worked: 'Es funktioniert: Alle haben es geschafft',
  bestNews: 'Das ist die beste Nachricht, die wir Ihnen geben können.',
  bestNewsText:
    'Alle, die Sie benannt haben, waren erreichbar und haben bestätigt, wer sie sind. Wäre es ernst, würde sich Ihr Testament für sie öffnen.',
  ended: (confirmed: number, asked: number) => `Die Probe ist zu Ende: bei ${confirmed} von ${asked} erfolgreich`,
  why: {
    time: 'Ihre 14 Tage sind vorbei.',
    stopped: 'Sie haben sie beendet.',
    rejected: 'Sie haben uns gesagt, dass Sie sie nicht gestartet haben.',
    started: 'Eine Vertrauensperson hat eine echte Übergabe gestartet.',
    silent: 'Sie hatten unsere Nachfragen nicht beantwortet, und Ihre Vertrauenspersonen wurden informiert.',
    deletion: 'Eine Löschung wurde verlangt.',
  },
  enough: (needed: number) => `Das genügt: Ihr Testament öffnet sich, wenn ${needed} von ihnen bestätigen, wer sie sind.`,
  notEnough: (needed: number) => `Das genügt noch nicht: Ihr Testament öffnet sich nur, wenn ${needed} von ihnen bestätigen, wer sie sind.`,
  startedAt: (moment: string) => `Gestartet am ${moment}.`,
  channels: { email: 'E-Mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' } satisfies Record<Channel, string>,
  byCode: (channel: string, moment: string) => `Geschafft am ${moment}, mit einem Code per ${channel}`,
  byPaper: (moment: string) => `Geschafft am ${moment}, mit dem Blatt`,
  waiting: 'Noch nicht geschafft',
  missing: 'Nicht geschafft',
  removed: 'Sie benennen diese Person nicht mehr',
  repair:
    'Sprechen Sie mit denen, die fehlen. Vielleicht hat sich eine Nummer geändert, eine Nachricht lag im Ordner für unerwünschte Nachrichten, oder der Umschlag ist nicht zu finden. Berichtigen Sie es, und proben Sie noch einmal.',
  toSurvivors: 'Eine Adresse berichtigen oder ein neues Blatt drucken',
};
