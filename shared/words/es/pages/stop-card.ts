import type * as english from '#words/en/pages/stop-card.ts';
export const stopCard: typeof english.stopCard = {
  title: 'Una tarjeta para su cartera',
  text: 'Si alguien inicia una transmisión mientras usted está bien y no puede iniciar sesión, el código de esta tarjeta la detiene: desde cualquier ordenador o teléfono, sin su contraseña ni su buzón. Funciona una vez. Con él nadie puede abrir ni leer nada.',
  none: 'Aún no tiene tarjeta de parada.',
  valid: (moment: string) => `Tiene una tarjeta de parada. Se hizo el ${moment}.`,
  used: (moment: string) => `Su tarjeta de parada se usó el ${moment}. No vuelve a funcionar.`,
  void: 'Su tarjeta de parada ya no funciona, porque se restableció la contraseña o se rechazó un cambio.',
  make: 'Hacer una tarjeta de parada',
  makeNew: 'Hacer una tarjeta de parada nueva',
  replaces: 'La tarjeta que tiene deja entonces de funcionar.',

  madeTitle: 'Su tarjeta de parada',
  once: 'Solo mostramos ahora este código. Imprima la tarjeta, o copie a mano las dos líneas. Después no hay forma de volver a mostrar el código.',
  print: 'Imprimir la tarjeta',
  kept: 'Tengo la tarjeta',
  keptMissing: 'Imprima antes la tarjeta o copie las dos líneas. Después marque la casilla.',
  done: 'Listo',

  card: {
    name: 'Tarjeta de parada',
    use: '¿Está bien, pero hay una transmisión de su testamento en curso y no puede iniciar sesión? Abra esta página e introduzca las dos líneas. Funciona una vez.',
    will: 'Número del testamento',
    code: 'Código de parada',
    qr: 'Este código QR abre la página con las dos líneas ya escritas.',
  },

  stopTitle: 'Detener una transmisión con su tarjeta',
  stopText:
    'Si está bien y hay una transmisión de su testamento en curso, o sus personas de confianza esperan para iniciarla, su tarjeta de parada la detiene ahora.',
  willMissing: 'Este número está incompleto o tiene un error. Compare cada grupo con la tarjeta.',
  willHint: 'Letras y dígitos, como en la tarjeta. Los guiones son opcionales.',
  codeHint: '16 letras y dígitos. Los guiones son opcionales.',
  codeMissing: 'Introduzca el código entero: 16 letras y dígitos.',
  stop: 'Estoy bien: detener',
  stoppedTitle: { transfer: 'La transmisión está detenida', activation: 'Sus personas de confianza ya no esperan' },
  stopped: {
    transfer: 'Ahora no abrimos nada. Le avisamos a usted y a sus personas de confianza de que se usó su tarjeta.',
    activation:
      'Sabemos que está bien, y volvemos a comprobarlo como siempre. Le avisamos a usted y a sus personas de confianza de que se usó su tarjeta.',
  },
  next: [
    'La tarjeta ya se ha usado. Haga una nueva en cuanto pueda iniciar sesión otra vez.',
    'Si otra persona puede conocer su contraseña, o puede leer su correo, elija contraseñas nuevas para su cuenta y para su correo.',
    'Si este no es su propio ordenador, cierre esta ventana.',
  ],
};
