import type * as english from '#words/en/html.ts';
export const html: typeof english.html = {
  needsScript:
    'Diese Seite braucht JavaScript. Bitte schalten Sie es in den Einstellungen Ihres Browsers ein, oder öffnen Sie die Seite in einem anderen Browser.',
  unloaded: 'Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.',
};
