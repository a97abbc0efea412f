import type * as english from '#words/en/messages/to-survivor/common.ts';
export const common: typeof english.common = {
  greeting: (name: string) => (name === '' ? 'Buongiorno,' : `Buongiorno ${name},`),

  whoWeAre: (name: string) =>
    name === ''
      ? 'Siamo un servizio per testamenti: custodiamo il testamento di una persona che ha indicato Lei come persona di fiducia.'
      : `Siamo un servizio per testamenti: custodiamo il testamento di ${name}, che ha indicato Lei come persona di fiducia.`,

  unnamedHost: 'chi si fida di Lei',
  optOut: 'Non conosco questa persona: non scrivetemi più.',

  reachedByMistake: 'Se non conosce questa persona, questo messaggio le è arrivato per errore. Non deve fare nulla.',

  personalLink: 'Questo link è solo per Lei. Non inoltri questo messaggio.',
  confirmIdentity: 'Confermare la mia identità',
  startTransfer: 'Avviare la consegna',
  startNeeds: (willId: string) => `Per avviarla le servono il suo nome e il numero del testamento: ${willId}`,

  answeredBy: {
    'signed in': 'L’ha fatto qualcuno che è entrato nell’account con la password.',
    link: 'È stato fatto con un link che avevamo inviato a chi ha scritto il testamento.',
    'stop card': 'È stato fatto con il codice di una carta che chi ha scritto il testamento aveva fatto a questo scopo.',
  },
  nothingToDo: 'Non deve fare nulla.',
  likelyHost: (host: string) => `Molto probabilmente la modifica è di ${host}, e Lei non deve fare nulla.`,
  ifUnexpected: (host: string) => `Se non se l’aspettava, parli con ${host}.`,
  ifDied: (host: string) => `Se ${host} non è più in vita, avvisi le altre persone indicate.`,
  startAgain:
    'Se ha motivo di pensare che l’abbia fermata qualcun altro, può avviare di nuovo la consegna. Conservi in ogni caso la sua busta sigillata.',

  ask: {
    envelope: (page: string) => `Prenda la sua busta sigillata e apra ${page}`,
    envelopeIfDied: (page: string) => `Se la persona è morta, prenda la sua busta sigillata e apra ${page}`,
    nothing: 'Non deve fare nulla.',
    host: 'Se non se l’aspettava, parli con la persona che si fida di Lei.',
    warnOthers: 'Se non l’ha fatto Lei, lo dica alle altre persone indicate.',
  },
};
