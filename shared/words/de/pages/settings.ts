import type * as english from '#words/en/pages/settings.ts';
import { plural } from '#words/plural.ts';

const weeks = plural('de', { one: 'Eine Woche', other: '# Wochen' });

export const settings: typeof english.settings = {
  checksTitle: 'Wie wir fragen, ob es Ihnen gut geht',
  pause: {
    title: 'Eine Pause der Nachfragen',
    none: 'Keine Pause',
    text: 'Wenn Sie einige Wochen nicht antworten können, zum Beispiel auf einer Reise oder im Krankenhaus, fragen wir in dieser Zeit nicht. Danach fragen wir wieder.',
    length: 'Wie lange soll die Pause sein?',
    lengthHint:
      'Ihre Vertrauenspersonen erfahren nichts davon und können trotzdem eine Übergabe starten. Sie haben dann 48 Stunden Zeit, sie zu stoppen.',
    weeks,
    missing: 'Wählen Sie, wie lange die Pause sein soll.',
    begin: 'Die Pause beginnen',
    noneLeft: 'Sie haben die 120 Tage verbraucht, die Nachfragen in einem Jahr Pause machen können.',
    running: (moment: string) => `Bis ${moment} fragen wir nicht. Dann senden wir Ihnen eine Nachfrage.`,
    end: 'Die Pause jetzt beenden',
    notSealed: 'Wir fragen erst, wenn Ihr Testament versiegelt ist.',
    notNow: 'Bitte sagen Sie uns zuerst, dass es Ihnen gut geht. Dann können Sie eine Pause beginnen.',
  },
  channelTitle: 'Der Kanal, den wir zuerst benutzen',
  channel: 'Wo sollen wir Sie zuerst fragen?',
  channelHint: 'Wenn er nicht funktioniert, benutzen wir die anderen und zuletzt die E-Mail-Adresse Ihres Kontos.',
  noPreference: 'In der Reihenfolge der Seite „Wie wir Sie erreichen“',
  channelSave: 'Diesen Kanal speichern',
  channelSaved: 'Das ist gespeichert. Wir benutzen diesen Kanal ab jetzt zuerst.',
  channelUntested: (name: string) => `${name} (noch nicht getestet)`,
  channelNone: 'Wir schreiben an die E-Mail-Adresse Ihres Kontos.',
  channelAdd: 'Einen weiteren Kanal hinzufügen',
  startTitle: 'Wer eine Übergabe starten darf',
  startText:
    'Eine Vertrauensperson kann eine Übergabe mit ihrem Namen allein starten. Sie haben dann 48 Stunden Zeit, sie zu stoppen. Wenn jemand das missbrauchen könnte, lassen Sie alle zuerst bestätigen, wer sie sind.',
  startName: 'Allein mit dem Namen',
  startProof: 'Nur mit einem Code oder dem Blatt starten',
  startProofHint: 'Jede Vertrauensperson braucht dann eine ihrer Adressen oder das Blatt aus ihrem Umschlag.',
  startSave: 'Diese Wahl speichern',
  startSaved: 'Ihre Wahl ist gespeichert.',
  youTitle: 'Über Sie',
  name: 'Ihr Name',
  nameHint:
    'Ihre Vertrauenspersonen lesen diesen Namen in unseren Nachrichten. Wenn Ihr Testament versiegelt ist, informieren wir sie über einen neuen Namen.',
  nameMissing: 'Geben Sie Ihren Namen ein, mit höchstens 100 Zeichen.',
  language: 'Die Sprache unserer Nachrichten',
  languageHint: 'In dieser Sprache schreiben wir Ihnen. Die Sprache dieser Seiten wählen Sie oben.',
  timezone: 'Ihre Zeitzone',
  timezoneHint:
    'In Nachrichten nennen wir alle Zeiten in dieser Zeitzone. In jeder Zone außer UTC kommt eine Nachfrage nie zwischen 20 Uhr und 8 Uhr, sondern davor.',
  youSave: 'Diese Angaben speichern',
  youSaved: 'Ihre Angaben sind gespeichert.',
  email: 'Möchten Sie Ihre E-Mail-Adresse oder Ihr Passwort ändern?',
  emailLink: 'Zur Seite „Sicherheit“',
};
