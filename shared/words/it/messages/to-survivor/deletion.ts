import type * as english from '#words/en/messages/to-survivor/deletion.ts';
export const deletion: typeof english.deletion = {
  'deletion-requested-survivor': {
    subject: (host: string) => `Il testamento di ${host} verrà eliminato tra 30 giorni`,
    opening: (host: string, date: string) =>
      `Una persona entrata nell’account di ${host}, che ne conosce la password, ci ha chiesto di eliminare il testamento. Lo facciamo il ${date}.`,
    likelyHost: (host: string) =>
      `Molto probabilmente l’ha deciso ${host}, e Lei non deve fare nulla. Può chiedere a ${host}, che fino ad allora può annullare.`,
    ifDied: (host: string) =>
      `Se ${host} non è più in vita, ce l’ha chiesto qualcun altro. In questo caso avvii la consegna del testamento prima di quella data. Una volta avviata, non viene eliminato nulla.`,
    keepEnvelope: 'Conservi in ogni caso la sua busta sigillata.',
    short: 'Un testamento che la riguarda verrà eliminato tra 30 giorni.',
  },

  'deletion-undone-survivor': {
    subject: (host: string) => `Il testamento di ${host} non verrà eliminato`,
    opening: (host: string) =>
      `Le avevamo scritto che il testamento sarebbe stato eliminato. L’eliminazione è stata annullata da qualcuno che è entrato nell’account, o che ha il link del nostro messaggio a ${host}.`,
    unchanged: 'Non è stato eliminato nulla. Non deve fare nulla. Conservi la sua busta sigillata: funziona come prima.',
    short: 'Un testamento che la riguarda non verrà eliminato.',
  },

  'deletion-done-survivor': {
    subject: (host: string) => `Il testamento di ${host} è stato eliminato`,
    opening: 'Il testamento è stato eliminato, come le avevamo scritto 30 giorni prima.',
    packages: {
      kept: (host: string) =>
        `Il nostro servizio non può più aprirlo. I file cifrati sono ancora nell’archivio di ${host}. La sua busta sigillata li apre ancora, insieme a quelle degli altri: il foglio dice come. La conservi.`,
      deleted: () =>
        'Anche i file cifrati sono stati eliminati. Insieme a quelle degli altri, la sua busta sigillata ora apre solo una copia del testamento, se qualcuno l’ha fatta.',
      left: (host: string) =>
        `Il nostro servizio non può più aprirlo. Anche i file cifrati andavano eliminati, ma non abbiamo potuto raggiungere l’archivio di ${host}. Potrebbero essere ancora lì, e la sua busta sigillata potrebbe ancora aprirli insieme a quelle degli altri.`,
      behind: (host: string) =>
        `Il nostro servizio non può più aprirlo. I file cifrati sono ancora nell’archivio di ${host}, ma non abbiamo potuto aggiornarli. Una busta sigillata fatta di recente potrebbe non aprirli.`,
    },
    next: {
      account: () => 'Questo è l’ultimo messaggio che riceve da noi su questo testamento.',
      will: (host: string) =>
        `${host} può sigillare un nuovo testamento, per il quale la sua busta sigillata serve di nuovo. Chieda a ${host} prima di distruggerla.`,
    },
    short: {
      kept: 'Un testamento che la riguarda è stato eliminato qui; la sua busta ne apre ancora i file.',
      deleted: 'Un testamento che la riguarda è stato eliminato qui, con i suoi file.',
      left: 'Un testamento che la riguarda è stato eliminato qui; alcuni file potrebbero esserci ancora.',
      behind: 'Un testamento che la riguarda è stato eliminato qui; la sua busta potrebbe aprirne i file.',
    },
  },
};
