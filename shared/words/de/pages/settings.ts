import type { SettingsWords } from '#words/en/pages/settings.ts';

export const settings: SettingsWords = {
  checksTitle: 'Wie wir fragen, ob es Ihnen gut geht',
  channelTitle: 'Der Kanal, den wir zuerst benutzen',
  channel: 'Wo sollen wir Sie zuerst fragen?',
  channelHint: 'Wenn er nicht funktioniert, benutzen wir die anderen und zuletzt die E-Mail-Adresse Ihres Kontos.',
  noPreference: 'In der Reihenfolge der Seite „Wie wir Sie erreichen“',
  channelSave: 'Diesen Kanal speichern',
  channelSaved: 'Das ist gespeichert. Wir benutzen diesen Kanal ab jetzt zuerst.',
  channelUntested: (name) => `${name} (noch nicht getestet)`,
  channelNone: 'Wir schreiben an die E-Mail-Adresse Ihres Kontos.',
  channelAdd: 'Einen weiteren Kanal hinzufügen',
  youTitle: 'Über Sie',
  name: 'Ihr Name',
  nameHint:
    'Ihre Vertrauenspersonen lesen diesen Namen in unseren Nachrichten. Wenn Ihr Testament versiegelt ist, informieren wir sie über einen neuen Namen.',
  nameMissing: 'Geben Sie Ihren Namen ein, mit höchstens 100 Zeichen.',
  language: 'Die Sprache unserer Nachrichten',
  languageHint: 'Unsere Nachrichten sind vorerst auf Englisch. Die Sprache dieser Seiten wählen Sie oben.',
  timezone: 'Ihre Zeitzone',
  timezoneHint: 'In Nachrichten nennen wir alle Zeiten in dieser Zeitzone.',
  youSave: 'Diese Angaben speichern',
  youSaved: 'Ihre Angaben sind gespeichert.',
  email: 'Möchten Sie Ihre E-Mail-Adresse oder Ihr Passwort ändern?',
  emailLink: 'Zur Seite „Sicherheit“',
};
