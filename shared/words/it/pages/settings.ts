import type * as english from '#words/en/pages/settings.ts';
import { plural } from '#words/plural.ts';

const weeks = plural('it', { one: 'Una settimana', many: '# settimane', other: '# settimane' });

export const settings: typeof english.settings = {
  checksTitle: 'Come le chiediamo se sta bene',
  pause: {
    title: 'Una pausa delle domande',
    none: 'Nessuna pausa',
    text: 'Se per qualche settimana non può rispondere, per esempio in viaggio o in ospedale, in questo tempo non le chiediamo se sta bene. Poi riprendiamo.',
    length: 'Quanto deve durare la pausa?',
    lengthHint: 'Le sue persone di fiducia non lo vengono a sapere. Possono comunque avviare una consegna, e Lei ha 48 ore per fermarla.',
    weeks,
    missing: 'Scelga quanto deve durare la pausa.',
    begin: 'Cominciare la pausa',
    noneLeft: 'Ha usato i 120 giorni in cui le domande possono restare in pausa in un anno.',
    running: (moment: string) => `Non le chiediamo se sta bene fino al ${moment}. Poi le inviamo una domanda.`,
    end: 'Terminare ora la pausa',
    notSealed: 'Non inviamo domande finché il suo testamento non è sigillato.',
    notNow: 'Prima ci dica che sta bene. Poi può mettere in pausa le domande.',
  },
  channelTitle: 'Il canale che usiamo per primo',
  channel: 'Su quale canale dobbiamo chiederle per primo?',
  channelHint: 'Se non funziona, usiamo gli altri, e alla fine l’indirizzo e-mail del suo account.',
  noPreference: 'Nell’ordine della pagina «Come la raggiungiamo»',
  channelSave: 'Salvare questo canale',
  channelSaved: 'È salvato. Da ora usiamo per primo questo canale.',
  channelUntested: (name: string) => `${name} (non ancora provato)`,
  channelNone: 'Scriviamo all’indirizzo e-mail del suo account.',
  channelAdd: 'Aggiungere un altro canale',
  startTitle: 'Chi può avviare una consegna',
  startText:
    'Una persona di fiducia può avviare una consegna con il solo nome. Lei ha poi 48 ore per fermarla. Se qualcuno potrebbe abusarne, richieda che prima confermino la loro identità.',
  startName: 'Con il solo nome',
  startProof: 'Avviare solo con un codice o il foglio',
  startProofHint: 'A ogni persona di fiducia serve allora uno dei suoi indirizzi o il foglio della sua busta.',
  startSave: 'Salvare questa scelta',
  startSaved: 'La sua scelta è salvata.',
  youTitle: 'Su di Lei',
  name: 'Il suo nome',
  nameHint: 'Le sue persone di fiducia leggono questo nome nei nostri messaggi. Se il suo testamento è sigillato, le avvisiamo se lo cambia.',
  nameMissing: 'Inserisca il suo nome, di al massimo 100 caratteri.',
  language: 'La lingua dei nostri messaggi',
  languageHint: 'I nostri messaggi per Lei sono in questa lingua. La lingua di queste pagine si sceglie in alto.',
  timezone: 'Il suo fuso orario',
  timezoneHint:
    'Nei messaggi diamo tutte le ore in questo fuso orario. In ogni fuso tranne UTC non inviamo domande tra le 8 di sera e le 8 di mattina, ma prima.',
  youSave: 'Salvare questi dati',
  youSaved: 'I suoi dati sono salvati.',
  email: 'Vuole cambiare il suo indirizzo e-mail o la sua password?',
  emailLink: 'Andare alla pagina Sicurezza',
};
