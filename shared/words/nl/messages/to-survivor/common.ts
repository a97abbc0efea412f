import type * as english from '#words/en/messages/to-survivor/common.ts';
export const common: typeof english.common = {
  greeting: (name: string) => (name === '' ? 'Hallo,' : `Hallo ${name},`),

  whoWeAre: (name: string) =>
    name === ''
      ? 'Wij zijn een dienst voor testamenten: wij bewaren het testament van iemand door wie u bent genoemd als vertrouwenspersoon.'
      : `Wij zijn een dienst voor testamenten: wij bewaren het testament van ${name}, door wie u bent genoemd als vertrouwenspersoon.`,

  unnamedHost: 'de persoon door wie u bent genoemd',
  optOut: 'Ik ken deze persoon niet: schrijf mij niet meer.',

  reachedByMistake: 'Kent u deze persoon niet, dan kreeg u dit bericht per vergissing. U hoeft niets te doen.',

  personalLink: 'Deze link is alleen voor u. Stuur dit bericht niet door.',
  confirmIdentity: 'Bevestigen wie ik ben',
  startTransfer: 'De overdracht starten',
  startNeeds: (willId: string) => `Om de overdracht te starten hebt u uw eigen naam nodig en het nummer van het testament: ${willId}`,

  answeredBy: {
    'signed in': 'Dit deed iemand die zich met het wachtwoord bij het account aanmeldde.',
    link: 'Dit gebeurde met een link die wij aan de eigenaar van het testament hadden gestuurd.',
    'stop card': 'Dit gebeurde met de code op een kaart die de eigenaar van het testament hiervoor had gemaakt.',
  },
  nothingToDo: 'U hoeft niets te doen.',
  likelyHost: (host: string) => `Waarschijnlijk heeft ${host} dit gewijzigd, en hoeft u niets te doen.`,
  ifUnexpected: (host: string) => `Had u dit niet verwacht, spreek dan met ${host}.`,
  ifDied: (host: string) => `Is ${host} overleden, zeg het dan tegen de andere genoemde mensen.`,
  startAgain:
    'Hebt u reden om te denken dat iemand anders de overdracht heeft gestopt, dan kunt u die opnieuw starten. Bewaar uw verzegelde envelop in elk geval.',

  ask: {
    envelope: (page: string) => `Pak uw verzegelde envelop en open ${page}`,
    envelopeIfDied: (page: string) => `Is deze persoon overleden, pak dan uw verzegelde envelop en open ${page}`,
    nothing: 'U hoeft niets te doen.',
    host: 'Had u dit niet verwacht, spreek dan met de persoon door wie u bent genoemd.',
    warnOthers: 'Was u het niet, zeg het dan tegen de andere genoemde mensen.',
  },
};
