import type * as english from '#words/en/html.ts';
export const html: typeof english.html = {
  needsScript: 'Deze pagina heeft JavaScript nodig. Zet het aan in de instellingen van uw browser, of open deze pagina in een andere browser.',
  unloaded: 'Deze pagina kon niet worden geladen. Controleer uw internetverbinding, en laad de pagina opnieuw.',
};
