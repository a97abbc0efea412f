import type * as english from '#words/en/messages/to-host/common.ts';
export const common: typeof english.common = {
  greeting: (name: string) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  whoWeAre: 'Somos su servicio de testamentos.',

  privateLink: 'No reenvíe este mensaje: el enlace funciona para cualquiera que lo tenga.',

  signIn: 'Iniciar sesión',
  stopTransfer: 'Estoy bien: detener la transmisión',
  iAmWell: 'Sí, estoy bien',
  signInAndStop: 'Si está bien, inicie sesión y detenga la transmisión.',
  itWasNotMe: 'No fui yo',
  undoChange: 'No fui yo: deshacer el cambio',

  notice: {
    areYouWell: '¿Está usted bien?',
    news: 'Novedades sobre su testamento',
    important: 'Novedades importantes sobre su testamento',
    read: 'Pulse aquí para leerlas.',
  },

  unnamed: {
    survivor: 'una de sus personas de confianza',

    Survivor: 'Una de sus personas de confianza',
    person: 'esta persona',
    willStorage: 'del testamento',
    connection: 'sin nombre',
  },
};
