import type * as english from '#words/en/pages/no-transfer.ts';

export const noTransfer: typeof english.noTransfer = {
  badLink: 'Dieser Link führt zu keiner Übergabe',
  badLinkText: 'Vielleicht fehlt ein Teil des Links. Öffnen Sie noch einmal unsere neueste Nachricht, oder benutzen Sie Ihr Blatt.',
  noLink: 'Bitte öffnen Sie Ihren persönlichen Link',
  noLinkText: 'Diese Seite braucht den persönlichen Link aus unserer Nachricht oder die Nummern von Ihrem Blatt.',
  usePaper: 'Mein Blatt benutzen',
  lookUp: 'Ich habe beides nicht',
};
