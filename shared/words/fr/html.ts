import type * as english from '#words/en/html.ts';
export const html: typeof english.html = {
  needsScript: 'Cette page a besoin de JavaScript. Activez-le dans les réglages de votre navigateur, ou ouvrez cette page dans un autre navigateur.',
  unloaded: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion internet et chargez la page de nouveau.',
};
