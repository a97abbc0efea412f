import type * as english from '#words/en/pages/start.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('nl', { one: '# poging', other: '# pogingen' });

export const start: typeof english.start = {
  title: 'De overdracht van een testament starten',
  lead: 'Doe dit als de persoon door wie u bent genoemd, is overleden. Een overdracht betekent dat het testament wordt geopend voor de mensen die erin zijn genoemd.',
  happens: 'Wat er gebeurt als u start',
  steps: [
    'Omdat het een vergissing kan zijn, schrijven wij eerst aan de persoon van wie het testament is, via alle kanalen. Die heeft 48 uur om de overdracht te stoppen.',
    'In deze tijd openen wij niets.',
    'U en de andere vertrouwenspersonen bevestigen wie u bent, met een code die wij sturen of een code van het blad.',
    'Hebben genoeg van u dat gedaan, dan kunt u 14 dagen lang uw persoonlijke bericht lezen en de documenten opslaan.',
  ],
  harmless: 'Er kan niets kapotgaan. Start u per vergissing, dan stopt de persoon de overdracht en blijft het testament gesloten.',
  how: 'Hoe wilt u starten?',
  howByPaper: 'Met het blad uit mijn verzegelde envelop',
  howByPaperHint: 'Dit bevestigt ook wie u bent. U hebt geen bericht van ons nodig.',
  howByCode: 'Met een code naar mijn telefoon of e-mailadres',
  howByCodeHint: 'Het moet een adres zijn dat voor u is opgeslagen.',
  howByName: 'Alleen met mijn naam',
  howByNameHint: 'Wij sturen u dan een bericht met uw persoonlijke link.',
  howByHelp: 'Ik heb niets van dit alles, of ik weet het niet zeker',
  howByHelpHint: 'Wij sturen u een bericht waarin staat wat u moet doen.',
  isAlive: 'Weet u dat de persoon leeft?',
  tellAlive: 'De persoon leeft, en kan alleen niet antwoorden',
  back: 'Terug',
  start: 'De overdracht starten',

  byName: 'Starten met uw naam',
  name: 'Uw naam',
  nameHint: 'Zoals de persoon door wie u bent genoemd, uw naam schreef, bijvoorbeeld „Jan de Vries”.',
  nameMissing: 'Voer uw naam in.',
  notFound:
    'Wij vonden geen testament met dit nummer waarin u bent genoemd. Er is niets gestart. Schrijf uw naam zoals de persoon hem schreef, of gebruik uw blad.',
  running: 'Er loopt al een overdracht van dit testament',
  runningText:
    'U hoeft die niet nog eens te starten. Wij hebben u een bericht met uw persoonlijke link gestuurd, ten hoogste één keer per uur. Open die link, of doe mee met uw blad of een code.',
  needsProof: 'Voor dit testament is alleen een naam niet genoeg',
  needsProofText:
    'De persoon van wie het testament is, wil dat iedereen eerst de eigen identiteit bevestigt. Er is niets gestart. Start met uw blad of met een code.',
  tooSoon: 'De overdracht is korte tijd geleden twee keer gestopt, daarom is alleen een naam nu niet genoeg. Start met een code of met uw blad.',

  byCode: 'Starten met een code',
  contactType: 'Waarheen sturen wij de code?',
  contactTypes: { email: 'E-mail', sms: 'Sms', whatsapp: 'WhatsApp', telegram: 'Telegram' },
  contactValue: { email: 'Uw e-mailadres', phone: 'Uw telefoonnummer', telegram: 'Uw naam in Telegram' },
  contactHint: {
    email: 'Het adres dat de persoon door wie u bent genoemd, van u kent.',
    phone: 'Met het landnummer, bijvoorbeeld +31 6 12345678.',
    telegram: 'Bijvoorbeeld @jan_devries.',
  },
  contactMissing: {
    email: 'Voer een e-mailadres in, zoals naam@example.com.',
    phone: 'Voer het nummer in met + en het landnummer, zonder (0).',
    telegram: 'Voer een naam in zoals @gebruikersnaam.',
  },
  hostEmail: 'E-mailadres van de persoon van wie het testament is',
  codeSent: (destination: string) => `Bent u in dit testament genoemd met ${destination}, dan sturen wij u nu een code van 6 cijfers.`,
  codeIsWrong: (left: number) =>
    left === 0
      ? 'Deze code werkt niet meer. Er is niets gestart. Vraag een nieuwe code.'
      : `Deze code is verkeerd. Er is niets gestart. U hebt nog ${attempts(left)}.`,
  newCode: 'Een nieuwe code sturen, of het adres wijzigen',

  byPaper: 'Starten met uw blad',
};
