import type * as english from '#words/en/pages/waiting.ts';
export const waiting: typeof english.waiting = {
  countdown: 'De documenten kunnen opengaan over',
  isConfirmed: 'U hebt bevestigd wie u bent.',
  opensAt: (moment: string) => `Het testament gaat open op ${moment}`,
  opensFrom: (moment: string) => `Het testament kan opengaan vanaf ${moment}`,
  waitsForOthers: 'Het testament wacht op meer vertrouwenspersonen',
  opensSoon: 'Het testament gaat zo meteen open',
  whyWait: 'Tot dan kan de persoon van wie het testament is, de overdracht stoppen.',

  next: 'Wat er daarna gebeurt',
  nextNothing: 'U hoeft nu niets te doen. U kunt deze pagina sluiten en terugkomen met uw persoonlijke link of uw blad.',
  nextMessage: 'Wij sturen u een bericht zodra de documenten open zijn.',
  nextOthers: 'Spreek met de anderen, als u kunt: elk van hen heeft een code nodig die wij sturen, of een code van het blad.',
  nextKeepPaper: 'Bewaar uw verzegelde envelop. Hij werkt nog als een bericht u niet bereikt.',
  calendar: 'Deze datum in mijn agenda opslaan',
  calendarTitle: 'De documenten van het testament kunnen opengaan',
  calendarText: 'Open uw persoonlijke link, of pak uw verzegelde envelop.',
  refresh: 'Opnieuw kijken',

  stalled: 'Het testament kan nog steeds niet worden geopend',
  stalledText: 'In de laatste 30 dagen hebben te weinig vertrouwenspersonen hun identiteit bevestigd. Wat tot nu toe is gedaan, blijft geldig.',
  stalledHelps: 'Wat helpt',
  stalledSteps: [
    'Spreek met de andere vertrouwenspersonen. De documenten gaan open zodra genoeg van u hebben bevestigd.',
    'Wie een andere telefoon of een ander e-mailadres heeft, kan het blad uit de envelop gebruiken.',
    'Geen code en geen blad? Dan kunnen anderen bevestigen: niet iedereen is nodig.',
  ],

  failed: 'De documenten kunnen nog niet worden geopend',
  failedText:
    'Genoeg vertrouwenspersonen hebben hun identiteit bevestigd. Maar wij konden de documenten niet lezen uit de opslag waarin ze worden bewaard, of ze zijn niet meer zoals ze zijn verzegeld. Wij tonen alleen documenten die precies zo zijn als ze zijn verzegeld.',
  failedHelps: 'Wat er nu gebeurt',
  failedSteps: [
    'Wij proberen het elke dag opnieuw, en sturen u een bericht zodra de documenten opengaan.',
    'U hoeft niet nog eens te bevestigen wie u bent.',
    'Bewaarde de persoon het testament in een eigen opslag, zoals een clouddienst, vraag dan aan wie die nu beheert om de opslag te behouden en te blijven betalen.',
    'Bewaar uw verzegelde envelop. Hij opent de documenten zonder ons, als iemand er een intacte kopie van vindt.',
  ],

  cancelled: 'De overdracht is gestopt',
  cancelledText:
    'Met het wachtwoord van het account, of met een link die wij aan de persoon van wie het testament is hebben gestuurd, heeft iemand ons gemeld dat het goed gaat met die persoon. Het testament blijft gesloten.',
  cancelledSteps: [
    'Nu openen wij niets. U hoeft niets te doen.',
    'Wat u op uw eigen apparaat hebt opgeslagen, blijft daar.',
    'Bewaar uw verzegelde envelop.',
    'Hebt u reden om te denken dat iemand anders de overdracht heeft gestopt, dan kunt u die opnieuw starten.',
  ],
  startAgain: 'Opnieuw een overdracht starten',

  over: 'De documenten zijn weer gesloten',
  overText: 'De tijd waarin de documenten konden worden gelezen, is voorbij. Wat u op uw eigen apparaat hebt opgeslagen, blijft daar.',
  overSteps: [
    'U kunt een nieuwe overdracht starten. Na 48 uur kunnen de documenten weer voor 14 dagen opengaan.',
    'De herstelsleutel op uw blad opent de documenten zonder ons. Daarvoor zijn de bladen van de anderen nodig, en de map uit de eigen opslag van de persoon of een kopie ervan („will-copy”).',
  ],
};
