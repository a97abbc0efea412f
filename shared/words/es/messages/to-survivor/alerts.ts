import type * as english from '#words/en/messages/to-survivor/alerts.ts';
export const alerts: typeof english.alerts = {
  'alerts-changed': {
    subject: (host: string) => `Dónde le avisamos de los mensajes sobre el testamento de ${host}`,
    added: {
      push: 'Se añadió un dispositivo: a partir de ahora también le avisa cuando un mensaje para usted está en camino.',
      telegram: 'Se añadió un chat de Telegram: a partir de ahora también escribimos allí cuando un mensaje para usted está en camino.',
    },
    removed: {
      push: 'Se retiró un dispositivo: ya no le avisa cuando un mensaje para usted está en camino.',
      telegram: 'Se retiró un chat de Telegram: ya no escribimos allí.',
    },
    gone: {
      push: 'Un dispositivo suyo ya no acepta notificaciones nuestras, por eso lo hemos retirado.',
      telegram: 'Su chat con nuestro bot en Telegram se cerró, por eso lo hemos retirado.',
    },
    here: 'Los mensajes mismos, los enlaces y los códigos siguen llegando solo a esta dirección.',
    notYou: (host: string) => `Si no lo hizo usted, abra el enlace y retire lo que no conozca. Dígaselo también a ${host}.`,
    again: 'Con el enlace puede añadirlo otra vez.',
    step: 'Ver mis dispositivos y chats',
    short: 'Cambió dónde le avisamos de los mensajes sobre un testamento que le nombra.',
  },
};
