import type * as english from '#words/en/pages/paper-print.ts';
import { plural } from '#words/plural.ts';

const sheets = plural('nl', { one: '# blad', other: '# bladen' });
const forPeople = plural('nl', { one: 'voor # persoon afdrukken', other: 'voor # mensen afdrukken' });
const attempts = plural('nl', { one: '# code', other: '# codes' });

export const paperPrint: typeof english.paperPrint = {
  once: 'De codes en de sleutel worden alleen nu getoond',
  onceText: 'Wij bewaren ze niet. Verlaat u deze pagina voordat ze zijn afgedrukt, dan moet u nieuwe bladen maken.',
  steps: (people: number) => [
    people === 1
      ? 'Druk de twee bladen af op wit papier, elk op een eigen pagina.'
      : 'Druk voor elke persoon twee bladen af op wit papier, elk op een eigen pagina.',
    'Bekijk ze: de tekst en de vierkante codes moeten scherp en compleet zijn.',
    people === 1
      ? 'Typ daarna hieronder één code van het blad over. Zo weet u dat de afdruk goed is.'
      : 'Typ daarna hieronder van elke persoon één code van het blad over. Zo weet u dat de afdrukken goed zijn.',
  ],
  print: (people: number) => `${sheets(people * 2)} ${forPeople(people)}`,
  noPrinter: 'Ik heb geen printer',
  show: 'De bladen op dit scherm bekijken',
  showText:
    'Sla de bladen in het afdrukvenster op als bestand (PDF). Druk het af bij iemand die niet een van uw vertrouwenspersonen is, of vanaf een usb-stick in een winkel. Verwijder het bestand daarna overal: het bevat alle codes en sleutels. Stuur het niet per e-mail. U kunt het eerste blad ook met de hand overschrijven.',
  typeTitle: 'Typ één code van het blad over',
  typeText: 'Lees een reservecode van het afgedrukte blad, niet van het scherm. Hij wordt niet verbruikt.',
  code: (name: string) => `Eén reservecode van het blad van ${name}`,
  codeHint: 'Acht letters en cijfers, bijvoorbeeld ABCD-1234.',
  codeMissing: 'Voer de acht letters en cijfers van één reservecode in.',
  confirm: 'Deze code controleren',
  confirmed: (name: string) => `Het blad van ${name} is goed`,
  wrongTitle: 'Deze code staat niet op het nieuwste blad van deze persoon',
  wrong: (count: number) =>
    `Lees hem nog eens, en kijk of dit het nieuwste blad van deze persoon is. Kunt u hem niet lezen, druk dan opnieuw af of maak nieuwe bladen. U hebt ${attempts(count)} geprobeerd. Na 10 in een uur moet u wachten.`,
  later: 'Ik typ de code later over',
  laterTitle: 'Zijn de bladen afgedrukt?',
  laterText:
    'Wij tonen de codes en de sleutel alleen nu. Zijn de bladen niet afgedrukt, blijf dan hier. U kunt een code later overtypen. Tot dan herinneren wij u eraan dat het blad niet is gecontroleerd.',
  stay: 'Hier blijven',
  leave: 'Ze zijn afgedrukt: verder',
  handoverTitle: 'Geef het blad nu af',
  handover: [
    'Op het tweede blad staat een regel voor waar uw verzegelde testament of een kopie ervan wordt bewaard. Schrijf het daar met de hand op. Kiest u de opslag pas in de volgende stap, laat de enveloppen dan tot zolang open.',
    'Vouw beide bladen zo dat van buiten niets te lezen is, en stop ze in een envelop. Een usb-stick met het herstelprogramma kan erbij.',
    'Verzegel de envelop, en schrijf de naam van de persoon erop.',
    'Overhandig de envelop persoonlijk. Houd geen kopie, en verwijder een bestand dat u hebt opgeslagen.',
  ],
  saveProgram: 'Het herstelprogramma voor een usb-stick opslaan',
  done: 'Klaar',
  failures: {
    rate_limited: 'Er zijn te veel codes geprobeerd. Het blad is niet veranderd. Wacht tot het tijdstip hieronder, en probeer het dan opnieuw.',
  } as Record<string, string>,
};
