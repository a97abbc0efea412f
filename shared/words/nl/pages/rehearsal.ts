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
    'Een oefening heeft nooit de herstelsleutel op uw blad nodig. Biedt deze pagina daarna aan hem te controleren, dan kunt u dat overslaan. Geef de sleutel nooit aan iemand per telefoon of in een bericht.',
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
  key: {
    title: 'Als u wilt: de sleutel op uw blad controleren',
    lead: 'Op blad 2 staat een herstelsleutel. Hier kunt u controleren of het de juiste is. U kunt dit ook overslaan: uw oefening is al gelukt.',
    address:
      'Kijk eerst naar het adres van deze pagina. Het begint met het adres dat op blad 1 staat. Is dat niet zo, typ de sleutel dan niet. Niets van wat u hier typt, wordt verzonden.',
    open: 'Mijn sleutel controleren',
    check: 'Deze sleutel controleren',
    right: 'Dit is de sleutel van uw blad',
    rightText: 'Hij is niet verzonden en niet opgeslagen. Doe het blad in een nieuwe envelop. Daarna kunt u dit venster sluiten.',
    other: 'Dit is niet de sleutel van uw nieuwste blad',
    otherText:
      'Er staat geen typefout in. Een nieuwer blad heeft dit blad vervangen, of het blad is van een andere persoon of een ander testament. Zoek het nieuwste blad met uw naam. Hebt u er geen, spreek dan met de persoon door wie u bent genoemd: die kan een nieuw blad afdrukken.',
    failed: 'Deze browser kan de sleutel niet controleren. Er is niets verloren, en uw oefening is gelukt.',
  },
};
