import type * as english from '#words/en/pages/dashboard.ts';
import { plural } from '#words/plural.ts';

const people = plural('de', { one: '# Vertrauensperson', other: '# Vertrauenspersonen' });
const things = plural('de', { one: 'etwas braucht Ihre Aufmerksamkeit', other: '# Dinge brauchen Ihre Aufmerksamkeit' });

export const dashboard: typeof english.dashboard = {
  states: {
    setting_up: {
      title: 'Ihr Testament ist noch nicht versiegelt',
      text: 'Ihre Vertrauenspersonen können noch nichts öffnen. Wir fragen erst, ob es Ihnen gut geht, wenn Ihr Testament versiegelt ist.',
    },
    active: { title: 'Alles ist in Ordnung', text: 'Ihr Testament ist versiegelt. Sie müssen jetzt nichts tun.' },
    paused: {
      title: 'Unsere Nachfragen machen Pause',
      text: 'Sie haben uns gebeten, nicht zu fragen, ob es Ihnen gut geht. Am Tag unten fragen wir wieder.',
    },
    vouched: {
      title: 'Bitte sagen Sie uns, dass es Ihnen gut geht',
      text: 'Sie haben unsere Nachfragen nicht beantwortet, und eine Vertrauensperson sagt, dass Sie leben. Darum warten Ihre Vertrauenspersonen. Ein Druck auf den Knopf sagt uns, dass es stimmt.',
    },
    asking: {
      title: 'Bitte sagen Sie uns, dass es Ihnen gut geht',
      text: 'Wir haben Ihnen eine Nachfrage gesendet. Ein Druck auf den Knopf beantwortet sie.',
    },
  },
  attention: (count: number) => `Ihr Testament ist versiegelt, aber ${things(count)}`,
  attentionText: 'Die Liste unten sagt, was es ist und wo Sie es in Ordnung bringen.',
  stepsDone: (done: number, all: number) => `${done} von ${all} Schritten sind erledigt.`,
  well: 'Es geht mir gut',
  wellHint: 'Sie können jederzeit darauf drücken. Wir zählen dann ab heute.',
  checkOf: (number: number, of: number) => `Das ist Nachfrage ${number} von ${of}.`,
  sentBy: (channel: string, moment: string) => `Wir haben sie per ${channel} gesendet, am ${moment}.`,
  notSentYet: 'Wir versuchen noch, Sie zu erreichen. Die Zeit für die Antwort beginnt, wenn eine Nachricht abgegangen ist.',
  channels: { email: 'E-Mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'Benachrichtigungen' },
  answerWithin: 'Für Ihre Antwort bleiben noch',
  thanks: 'Danke. Wir haben vermerkt, dass es Ihnen gut geht.',
  answered: 'Die Nachfrage ist beantwortet, und keine verpasste Nachfrage zählt mehr.',

  problemsTitle: 'Was Ihre Aufmerksamkeit braucht',
  adviceTitle: 'Was noch sicherer wäre',
  since: (moment: string) => `Seit ${moment}.`,

  addChannel: {
    push: 'Benachrichtigungen auf diesem Gerät',
    telegram: 'Telegram',
    sms: 'Textnachrichten',
  },
  problems: {
    account_protected: {
      text: () =>
        'Ihr Passwort wurde per E-Mail zurückgesetzt, oder Sie haben eine Änderung abgelehnt. Deshalb lässt sich an Ihrem Testament jetzt nichts ändern.',
      repair: 'Ansehen, wie Sie bestätigen, dass Sie es waren',
    },
    deletion_requested: {
      text: () => 'Sie haben uns gebeten, Ihr Konto oder Ihr Testament zu löschen. Bis zu diesem Tag können Sie es stoppen.',
      repair: 'Den Tag ansehen oder doch alles behalten',
    },
    removal_asked: {
      text: (names: string) =>
        `Als Sie eine Übergabe mit einem Link gestoppt haben, wollten Sie ${names} entfernen. Ein Link allein entfernt niemanden. Wenn Sie ${names} behalten möchten, müssen Sie nichts tun.`,
      repair: 'Eine Vertrauensperson entfernen',
    },
    review_needed: {
      text: () =>
        'Ihr Passwort wurde per E-Mail zurückgesetzt. Bevor Sie Ihr Testament versiegeln, prüfen Sie bitte, ob alles von Ihnen ist, was seitdem in Ihrem Konto eingetragen wurde.',
      repair: 'Prüfen, was eingetragen wurde',
    },
    host_unreachable: {
      text: () => 'Keine unserer Nachrichten erreicht Sie. Bitte berichtigen Sie Ihre Adresse, oder testen Sie Ihre Kanäle.',
      repair: 'Prüfen, wie wir Sie erreichen',
    },
    storage_broken: { text: (names: string) => `Wir können den Speicherort ${names} nicht erreichen.`, repair: 'Den Speicherort testen' },
    quorum_unreachable: {
      text: () =>
        'Wir können zu wenige Vertrauenspersonen erreichen, also könnte niemand Ihr Testament öffnen. Bitte berichtigen Sie, wie wir sie erreichen.',
      repair: 'Die Kontakte berichtigen',
    },
    reencryption_required: {
      text: () =>
        'Ihre Vertrauenspersonen oder die nötige Zahl haben sich geändert, seit Ihr Testament versiegelt wurde. Bitte versiegeln Sie es noch einmal, damit die Änderung zählt.',
      repair: 'Das Testament noch einmal versiegeln',
    },
    package_behind: {
      text: (names: string) =>
        `${names} hat die neuesten Dateien Ihres Testaments noch nicht und lässt sich nur mit früheren Blättern öffnen: Bitte bewahren Sie diese auf. Wir versuchen es jeden Tag. Bitte testen Sie den Speicherort.`,
      repair: 'Den Speicherort testen',
    },
    connector_broken: { text: (names: string) => `Ihr Kanal ${names} stellt keine Nachrichten zu.`, repair: 'Den Kanal in Ordnung bringen' },
    survivor_unreachable: {
      text: (names: string) => `Keine Nachricht erreicht ${names}. Bitte fügen Sie eine E-Mail-Adresse hinzu.`,
      repair: 'Eine Adresse hinzufügen',
    },
    notices_stopped: {
      text: (names: string) =>
        `Jemand an der Adresse von ${names} hat uns mitgeteilt, Sie nicht zu kennen. Bitte fragen Sie nach, und berichtigen Sie die Adresse.`,
      repair: 'Die Adresse berichtigen',
    },
    contact_reported: {
      text: (names: string) =>
        `Jemand mit dem Link für ${names} hat uns mitgeteilt, dass die Adresse falsch ist. Bitte fragen Sie nach, und berichtigen Sie die Adresse.`,
      repair: 'Die neue Adresse ansehen',
    },
    no_backup_codes: {
      text: (names: string) => `Auf dem Blatt von ${names} ist kein unbenutzter Code. Bitte drucken Sie ein neues.`,
      repair: 'Ein neues Blatt drucken',
    },
    paper_unconfirmed: {
      text: (names: string) => `Sie haben noch keinen Code vom Blatt von ${names} eingetippt. Deshalb wissen wir nicht, ob der Druck lesbar ist.`,
      repair: 'Das Blatt prüfen oder ein neues erstellen',
    },
    no_copy: {
      text: () =>
        'Ihr versiegeltes Testament liegt nur bei uns, und Sie haben keine Kopie. Mit einer Kopie und den Blättern lässt es sich auch ohne uns öffnen.',
      repair: 'Eine Kopie mit nach Hause nehmen',
    },
    no_margin: {
      text: () => 'Alle Ihre Vertrauenspersonen werden gebraucht. Wenn eine nicht helfen kann, kann niemand Ihr Testament öffnen.',
      repair: 'Eine Vertrauensperson hinzufügen',
    },
    only_email: {
      text: () =>
        'Wir können Sie nur per E-Mail erreichen. Wenn dieses Postfach ausfällt, werden Ihre Vertrauenspersonen vielleicht irrtümlich informiert.',
      repair: 'Alle Kanäle ansehen',
    },
    stop_card_over: {
      text: () => 'Ihre Stoppkarte wurde benutzt oder gilt nicht mehr. Mit einer neuen können Sie eine Übergabe stoppen, ohne sich anzumelden.',
      repair: 'Eine neue Stoppkarte erstellen',
    },
    invitation_unanswered: {
      text: (names: string) => `${names} hat auf Ihre Einladung nicht geantwortet. Bitte sprechen Sie miteinander.`,
      repair: 'Die Einladung ansehen',
    },
  },

  datesTitle: 'Wie es weitergeht',
  nextCheck: 'Wir fragen Sie das nächste Mal',
  ifSilent: 'Wenn Sie nie antworten',
  activation: (moment: string) => `Wir informieren Ihre Vertrauenspersonen am ${moment}. Es kann später werden, aber nicht früher.`,
  lastSign: 'Zuletzt von Ihnen gehört haben wir',
  reviewed: 'Zuletzt durchgesehen haben Sie Ihr Testament',
  changeDates: 'Ändern, wie oft wir fragen',

  quorumTitle: 'Ihre Vertrauenspersonen',
  needed: (threshold: number, all: number) => `${threshold} von ${people(all)} müssen bestätigen, wer sie sind, um Ihr Testament zu öffnen.`,
  noSurvivors: 'Sie haben noch niemanden benannt.',
  notEnough: (threshold: number, all: number) => `Sie haben ${people(all)}. Mindestens ${threshold} müssen teilnehmen, um ein Testament zu öffnen.`,
  reachAll: 'Wir haben für jede Person eine Adresse.',
  reach: (reachable: number, all: number) => `Wir haben für ${reachable} von ${all} eine brauchbare Adresse.`,
  margin: (count: number) => `Auch ohne ${people(count)} können die anderen es öffnen.`,
  noMargin: 'Wenn eine davon nicht helfen kann, kann es niemand öffnen.',
  tooFew: 'Das ist zu wenig: Niemand könnte Ihr Testament öffnen.',
  confirmed: (count: number, all: number) => `${count} von ${all} haben bestätigt, dass sie bereit sind.`,
  rehearse: 'Mit Ihren Vertrauenspersonen proben',
  rehearsing: (confirmed: number, asked: number) => `Eine Probe läuft: bei ${confirmed} von ${asked} erfolgreich`,
  rehearsed: (moment: string) => `Sie haben bis ${moment} mit ihnen geprobt, und alle haben es geschafft.`,

  stepsTitle: 'Die Schritte zum versiegelten Testament',
  done: 'Erledigt',
  open: 'Noch offen',
};
