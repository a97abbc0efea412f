import type * as english from '#words/en/pages/sign-in.ts';
export const signIn: typeof english.signIn = {
  title: 'Iniciar sesión',
  email: 'Dirección de correo',
  yourEmail: 'Su dirección de correo',
  password: 'Contraseña',
  passwordMissing: 'Introduzca su contraseña.',
  passkey: 'Usar en su lugar una clave de acceso',
  newHere: '¿Es su primera vez aquí?',
  register: 'Abrir una cuenta',
  forgotten: 'He olvidado mi contraseña',
  stopCard: 'Estoy bien, y quiero detener una transmisión con mi tarjeta de parada',
  sentTitle: 'Mire su correo',
  unconfirmed: 'Enviar otra vez el enlace que confirma mi dirección de correo',
  failures: {
    passkey_cancelled:
      'Su dispositivo no usó ninguna clave de acceso. Inténtelo de nuevo, o inicie sesión con su dirección de correo y su contraseña.',
    factor_not_accepted: 'No conocemos esta clave de acceso. Quizá se retiró. Use otra, o inicie sesión con su dirección de correo y su contraseña.',
    invalid_credentials: 'La dirección de correo o la contraseña es incorrecta. Revise ambas e inténtelo de nuevo.',
  } as Record<string, string>,
};
