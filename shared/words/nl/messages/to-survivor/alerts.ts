import type * as english from '#words/en/messages/to-survivor/alerts.ts';
export const alerts: typeof english.alerts = {
  'alerts-changed': {
    subject: (host: string) => `Gewijzigd: waar wij u laten weten dat er berichten zijn over het testament van ${host}`,
    added: {
      push: 'Er is een apparaat toegevoegd: vanaf nu toont ook dat apparaat wanneer er een bericht voor u onderweg is.',
      telegram: 'Er is een chat op Telegram toegevoegd: vanaf nu schrijven wij ook daar wanneer er een bericht voor u onderweg is.',
    },
    removed: {
      push: 'Er is een apparaat verwijderd: het toont niet meer wanneer er een bericht voor u onderweg is.',
      telegram: 'Er is een chat op Telegram verwijderd: daar schrijven wij niet meer.',
    },
    gone: {
      push: 'Een apparaat van u neemt geen meldingen van ons meer aan, daarom hebben wij het verwijderd.',
      telegram: 'Uw chat met onze bot op Telegram is gesloten, daarom hebben wij hem verwijderd.',
    },
    here: 'De berichten zelf, links en codes komen nog steeds alleen naar dit adres.',
    notYou: (host: string) => `Hebt u dit niet gedaan, open dan de link en verwijder wat u niet kent. Zeg het ook tegen ${host}.`,
    again: 'Met de link kunt u het weer toevoegen.',
    step: 'Mijn apparaten en chats bekijken',
    short: 'Waar wij u melden dat er berichten zijn over een testament waarin u bent genoemd, is gewijzigd.',
  },
};
