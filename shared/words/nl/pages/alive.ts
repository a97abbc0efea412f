import type * as english from '#words/en/pages/alive.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('nl', { one: '# poging', other: '# pogingen' });

export const alive: typeof english.alive = {
  title: 'Deze persoon leeft, en kan alleen niet antwoorden',
  lead: 'Zeg ons dit als u weet dat de persoon door wie u bent genoemd nog leeft, bijvoorbeeld op reis of in het ziekenhuis is, en onze berichten niet kan beantwoorden.',
  happens: 'Wat er dan gebeurt',
  steps: [
    'Iedereen wacht 15 dagen. Een overdracht die alleen met een naam is gestart, opent in deze tijd niets.',
    'Wij schrijven aan de persoon en aan de andere vertrouwenspersonen dat u dit hebt gezegd, met uw naam.',
    'Hebben wij na 15 dagen niets gehoord, dan vragen wij het u allen opnieuw. Dit kan in totaal twee keer worden gezegd.',
  ],
  others: 'Weet een andere vertrouwenspersoon dat de persoon is overleden en bevestigt die de eigen identiteit, dan weegt dat zwaarder.',
  how: 'Hoe wilt u bevestigen wie u bent?',
  byPaper: 'Met het blad uit mijn verzegelde envelop',
  byPaperHint: 'De code daarop wordt niet verbruikt.',
  byCode: 'Met een code naar mijn telefoon of e-mailadres',
  byCodeHint: 'Het moet een adres zijn dat voor u is opgeslagen.',
  paperTitle: 'Bevestigen met uw blad',
  codeTitle: 'Bevestigen met een code',
  submit: 'Deze persoon leeft',
  codeIsWrong: (left: number) =>
    left === 0 ? 'Deze code werkt niet meer. Vraag een nieuwe code.' : `Deze code is verkeerd. Er is niets veranderd. U hebt nog ${attempts(left)}.`,
  back: 'Terug',
  doneTitle: 'Dank u wel. Iedereen wacht',
  done: (date: string) => `Wij wachten tot ${date}, en schrijven iedereen. Antwoordt de persoon ons eerder, dan is alles weer zoals het was.`,
  doneNext: 'Kunt u de persoon bereiken, vraag dan om ons nieuwste bericht te beantwoorden of om zich aan te melden.',
};
