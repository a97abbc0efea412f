import type * as english from '#words/en/pages/frame.ts';
import { plural } from '#words/plural.ts';

export const frame: typeof english.frame = {
  service: 'Will Custody',
  skip: 'Zum Inhalt',
  language: 'Sprache',
  zone: (time: string) => `Alle Uhrzeiten: ${time}`,
  trial: 'Dies ist ein Versuch auf Ihrem Computer.',
  controlRoom: 'Kontrollraum öffnen',
  loading: 'Wird geladen. Bitte warten Sie.',
  sending: 'Bitte warten',
  retry: 'Noch einmal versuchen',
  retryIn: 'Noch einmal versuchen können Sie in',
  reload: 'Seite neu laden',
  home: 'Zur ersten Seite',
  error: 'Fehler',
  showPassword: 'Passwort zeigen',
  errors: 'Bitte prüfen Sie diese Angaben',
  failed: 'Das hat nicht funktioniert',
  kinds: { info: 'Information', success: 'Erledigt', warning: 'Wichtig', problem: 'Problem' },
  unreachable:
    'Wir konnten den Dienst nicht erreichen. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Ihre Eingaben sind noch da.',
  offline: 'Ihr Gerät ist offline. Verbinden Sie es mit dem Internet und versuchen Sie es noch einmal. Ihre Eingaben sind noch da.',
  unknown: 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  brokenTitle: 'Diese Seite wurde angehalten',
  brokenText: 'Auf dieser Seite ist ein Fehler aufgetreten. Es wurde nichts geändert. Bitte laden Sie die Seite neu.',
  unknownTitle: 'Unter dieser Adresse gibt es keine Seite',
  unknownText: 'Bitte prüfen Sie den Link. Wenn Sie ihn aus einer Nachricht kopiert haben, kopieren Sie ihn noch einmal vollständig.',
  durations: {
    days: plural('de', { one: '# Tag', other: '# Tage' }),
    hours: plural('de', { one: '# Stunde', other: '# Stunden' }),
    minutes: plural('de', { one: '# Minute', other: '# Minuten' }),
    seconds: plural('de', { one: '# Sekunde', other: '# Sekunden' }),
    now: 'Jetzt',
  },
  emailMissing: 'Geben Sie eine E-Mail-Adresse in der Form name@beispiel.de ein.',
  failures: {
    rate_limited: 'Das waren zu viele Versuche. Bitte warten Sie bis zu dem Zeitpunkt unten und versuchen Sie es dann noch einmal.',
    unavailable: 'Der Dienst kann das im Moment nicht ausführen. Es ist nichts verloren. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    internal_error: 'Bei uns ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
    validation_failed: 'Einige Angaben sind nicht gültig. Es wurde nichts geändert. Bitte prüfen Sie sie und senden Sie sie noch einmal.',
  } as Record<string, string>,
};
