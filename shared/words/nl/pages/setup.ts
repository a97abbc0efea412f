import type * as english from '#words/en/pages/setup.ts';
import { plural } from '#words/plural.ts';

const steps = plural('nl', { one: '# van 6 stappen is klaar.', other: '# van 6 stappen zijn klaar.' });
const mayBeMissing = plural('nl', { one: 'Eén van hen kan ontbreken.', other: '# van hen kunnen ontbreken.' });
const documents = plural('nl', { one: '# document', other: '# documenten' });

export const setup: typeof english.setup = {
  title: 'Uw testament inrichten',
  lead: [
    'Zes stappen leiden naar uw verzegelde testament. Ze duren ongeveer een half uur. Een browser, een mailbox en een printer zijn genoeg.',
    'U kunt altijd stoppen. Wat u hebt gedaan, blijft bewaard, en u gaat hier verder.',
  ],
  needsTitle: 'Wat u nodig hebt',
  needs: [
    'een printer, voor de tweede stap. Zonder printer kunt u de bladen daar als bestand opslaan en ergens anders afdrukken',
    'de e-mailadressen of telefoonnummers van de mensen die u vertrouwt',
    'uw documenten als bestanden: PDF, Word (DOCX), tekst of afbeeldingen',
  ],
  progress: steps,
  hints: {
    people: 'Wie uw testament mag openen, en hoeveel van hen samen moeten komen',
    papers: 'U drukt voor elke persoon een blad af, en controleert het',
    place: 'Waar uw verzegelde testament wordt bewaard',
    documents: 'Wat uw vertrouwenspersonen zullen lezen',
    checks: 'Hoe vaak wij vragen of het goed met u gaat',
    seal: 'U controleert alles nog één keer. Dan verzegelen wij uw testament',
  },
  status: { done: 'Klaar', next: 'Volgende', open: 'Te doen', waits: 'Later' },
  waitsForPeople: 'Noem eerst uw vertrouwenspersonen.',
  waitsForAll: 'Maak eerst de stappen hierboven af.',
  start: 'Beginnen',
  allSteps: 'Alle stappen',
  stepOf: (number: number) => `Stap ${number} van 6`,
  saved: 'Alles op deze pagina is opgeslagen. U kunt hier stoppen en later verdergaan.',

  people: {
    firstTitle: 'Wie vertrouwt u om uw testament te openen?',
    first: 'Noem ten minste twee mensen. Alleen samen kunnen zij uw testament openen, wanneer u het niet meer kunt.',
    anotherTitle: 'Noem nog iemand',
    listTitle: plural('nl', { one: 'U hebt # persoon genoemd', other: 'U hebt # mensen genoemd' }),
    noteOne: 'Er zijn ten minste twee mensen nodig.',
    noteTwo: 'Twee zijn genoeg om te beginnen. Met drie kan uw testament nog worden geopend als één van hen niet kan helpen.',
    note: 'U kunt deze lijst altijd wijzigen.',
    unreachable: 'Wij kunnen deze persoon niet met onze eigen e-mails bereiken. Voeg een e-mailadres toe als de persoon er een heeft.',
    another: 'Noem nog iemand',
    full: 'U hebt 10 mensen genoemd, en dat is het maximum.',
  },

  threshold: {
    title: 'Hoeveel van hen moeten samenkomen?',
    text: 'Zoveel van uw vertrouwenspersonen moeten bevestigen wie zij zijn voordat iemand iets kan lezen.',
    both: 'Met twee mensen zijn beide nodig. Kan één van hen niet helpen, dan kan niemand uw testament openen. Wij raden een derde persoon aan.',
    nameThird: 'Een derde persoon noemen',
    continueWithTwo: 'Verder met twee mensen',
    option: (threshold: number, total: number) => `${threshold} van ${total}`,
    spare: (count: number) => (count === 0 ? 'Kan één van hen niet helpen, dan kan niemand uw testament openen.' : mayBeMissing(count)),
    recommended: 'aanbevolen',
  },

  papers: {
    title: 'De bladen afdrukken',
    text: 'Elke persoon krijgt een blad in een verzegelde envelop. Daarmee kan die de eigen identiteit bevestigen, en uw testament ook zonder deze dienst openen.',
    onlyHere: (names: string) =>
      `De bladen van deze mensen zijn nog niet afgedrukt: ${names}. Ze zijn alleen in dit venster. Stopt u voordat u ze afdrukt, dan maakt u ze later opnieuw, in de stap „Hun bladen”.`,
    notAmong: (names: string) =>
      `De bladen van deze mensen horen niet bij deze afdruk: ${names}. Ze zijn eerder gemaakt, en wij kunnen ze niet nog eens tonen. Controleer na deze bladen de bladen die u hebt, en maak de andere opnieuw.`,
    missingTitle: 'De bladen controleren',
    missing: (names: string) => `U hebt de bladen van deze mensen nog niet gecontroleerd: ${names}.`,
    inHands: 'Ik heb de afgedrukte bladen in handen',
    inHandsText: 'Typ van elk blad één reservecode over. Lees hem van het blad. Hij wordt niet verbruikt.',
    notPrinted: 'Ik heb deze bladen niet',
    notPrintedText:
      'Wij tonen de codes en sleutels maar één keer, en bewaren ze niet. Het eerdere blad van elke persoon die u kiest, werkt dan niet meer. Vindt u het, vernietig het dan.',
    choose: 'Wie heeft een nieuw blad nodig?',
    chooseMissing: 'Kies ten minste één persoon.',
    make: 'Nieuwe bladen maken',
    doneTitle: 'De bladen zijn afgedrukt en gecontroleerd',
    done: 'Overhandig elke envelop persoonlijk. U hoeft daar niet op te wachten: ga hier nu verder.',
    later: 'De bladen later controleren',
    laterText: 'U kunt ze altijd controleren, ook als uw testament is verzegeld.',
    laterLink: 'Naar de pagina Vertrouwenspersonen',
  },

  place: {
    title: 'Waar moet uw verzegelde testament worden bewaard?',
    doneTitle: 'De opslag is klaar',
    done: (name: string) =>
      `Uw verzegelde testament wordt bewaard in „${name}”. Wij hebben daar een klein bestand geschreven, teruggelezen en verwijderd.`,
    doneOurs: 'Uw verzegelde testament wordt bij deze dienst bewaard, versleuteld. U kunt het altijd naar uw eigen opslag verhuizen.',
    broken: (name: string) => `„${name}” werkt niet. Voeg hier een andere opslag toe, of verbeter de gegevens.`,
    correct: 'Naar de pagina Opslagplaatsen',
    another: 'Een andere opslag gebruiken',
  },

  documents: {
    title: 'Welke documenten moeten uw vertrouwenspersonen kunnen lezen?',
    text: 'Uw testament, en alles wat uw familie helpt: verzekeringen, rekeningen, wensen voor de uitvaart. Wij verzegelen ze in de laatste stap.',
    none: 'Voeg ten minste één document toe om verder te gaan.',
  },

  checks: {
    text: 'Wij vragen het u per e-mail. Zolang u antwoordt, gebeurt er verder niets.',
  },

  review: {
    title: 'Controleer uw antwoorden',
    missingTitle: 'Sommige stappen zijn nog niet klaar',
    missing: 'Uw testament kan niet eerder worden verzegeld:',
    threshold: 'Nodig om uw testament te openen',
    thresholdValue: (threshold: number, total: number) => `${threshold} van ${total}, samen`,
    hasMessage: 'Met een persoonlijk bericht',
    papersDone: 'Alle afgedrukt en gecontroleerd',
    papersOpen: (names: string) => `Nog niet gecontroleerd: ${names}`,
    papersAdvice:
      'U kunt uw testament nu verzegelen en deze bladen later controleren. Zonder blad heeft een persoon de e-mails of berichten nodig die wij sturen.',
    documentsValue: (count: number, size: string) => `${documents(count)}, ${size} in totaal`,

    silence: plural('nl', {
      one: 'Zou u nooit antwoorden, dan gebeurt dat na ten hoogste # dag.',
      other: 'Zou u nooit antwoorden, dan gebeurt dat na ten hoogste # dagen.',
    }),
    nextTitle: 'Wat er gebeurt als u verzegelt',
    next: [
      'Wij versleutelen uw documenten en schrijven ze naar de opslag die u hebt gekozen. Daarna openen wij ze alleen als genoeg van uw vertrouwenspersonen samenkomen.',
      'Wij verdelen de sleutel over uw vertrouwenspersonen.',
      'Wij schrijven uw vertrouwenspersonen niet.',
    ],
  },

  done: {
    lead: 'Alles is ingericht.',
    firstCheck: 'Wij vragen het u voor het eerst op',
    answer: 'Eén druk op de knop in dat bericht is genoeg. U kunt het ons ook altijd zelf zeggen, op de pagina Overzicht.',
    silent:
      'Antwoordt u niet, dan herinneren wij u, en vragen wij het opnieuw. Wij lichten uw vertrouwenspersonen pas in na meerdere onbeantwoorde vragen.',
    envelopes:
      'Geef uw vertrouwenspersonen de verzegelde enveloppen. Zeg hun waar ze voor zijn, en waar uw verzegelde testament of een kopie ervan staat: zonder deze dienst moeten zij het vinden.',
  },

  failures: {
    threshold_exceeds_survivors: 'Er moeten meer mensen samenkomen dan u hebt genoemd. Noem nog iemand, of kies een lager aantal.',
  } as Record<string, string>,
};
