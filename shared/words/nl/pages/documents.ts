import type * as english from '#words/en/pages/documents.ts';
import { plural } from '#words/plural.ts';

export const documents: typeof english.documents = {
  title: 'U kunt het testament nu lezen',
  until: (moment: string) => `U kunt de documenten lezen en opslaan tot ${moment}.`,
  daysLeft: plural('nl', { one: 'Nog # dag', other: 'Nog # dagen' }),
  lastDay: 'Minder dan een dag',
  opening: 'Wij openen de documenten en controleren of ze nog precies zo zijn als ze zijn verzegeld. Dit kan een halve minuut duren.',

  message: 'Een persoonlijk bericht aan u',
  noMessage: 'Er is geen persoonlijk bericht aan u geschreven. De documenten volgen hieronder.',
  printMessage: 'Het bericht en de lijst afdrukken',

  documents: plural('nl', { one: '# document', other: '# documenten' }),
  advice: 'Sla de documenten op uw eigen telefoon of computer op. Na de datum hierboven kunnen wij ze niet meer tonen.',
  save: 'Opslaan',
  saveAgain: 'Opnieuw opslaan',
  saving: (percent: number) => `${percent}% geladen`,
  waiting: 'Wacht op de andere downloads. Het begint vanzelf.',
  pause: 'Pauzeren',
  proceed: 'Doorgaan',
  paused: (percent: number) => `Gepauzeerd bij ${percent}%. Er is niets verloren.`,
  offline: (percent: number) =>
    `Dit apparaat is niet verbonden met internet. ${percent}% is geladen en blijft bewaard. We gaan automatisch door zodra de verbinding terug is.`,
  saved: 'Opgeslagen. Kijk in de map met downloads.',
  savedAsSealed: 'Opgeslagen. Het is precies wat is verzegeld. Kijk in de map met downloads.',
  saveAll: 'Alle documenten opslaan',
  savePart: (part: number, of: number) => `Deel ${part} van ${of} opslaan`,
  aboutArchive:
    'Alle documenten komen in één ZIP-bestand. Tik of klik erop in uw downloads om ze te zien. Komt het niet aan, sla de documenten dan een voor een op.',
  broken: 'De verbinding is onderbroken. Er is niets verloren. Probeer het opnieuw: het gaat verder waar het stopte.',
  notSaved:
    'Dit document kon niet worden geladen. Probeer het opnieuw. Lukt het weer niet, probeer het dan morgen: wij controleren de documenten elke dag.',
  different: 'Wat aankwam, verschilt van wat is verzegeld, daarom is het niet opgeslagen. Probeer het opnieuw.',
  failed: 'Dit apparaat kon dit document niet openen of opslaan. Er is niets verloren. Probeer het opnieuw, of probeer een ander apparaat.',

  checked: 'Gecontroleerd',
  notChecked: 'Nog niet gecontroleerd',
  aboutChecks: 'Wat betekent „Gecontroleerd”?',
  aboutChecksText: [
    'Gecontroleerd: wij hebben dit document opnieuw gelezen toen het testament werd geopend. Elke byte is precies zoals die is verzegeld.',
    'Nog niet gecontroleerd: wij konden dit document niet helemaal lezen. Misschien is het beschadigd, of is de opslag niet bereikbaar. Wij proberen het elke dag opnieuw.',
  ],
  slip: 'Hebt u een strookje met de woorden „Verzegeld door”?',
  slipText:
    'Op uw strookje staat dat de documenten zijn versleuteld op het apparaat van de persoon van wie het testament is. Bij deze documenten is dat niet zo. Misschien heeft die persoon dat later veranderd, of iemand heeft de documenten vervangen. Vraag het de andere vertrouwenspersonen voordat u op de documenten vertrouwt.',
  kind: { pdf: 'PDF', word: 'Word-document', text: 'Tekst', picture: 'Afbeelding', other: 'Bestand' },
  evidence: {
    title: 'Bewijsstuk voor een notaris of een rechtbank',
    text: 'Wij kunnen een ondertekend verslag over deze overdracht maken: welke vragen en meldingen zijn gestuurd, wie de eigen identiteit heeft bevestigd, wanneer het testament openging, en welke documenten het bevat. U kunt het afdrukken of opslaan. De namen van de andere vertrouwenspersonen staan er niet in.',
    open: 'Het bewijsstuk tonen',
    back: 'Terug',
  },
};
