import type * as english from '#words/en/pages/verify-email.ts';
export const verifyEmail: typeof english.verifyEmail = {
  title: 'Confirme su dirección de correo',
  text: 'Nos pidió usar una dirección de correo para su cuenta. Confirme que es suya.',
  button: 'Confirmar mi dirección de correo',
  doneTitle: 'Su dirección de correo está confirmada',
  done: (email: string) => `Ahora usamos ${email} para su cuenta.`,
  noLinkTitle: 'Recibir un enlace nuevo',
  noLink:
    'Para confirmar su dirección de correo, abra el enlace de nuestro correo. Funciona durante un día. Si ya no lo tiene, podemos enviarle uno nuevo.',
  send: 'Enviar un enlace nuevo',
  sent: 'Si esta dirección tiene una cuenta sin confirmar, le hemos enviado un enlace nuevo. Mire también en la carpeta de correo no deseado.',
};
