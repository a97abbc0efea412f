import type * as english from '#words/en/messages/to-survivor/alerts.ts';
export const alerts: typeof english.alerts = {
  'alerts-changed': {
    subject: (host: string) => `Dove la avvisiamo dei messaggi sul testamento di ${host}`,
    added: {
      push: 'È stato aggiunto un dispositivo: da ora anche quello mostra quando un messaggio per Lei è in arrivo.',
      telegram: 'È stata aggiunta una chat su Telegram: da ora scriviamo anche lì quando un messaggio per Lei è in arrivo.',
    },
    removed: {
      push: 'È stato tolto un dispositivo: non mostra più quando un messaggio per Lei è in arrivo.',
      telegram: 'È stata tolta una chat su Telegram: non scriviamo più lì.',
    },
    gone: {
      push: 'Un suo dispositivo non accetta più le nostre notifiche, perciò l’abbiamo tolto.',
      telegram: 'La sua chat con il nostro bot su Telegram è stata chiusa, perciò l’abbiamo tolta.',
    },
    here: 'I messaggi stessi, i link e i codici arrivano ancora solo a questo indirizzo.',
    notYou: (host: string) => `Se non l’ha fatto Lei, apra il link e tolga ciò che non conosce. Lo dica anche a ${host}.`,
    again: 'Con il link può aggiungerlo di nuovo.',
    step: 'Vedere i miei dispositivi e le mie chat',
    short: 'È cambiato dove la avvisiamo dei messaggi su un testamento che la riguarda.',
  },
};
