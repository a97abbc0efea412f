import type * as english from '#words/en/html.ts';
export const html: typeof english.html = {
  needsScript: 'Questa pagina ha bisogno di JavaScript. Lo attivi nelle impostazioni del suo browser, o apra questa pagina in un altro browser.',
  unloaded: 'Non è stato possibile caricare questa pagina. Controlli la connessione a internet e ricarichi la pagina.',
};
