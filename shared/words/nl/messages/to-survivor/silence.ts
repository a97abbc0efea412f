import type * as english from '#words/en/messages/to-survivor/silence.ts';
export const silence: typeof english.silence = {
  'pending-transfer-survivor': {
    subject: (host: string) => `${host} antwoordt ons al enige tijd niet`,
    opening: (host: string) => `Wij schrijven u omdat ${host} ons om regelmatige vragen vroeg en die al enige tijd niet beantwoordt.`,
    unknown: (host: string) =>
      `Wij weten niet waarom. Is ${host} overleden, dan kunt u nu de overdracht van het testament starten. Weet u dat ${host} leeft en alleen niet kan antwoorden, bijvoorbeeld op reis of in het ziekenhuis, zeg ons dat dan op dezelfde pagina. Dan wacht iedereen 15 dagen.`,
    harmless: (host: string) =>
      `Wordt de overdracht gestart, dan melden wij dat aan ${host}, die dan 48 uur heeft om de overdracht te stoppen. Een start per vergissing kan dus geen kwaad. Start niemand de overdracht, dan schrijven wij u opnieuw.`,
    short: 'De persoon door wie u voor een testament bent genoemd, antwoordt ons niet.',
  },

  'vouched-survivor': {
    subject: (host: string) => `Wij wachten: ${host} zou in leven zijn`,
    opening: (host: string, voucher: string) =>
      `${voucher}, ook door ${host} genoemd, heeft de eigen identiteit bevestigd en zegt dat ${host} leeft maar ons nu niet kan antwoorden.`,

    unnamedVoucher: 'Een vertrouwenspersoon',
    asksLater: (date: string) =>
      `U hoeft de overdracht van het testament dus nu niet te starten. Horen wij tot ${date} niets, dan schrijven wij u opnieuw.`,
    opensLater: (date: string) => `Er loopt een overdracht van dit testament. Door dit bericht gaan de documenten op zijn vroegst op ${date} open.`,
    ifYouKnow: (host: string) =>
      `Weet u dat ${host} is overleden, start de overdracht dan met een code of met het blad uit uw verzegelde envelop. Dat weegt zwaarder dan dit bericht.`,
    nothingElse: 'Weet u verder niets, dan hoeft u niets te doen.',
    short: 'De persoon door wie u bent genoemd, zou in leven zijn, daarom wachten wij.',
  },

  'unreachable-host': {
    subject: (host: string) => `Wij kunnen ${host} niet bereiken`,
    opening: (host: string) => `Twee weken lang kon geen van onze berichten aan ${host} worden bezorgd.`,
    openingCutOff: (host: string) => `Twee weken lang kon geen antwoord van ${host} ons bereiken, door een storing bij ons.`,
    simpleReason: 'Dit kan een eenvoudige reden hebben, zoals een nieuw telefoonnummer.',
    notSilence: (host: string) => `Wij weten niet of het goed gaat met ${host}, en tellen deze tijd niet als stilte.`,
    ifDied: (host: string) =>
      `Weet u dat ${host} is overleden, dan kunt u de overdracht van het testament starten. Vraag ${host} anders om zich bij de dienst aan te melden.`,
    short: 'Wij kunnen de persoon door wie u voor een testament bent genoemd, niet bereiken.',
  },

  'password-reset-survivor': {
    subject: (host: string) => `Het wachtwoord van het account van ${host} is per e-mail opnieuw ingesteld`,
    opening: (host: string) => `Het wachtwoord van het account van ${host} is per e-mail opnieuw ingesteld.`,
    likelyHost: (host: string) =>
      `Waarschijnlijk was ${host} het vergeten, en hoeft u niets te doen. Maar is ${host} overleden, dan leest iemand anders die mailbox: start dan nu de overdracht van het testament.`,
    frozenUntil: (until: string) => `Wie het opnieuw heeft ingesteld, kan tot ${until} niets aan het testament veranderen.`,

    sealedAfter: (host: string, at: string) => `Dat was op ${at}. Daarna is het testament verzegeld. Vraag ${host}, als dat kan, of dit klopt.`,
    short: 'Het wachtwoord van iemand door wie u voor een testament bent genoemd, is opnieuw ingesteld.',
  },

  'where-to-start': {
    subject: 'U vroeg hoe een testament wordt geopend',
    opening: 'U vroeg ons hoe dit testament wordt geopend.',
    running: 'Er loopt een overdracht van dit testament. Open de link en bevestig wie u bent.',
    notRunning: (host: string) =>
      `Er loopt geen overdracht van dit testament. Is ${host} overleden, dan kunt u er een starten. Zo niet, dan hoeft u niets te doen.`,
    number: (willId: string) => `Het nummer van het testament is ${willId}`,
    unexpected: 'Hebt u ons niets gevraagd, dan deed iemand anders dat. Er is niets veranderd.',
    short: 'U vroeg hoe een testament wordt geopend waarvoor u vertrouwenspersoon bent.',
  },

  'host-is-back': {
    subject: (host: string) => `${host} heeft ons geantwoord`,
    opening: (host: string) => `Wij schreven u dat ${host} ons al enige tijd niet antwoordde, en nu is er een antwoord.`,
    stillStart:
      'Hebt u reden om te denken dat iemand anders dit antwoord gaf, dan kunt u de overdracht nog starten. Bewaar uw verzegelde envelop in elk geval.',
    short: 'De persoon door wie u voor een testament bent genoemd, heeft ons geantwoord.',
  },
};
