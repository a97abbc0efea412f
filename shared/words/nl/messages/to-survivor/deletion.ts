import type * as english from '#words/en/messages/to-survivor/deletion.ts';
export const deletion: typeof english.deletion = {
  'deletion-requested-survivor': {
    subject: (host: string) => `Het testament van ${host} wordt over 30 dagen verwijderd`,
    opening: (host: string, date: string) =>
      `Iemand die bij het account van ${host} was aangemeld en het wachtwoord kent, heeft ons gevraagd het testament te verwijderen. Dat doen wij op ${date}.`,
    likelyHost: (host: string) =>
      `Waarschijnlijk heeft ${host} dit besloten, en hoeft u niets te doen. U kunt het ${host} vragen, die het tot dan ongedaan kan maken.`,
    ifDied: (host: string) =>
      `Is ${host} overleden, dan vroeg iemand anders het ons. Start dan vóór die datum de overdracht van het testament. Is die eenmaal gestart, dan wordt niets verwijderd.`,
    keepEnvelope: 'Bewaar uw verzegelde envelop in elk geval.',
    short: 'Een testament waarin u bent genoemd, wordt over 30 dagen verwijderd.',
  },

  'deletion-undone-survivor': {
    subject: (host: string) => `Het testament van ${host} wordt niet verwijderd`,
    opening: (host: string) =>
      `Wij schreven u dat het testament zou worden verwijderd. Dit is ongedaan gemaakt door iemand die bij het account was aangemeld, of die de link in ons bericht aan ${host} heeft.`,
    unchanged: 'Er is niets verwijderd. U hoeft niets te doen. Bewaar uw verzegelde envelop: hij werkt zoals voorheen.',
    short: 'Een testament waarin u bent genoemd, wordt niet verwijderd.',
  },

  'deletion-done-survivor': {
    subject: (host: string) => `Het testament van ${host} is verwijderd`,
    opening: 'Het testament is verwijderd, zoals wij u 30 dagen eerder schreven.',
    packages: {
      kept: (host: string) =>
        `Onze dienst kan het niet meer openen. De versleutelde bestanden staan nog in de opslag van ${host}. Uw verzegelde envelop opent ze nog, samen met die van de anderen: op het blad staat hoe. Bewaar de envelop.`,
      deleted: () =>
        'Ook de versleutelde bestanden zijn verwijderd. Samen met die van de anderen opent uw verzegelde envelop nu alleen nog een kopie van het testament, als iemand er een heeft gemaakt.',
      left: (host: string) =>
        `Onze dienst kan het niet meer openen. Ook de versleutelde bestanden hadden verwijderd moeten worden, maar wij konden de opslag van ${host} niet bereiken. Misschien staan ze er nog, en opent uw verzegelde envelop ze nog, samen met die van de anderen.`,
      behind: (host: string) =>
        `Onze dienst kan het niet meer openen. De versleutelde bestanden staan nog in de opslag van ${host}, maar wij konden ze niet bijwerken. Een verzegelde envelop die pas is gemaakt, opent ze misschien niet.`,
    },
    next: {
      account: () => 'Dit is het laatste bericht dat u van ons over dit testament krijgt.',
      will: (host: string) =>
        `${host} kan een nieuw testament verzegelen, waarvoor uw verzegelde envelop weer nodig is. Vraag het ${host} voordat u de envelop vernietigt.`,
    },
    short: {
      kept: 'Een testament waarin u bent genoemd, is hier verwijderd; uw envelop opent de bestanden nog.',
      deleted: 'Een testament waarin u bent genoemd, is hier verwijderd, met de bestanden.',
      left: 'Een testament waarin u bent genoemd, is hier verwijderd; misschien zijn er nog bestanden over.',
      behind: 'Een testament waarin u bent genoemd, is hier verwijderd; misschien opent uw envelop de bestanden.',
    },
  },
};
