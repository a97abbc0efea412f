import type * as english from '#words/en/messages/direct.ts';
export const direct: typeof english.direct = {
  greeting: 'Buongiorno,',
  connectorTest: {
    subject: 'Un messaggio di prova di un servizio per testamenti',
    opening:
      'Questo è un messaggio di prova di un servizio che custodisce testamenti. Qualcuno l’ha chiesto per verificare un canale. È arrivato, quindi il canale funziona.',
    nothingToDo: 'Non deve fare nulla.',
    unexpected: 'Se non sa perché l’ha ricevuto, può ignorarlo.',
    short: 'Questo è il messaggio di prova richiesto. È arrivato, quindi questo canale funziona.',
    notice: { title: 'Questa è una prova', text: 'Le notifiche su questo dispositivo funzionano. Non c’è nulla da fare.' },
  },

  bot: {
    connected: 'Fatto. Da ora riceve qui i messaggi del suo servizio per testamenti e può rispondervi.',
    alertsConnected: 'Fatto. Da ora scriviamo qui quando un messaggio per Lei è in arrivo. Il messaggio stesso arriva sempre per e-mail o per SMS.',
    notConnected: 'Questo link non funziona più. Apra di nuovo la pagina del suo servizio per testamenti e prema lì ancora una volta il pulsante.',
    unknown: 'Questo bot invia solo messaggi. Per collegarlo, prema il pulsante sulla pagina del suo servizio per testamenti.',
  },

  alert: {
    title: 'Un messaggio per Lei',
    text: 'È in arrivo. Guardi le sue e-mail e i suoi SMS.',
    short: (product: string, url: string) =>
      `${product}: un messaggio per Lei è in arrivo. Guardi le sue e-mail e i suoi SMS. Se entro domani non trova nulla, apra ${url}`,
  },
  oneTimeCode: {
    subject: 'Il suo codice monouso',
    subjectRehearsal: 'Il suo codice monouso per un’esercitazione',
    code: {
      number: (code: string, minutes: number) => `Il suo codice è ${code}. Vale ${minutes} minuti. Lo inserisca nella pagina in cui l’ha chiesto.`,
      transfer: (code: string, minutes: number) =>
        `Il suo codice è ${code}. Vale ${minutes} minuti e non è per un’esercitazione. Lo inserisca nella pagina in cui l’ha chiesto.`,
      rehearsal: (code: string, minutes: number) =>
        `Il suo codice per un’esercitazione è ${code}. Vale ${minutes} minuti. Lo inserisca nella pagina in cui l’ha chiesto.`,
    },
    doNotShare:
      'Non dia questo codice a nessuno. Non glielo chiederemo mai per telefono o per messaggio. Se non ha chiesto un codice, può ignorare questo messaggio.',
    short: {
      number: (code: string, minutes: number) => `Il suo codice è ${code}. Vale ${minutes} minuti; non lo dia a nessuno.`,
      transfer: (code: string, minutes: number) =>
        `Il suo codice è ${code}. Vale ${minutes} minuti e non è per un’esercitazione; non lo dia a nessuno.`,
      rehearsal: (code: string, minutes: number) => `Il suo codice per un’esercitazione è ${code}. Vale ${minutes} minuti; non lo dia a nessuno.`,
    },
  },
};
