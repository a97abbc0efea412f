import type * as english from '#words/en/pages/account-review.ts';
export const accountReview: typeof english.accountReview = {
  title: '¿Todo esto es suyo?',

  reset: (at: string) => `Su contraseña se restableció por correo el ${at}.`,

  resets: (first: string, last: string) =>
    `Su contraseña se restableció por correo el ${first}. Después se volvió a restablecer, o se rechazó un restablecimiento, la última vez el ${last}.`,
  why: 'Cualquiera que pueda leer su correo puede hacerlo. Por eso, compruebe si es suyo todo lo que se puso en su cuenta desde entonces.',
  nothing: 'Ahora no hay nada que comprobar',

  asideTitle: 'Lo que hemos apartado',
  aside: [
    'Hemos dejado su cuenta como estaba antes del primer restablecimiento. Lo que se puso en ella desde entonces está guardado aquí y no tiene ningún efecto.',
    'Recupere solo lo que puso usted. Si su cuenta ya tiene esa entrada, se sustituye.',
    'Con lo demás no tiene que hacer nada. Lo borramos cuando termine su plazo.',
  ],
  until: (moment: string) => `Puede recuperarlo hasta el ${moment}.`,
  bringBack: 'Esto es mío: recuperarlo',

  broughtBack: (name: string) => `Recuperado: ${name}`,

  listTitle: 'Lo que se puso desde el restablecimiento',
  empty: 'Desde entonces no se puso nada. Puede sellar su testamento como siempre.',
  kinds: {
    survivor: 'Persona de confianza',
    connector: 'Canal',
    storage: 'Almacenamiento',
    settings: 'Ajustes',
    factors: 'Segundo factor',
    stop_card: 'Tarjeta de parada',
    account: 'Su cuenta',
    document: 'Documento',
  },
  changes: {
    survivor: {
      added: 'Se añadió esta persona.',
      changed: 'Se cambiaron los datos de esta persona.',
      removed: 'Se retiró esta persona.',
    },
    connector: { added: 'Se añadió este canal.', changed: 'Se cambió este canal.', removed: 'Se retiró este canal.' },
    storage: { added: 'Se añadió este almacenamiento.', changed: 'Se cambió este almacenamiento.', removed: 'Se retiró este almacenamiento.' },
    settings: 'Se cambiaron sus ajustes.',
    factors: 'Se cambió una clave de acceso, una aplicación de autenticación o los códigos de recuperación.',
    stop_card: 'Se hizo una nueva tarjeta de parada.',
    account: 'Se cambiaron los datos de su cuenta.',
    document: 'Este documento se subió antes del último restablecimiento.',
  },

  changed: (what: string) => `Lo que es distinto: ${what}.`,
  fields: {
    name: 'el nombre',
    contacts: 'los datos de contacto',
    paper: 'la hoja',
    message: 'el mensaje personal',
    channel: 'los datos de acceso, o dónde le llega',
    place: 'el lugar, o los datos de acceso',
    display_name: 'su nombre',
    email: 'su dirección de correo',
    details: 'los demás datos',
  },
  correct: 'Esto no es mío: corregirlo',
  notMine:
    'Si algo no es suyo, otra persona puede leer su correo. Corríjalo con el enlace que está junto a la entrada, y cambie la contraseña de su buzón.',
  confirm: 'Todo lo de esta lista es mío',
  notNeeded: 'Ahora no tiene que confirmar esta lista.',
  confirmed: 'Gracias. Ya puede sellar su testamento.',
  toSealing: 'Continuar para sellar',

  unprovenTitle: 'Cuánto tiempo seguimos con cuidado',
  unproven:
    'Nada de esta lista nos demuestra todavía que es usted. Por ejemplo, un canal que está en ella no puede confirmar un restablecimiento de su contraseña.',
  ends: {
    on: (moment: string) => `Será así hasta el ${moment}.`,
    afterSealing: 'Será así hasta 30 días después de que usted selle su testamento.',
    earlier:
      'Termina antes si usted confirma el restablecimiento con algo que ya tenía: un canal, un segundo factor o códigos de las hojas de sus personas de confianza.',
    proof:
      'Esto termina cuando usted confirme el restablecimiento con algo que ya tenía: un canal, un segundo factor o códigos de las hojas de sus personas de confianza.',
  },

  done: {
    title: 'Hemos apartado algo para usted',
    text: 'Su contraseña ya se había restablecido antes, y no sabemos si fue usted. Por eso hemos dejado su cuenta como estaba antes del primer restablecimiento. Esto se puso en ella desde entonces:',
    next: 'No se ha perdido nada. Inicie sesión y díganos qué es suyo. Tiene 30 días para ello.',
    open: 'Iniciar sesión y decidir',
  },

  failures: {
    review_needed: 'La lista cambió entretanto, por eso no se confirmó nada. Revísela otra vez.',
  } as Record<string, string>,
};
