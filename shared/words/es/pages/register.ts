import type * as english from '#words/en/pages/register.ts';
export const register: typeof english.register = {
  intro: [
    'Con una cuenta, usted guarda su testamento en este servicio. Sigue sellado hasta que las personas que usted elija lo abran juntas.',
    'Primero necesitamos algunos datos sobre usted. Después preparará su testamento. Puede parar en cualquier momento y seguir más tarde.',
  ],
  name: 'Su nombre',
  nameHint: 'Como le conocen su familia y sus amigos. Nuestros mensajes para ellos lo usan.',
  nameMissing: 'Introduzca su nombre.',
  nameLong: 'Introduzca un nombre de 100 caracteres como máximo.',
  emailHint: 'Aquí le preguntamos de vez en cuando si está bien. Use una dirección que lea con regularidad.',
  password: 'Elija una contraseña',
  reader: (language: string, zone: string) => `Idioma: ${language}. Las horas: ${zone}.`,
  languageHint: 'El idioma de estas páginas y de nuestros mensajes para usted.',
  timezone: 'Zona horaria',
  timezoneHint: 'En nuestros mensajes escribimos todas las fechas y horas para este lugar.',
  button: 'Abrir mi cuenta',
  haveAccount: '¿Ya tiene una cuenta?',
  takenUnconfirmed: 'Aún no he confirmado mi dirección de correo: enviarme un enlace nuevo',
  sentTo: 'Hemos enviado un correo a esta dirección:',
  next: ['Abra el correo.', 'Pulse su botón: «Confirmar mi dirección de correo».', 'Después siga en la página que se abre.'],
  validity: 'El enlace del correo funciona durante un día. Deje esta página abierta: así no tiene que teclear otra vez su contraseña.',
  nothingTitle: 'Si no llega ningún correo',
  nothing: [
    'Puede tardar unos minutos. Mire también en la carpeta de correo no deseado (spam).',
    'Revise la dirección de arriba, letra por letra. Si tiene un error, cámbiela. Lo que escribió sigue ahí.',
  ],
  resend: 'Enviar el correo otra vez',
  resent: 'Hemos enviado el correo otra vez. Use el enlace del más reciente.',
  change: 'Cambiar la dirección',
  failures: {
    email_taken: 'Esta dirección de correo ya tiene una cuenta. No se cambió nada. Si es suya, siga aquí:',
  } as Record<string, string>,
};
