import type * as english from '#words/en/messages/to-survivor/invitation.ts';
export const invitation: typeof english.invitation = {
  invitation: {
    whoWeAre: () => 'Wij zijn een dienst die testamenten bewaart.',
    subject: 'U bent genoemd als vertrouwenspersoon voor een testament',
    subjectYearly: 'Bent u nog vertrouwenspersoon voor een testament?',
    opening: (host: string) => `Wij schrijven u omdat ${host} u heeft genoemd als vertrouwenspersoon en ons vroeg u uit te nodigen.`,
    openingYearly: (host: string) =>
      `Eén keer per jaar vragen wij de mensen die ${host} als vertrouwenspersoon heeft genoemd, of wij hen nog bereiken.`,
    ifDies: (host: string) =>
      `Als ${host} overlijdt, kunt u samen met de andere vertrouwenspersonen het testament openen. Tot dan vragen wij niets van u.`,
    answer: (until: string) => `Open de link en antwoord. De pagina legt eerst uit wat een vertrouwenspersoon doet. De link werkt tot ${until}.`,
    step: 'Lezen en antwoorden',
    otherwise: (host: string) => `Antwoordt u niet, dan verandert er niets. ${host} ziet dan dat wij geen antwoord van u hebben.`,
    neverAsked:
      'Wij vragen u nooit om een wachtwoord, geld of een document. Twijfelt u, spreek dan met de persoon door wie u bent genoemd voordat u antwoordt.',
    withLink:
      'Iemand heeft u genoemd als vertrouwenspersoon voor een testament. Zeg hier of u ermee instemt, en vraag het die persoon als u twijfelt:',
    short: 'Wij stuurden u een e-mail omdat u bent genoemd als vertrouwenspersoon voor een testament.',
  },
};
