import type * as english from '#words/en/pages/paper-key.ts';

export const paperKey: typeof english.paperKey = {
  label: 'Su clave de recuperación',
  hint: 'Está en la página 2 de su hoja y empieza por AGE-SECRET-KEY-1. Da igual usar mayúsculas, minúsculas o espacios. La clave se queda en este navegador. No la recibimos.',
  missing: 'Teclee la clave entera. Empieza por AGE-SECRET-KEY-1 y tiene 74 caracteres.',
  length: (typed: string) => `La clave tiene 74 caracteres, y usted ha tecleado ${typed}. Compárela con la hoja.`,
  mistyped: 'Hay un error de tecleo en la clave. Compárela con la hoja, letra por letra.',
  mistypedAt: (letters: string) => `Hay un error de tecleo en estas letras: ${letters}. Compárelas con la hoja.`,
  photo: 'Hacer una foto del código QR junto a la clave',
  photoHint:
    'Con una foto no tiene que teclear la clave. En un ordenador, use su propia cámara o teclee la clave. La foto se queda en este dispositivo. No la envíe a nadie, tampoco a usted. Bórrela después, porque muestra la clave. Si este dispositivo copia sus fotos en una nube, bórrela también allí.',
  photoRead: 'La clave se leyó de la foto.',
  noCode:
    'En esta foto no hay ninguna clave de recuperación, o no se ve nítida. Use el código QR de la página 2 e inténtelo de nuevo, o teclee la clave.',
};
