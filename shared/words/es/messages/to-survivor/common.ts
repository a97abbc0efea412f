import type * as english from '#words/en/messages/to-survivor/common.ts';
export const common: typeof english.common = {
  greeting: (name: string) => (name === '' ? 'Hola:' : `Hola, ${name}:`),

  whoWeAre: (name: string) =>
    name === ''
      ? 'Somos un servicio de testamentos: guardamos el testamento de una persona que le nombró persona de confianza.'
      : `Somos un servicio de testamentos: guardamos el testamento de ${name}, que le nombró persona de confianza.`,

  unnamedHost: 'la persona que le nombró',
  optOut: 'No conozco a esta persona: no me escriban más.',

  reachedByMistake: 'Si no conoce a esta persona, este mensaje le llegó por error. No tiene que hacer nada.',

  personalLink: 'Este enlace es solo para usted. No reenvíe este mensaje.',
  confirmIdentity: 'Confirmar mi identidad',
  startTransfer: 'Iniciar la transmisión',
  startNeeds: (willId: string) => `Para iniciarla necesita su propio nombre y el número del testamento: ${willId}`,

  answeredBy: {
    'signed in': 'Lo hizo alguien que inició sesión en la cuenta con la contraseña.',
    link: 'Se hizo con un enlace que habíamos enviado a la persona de quien es el testamento.',
    'stop card': 'Se hizo con el código de una tarjeta que la persona de quien es el testamento había preparado para esto.',
  },
  nothingToDo: 'No tiene que hacer nada.',
  likelyHost: (host: string) => `Lo más probable es que ${host} hiciera este cambio, y usted no tiene que hacer nada.`,
  ifUnexpected: (host: string) => `Si no lo esperaba, hable con ${host}.`,
  ifDied: (host: string) => `Si ${host} ha fallecido, dígaselo a las demás personas nombradas.`,
  startAgain:
    'Si tiene motivos para pensar que la detuvo otra persona, puede iniciar la transmisión otra vez. Conserve su sobre cerrado en todo caso.',

  ask: {
    envelope: (page: string) => `Saque su sobre cerrado y abra ${page}`,
    envelopeIfDied: (page: string) => `Si ha fallecido, saque su sobre cerrado y abra ${page}`,
    nothing: 'No tiene que hacer nada.',
    host: 'Si no lo esperaba, hable con la persona que le nombró.',
    warnOthers: 'Si no fue usted, dígaselo a las demás personas nombradas.',
  },
};
