import type * as english from '#words/en/pages/reset-password.ts';
export const resetPassword: typeof english.resetPassword = {
  noLinkTitle: 'Restablecer su contraseña',
  noLink: 'Introduzca la dirección de correo de su cuenta. Le enviamos un enlace con el que puede elegir una nueva contraseña.',
  send: 'Enviar el enlace',
  sent: 'Si esta dirección tiene una cuenta, le hemos enviado un enlace. Mire también en la carpeta de correo no deseado. El correo dice cuánto tiempo funciona el enlace.',
  title: 'Elija una nueva contraseña',
  text: 'Se cerrará la sesión en todos los dispositivos en los que está abierta.',
  password: 'Nueva contraseña',
  passwordHint: 'Al menos 12 caracteres. Unas cuantas palabras que recuerde son una buena contraseña.',
  passwordShort: 'Introduzca una contraseña de al menos 12 caracteres.',
  papersSummary: 'Tengo a mano hojas de mis personas de confianza',
  papers:
    'Después de un restablecimiento, un testamento sellado no se puede cambiar durante algún tiempo. Eso le protege si otra persona lee su correo. Los códigos de respaldo de las hojas de sus personas de confianza acortan este tiempo. Los códigos no se gastan.',
  survivorId: 'Número de persona de confianza en la hoja',
  backupCode: 'Un código de respaldo de esta hoja',
  both: 'Introduzca el número de persona de confianza y un código de respaldo de esta hoja, o deje ambos vacíos.',
  idMissing: 'Este número está incompleto o tiene un error. Compare cada grupo con la hoja.',
  addPaper: 'Añadir otra hoja',
  button: 'Establecer la nueva contraseña',
  doneTitle: 'Se estableció su nueva contraseña',
  done: 'Ya puede iniciar sesión con ella.',
  limits: 'Si tiene un testamento sellado, le hemos enviado un mensaje que dice qué puede hacer ahora y cuándo puede volver a cambiarlo.',
};
