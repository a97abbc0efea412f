import type * as english from '#words/en/pages/settings.ts';
import { plural } from '#words/plural.ts';

const weeks = plural('nl', { one: 'Een week', other: '# weken' });

export const settings: typeof english.settings = {
  checksTitle: 'Hoe wij vragen of het goed met u gaat',
  pause: {
    title: 'Een pauze van de vragen',
    none: 'Geen pauze',
    text: 'Kunt u enkele weken niet antwoorden, bijvoorbeeld op reis of in het ziekenhuis, dan vragen wij in die tijd niets. Daarna vragen wij weer.',
    length: 'Hoe lang moet de pauze duren?',
    lengthHint: 'Uw vertrouwenspersonen merken er niets van. Zij kunnen nog steeds een overdracht starten, en u hebt 48 uur om die te stoppen.',
    weeks,
    missing: 'Kies hoe lang de pauze moet duren.',
    begin: 'De pauze beginnen',
    noneLeft: 'U hebt de 120 dagen gebruikt die de vragen in een jaar kunnen pauzeren.',
    running: (moment: string) => `Wij vragen niets tot ${moment}. Dan sturen wij u een vraag.`,
    end: 'De pauze nu beëindigen',
    notSealed: 'Wij sturen geen vragen tot uw testament is verzegeld.',
    notNow: 'Zeg ons eerst dat het goed met u gaat. Dan kunt u de vragen laten pauzeren.',
  },
  channelTitle: 'Het kanaal dat wij eerst gebruiken',
  channel: 'Waar moeten wij het u eerst vragen?',
  channelHint: 'Werkt dat niet, dan gebruiken wij de andere, en ten slotte het e-mailadres van uw account.',
  noPreference: 'In de volgorde van de pagina „Hoe wij u bereiken”',
  channelSave: 'Dit kanaal opslaan',
  channelSaved: 'Dit is opgeslagen. Vanaf nu gebruiken wij dit kanaal eerst.',
  channelUntested: (name: string) => `${name} (nog niet getest)`,
  channelNone: 'Wij schrijven naar het e-mailadres van uw account.',
  channelAdd: 'Nog een kanaal toevoegen',
  startTitle: 'Wie een overdracht mag starten',
  startText:
    'Een vertrouwenspersoon kan alleen met de eigen naam een overdracht starten. U hebt dan 48 uur om die te stoppen. Zou iemand dit kunnen misbruiken, laat iedereen dan eerst de eigen identiteit bevestigen.',
  startName: 'Met alleen hun naam',
  startProof: 'Alleen starten met een code of het blad',
  startProofHint: 'Elke vertrouwenspersoon heeft dan een van de eigen adressen of het blad uit de envelop nodig.',
  startSave: 'Deze keuze opslaan',
  startSaved: 'Uw keuze is opgeslagen.',
  youTitle: 'Over u',
  name: 'Uw naam',
  nameHint: 'Uw vertrouwenspersonen lezen deze naam in onze berichten. Is uw testament verzegeld, dan melden wij hun een nieuwe naam.',
  nameMissing: 'Voer uw naam in, met ten hoogste 100 tekens.',
  language: 'De taal van onze berichten',
  languageHint: 'Onze berichten aan u zijn in deze taal. De taal van deze pagina’s kiest u bovenaan.',
  timezone: 'Uw tijdzone',
  timezoneHint:
    'Wij geven alle tijden in berichten in deze tijdzone. In elke zone behalve UTC sturen wij geen vraag tussen 8 uur ’s avonds en 8 uur ’s ochtends, maar eerder.',
  youSave: 'Deze gegevens opslaan',
  youSaved: 'Uw gegevens zijn opgeslagen.',
  email: 'Wilt u uw e-mailadres of uw wachtwoord wijzigen?',
  emailLink: 'Naar de pagina Beveiliging',
};
