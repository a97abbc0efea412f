import type * as english from '#words/en/pages/home.ts';
export const home: typeof english.home = {
  title: 'Guardamos testamentos sellados hasta que hacen falta',
  intro: [
    'Este servicio guarda sellados los testamentos que se le confían.',
    'Quien guarda aquí su testamento nombra a personas en quienes confía. Ellas pueden abrirlo juntas cuando esa persona ha fallecido.',
    'El servicio intenta antes localizar a la persona de quien es el testamento. Ninguna de estas personas puede abrir el testamento sola, ni antes de que quien lo guarda aquí haya tenido tiempo de impedirlo.',
  ],
  question: '¿Tiene un mensaje nuestro, una hoja de un sobre cerrado o una cuenta?',
  message: 'Tengo un mensaje del servicio',
  messageHint: 'Un correo, un SMS, o un mensaje de WhatsApp o Telegram',
  paper: 'Tengo una hoja de un sobre cerrado',
  paperHint: 'Páginas impresas con códigos, que alguien le dio para guardar',
  account: 'Tengo una cuenta aquí',
  accountHint: 'Usted guarda su propio testamento en este servicio',
  own: '¿Quiere guardar su propio testamento en este servicio?',
  ownLink: 'Abrir una cuenta',
  nothing: '¿Ha fallecido alguien y no tiene nada de esto?',
  nothingLink: 'Preguntar con su dirección de correo',
};
