import type * as english from '#words/en/pages/rehearsal.ts';
export const rehearsal: typeof english.rehearsal = {
  title: 'Dit is een oefening',
  notice:
    'Deze pagina betekent niet dat er iets is gebeurd. Iemand die is aangemeld bij het account van de persoon door wie u bent genoemd, heeft een oefening gestart.',
  lead: 'Bevestig één keer wie u bent, zoals u dat bij een echte overdracht zou doen. Dan weet die persoon dat alles zal werken.',
  choose: 'Kies wat u bij de hand hebt. Eén van de twee is genoeg.',
  byPaperText:
    'Op het blad in uw verzegelde envelop staan reservecodes zoals ABCD-1234. Gebruik er een van. Bij een oefening wordt hij niet verbruikt, dus streep hem niet door.',
  goodToKnow: 'Goed om te weten',
  facts: [
    'Er gaat niets open. Geen document en geen bericht kan worden gelezen.',
    'Wij vragen om één code, en alleen op deze pagina. Geef nooit een code aan iemand per telefoon of in een bericht.',
    'Hebt u uw envelop geopend, doe het blad daarna dan in een nieuwe.',
    'Werkt er iets niet, dan heeft de oefening dat op tijd laten zien. Spreek met de persoon door wie u bent genoemd.',
  ],
  ifReal: 'Is de persoon overleden?',
  ifRealText: 'Dan is dit niet de juiste pagina. Een oefening houdt een echte overdracht nooit op.',
  start: 'De overdracht starten',
  endings: {
    done: {
      title: 'Dank u wel. Het werkt',
      text: 'Het is gelukt. Bij een echte overdracht had u precies zo kunnen bevestigen wie u bent.',
      next: 'Er is niets geopend, en uw reservecodes blijven geldig. U hoeft verder niets te doen. U kunt dit venster sluiten.',
    },
    over: {
      title: 'Er wacht geen oefening op u',
      text: 'Hebben wij u over een oefening geschreven, dan is die voorbij. Er is niets veranderd.',
      next: 'U hoeft niets te doen. Hebt u de nummers van uw blad getypt, vergelijk ze dan nog eens.',
    },
    real: {
      title: 'Dit is geen oefening meer',
      text: 'Met dit testament is iets echts begonnen, daarom is de oefening voorbij.',
      next: 'Open het nieuwste bericht dat wij u hebben gestuurd. Hebt u er geen gekregen, dan kunt u hier met uw blad beginnen.',
    },
  },
};
