import type * as english from '#words/en/pages/message.ts';
export const message: typeof english.message = {
  title: '¿Qué mensaje tiene?',
  link: 'Un mensaje con un enlace',
  linkText: (origin: string) => `Abra el enlace del mensaje. Empieza por ${origin}/ y le lleva a la página correcta.`,
  envelope: 'Un mensaje que le pide sacar un sobre',
  envelopeText: 'No necesita ningún enlace. Los códigos están en la hoja del sobre.',
  envelopeLink: 'Seguir con la hoja',
  code: 'Un mensaje con un código de seis dígitos',
  codeText: 'Teclee el código en la página en la que lo pidió. Si no pidió ningún código, puede ignorar el mensaje. No dé el código a nadie.',
  well: 'Un mensaje que pregunta si está bien',
  wellText: 'Abra el enlace del mensaje y pulse allí el botón. Si no puede abrirlo, inicie sesión y conteste allí.',
  wellLink: 'Iniciar sesión',
  lost: 'No encuentro el mensaje',
  lostText: 'Si conoce la dirección de correo de la persona que le nombró, podemos enviarle el mensaje otra vez.',
  lostLink: 'Enviar el mensaje otra vez',
  safety: '¿Es auténtico el mensaje?',
  safetyText: 'Nunca pedimos su contraseña, una cuenta bancaria ni dinero. Nunca pedimos un código por teléfono.',
};
