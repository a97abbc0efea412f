import type * as english from '#words/en/pages/no-transfer.ts';

export const noTransfer: typeof english.noTransfer = {
  badLink: 'Deze link leidt niet naar een overdracht',
  badLinkText: 'Misschien ontbreekt een deel van de link. Open ons nieuwste bericht nog eens, of gebruik uw blad.',
  noLink: 'Open uw persoonlijke link',
  noLinkText: 'Deze pagina heeft de persoonlijke link uit ons bericht nodig, of de nummers van uw blad.',
  usePaper: 'Mijn blad gebruiken',
  lookUp: 'Ik heb geen van beide',
};
