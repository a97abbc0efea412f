import type * as english from '#words/en/pages/rehearsal.ts';
export const rehearsal: typeof english.rehearsal = {
  title: 'Esto es un ensayo',
  notice:
    'Esta página no significa que haya ocurrido algo. Una persona con la sesión iniciada en la cuenta de quien le nombró ha iniciado un ensayo.',
  lead: 'Confirme una vez su identidad, como lo haría en una transmisión real. Así esa persona sabe que todo funcionará.',
  choose: 'Elija lo que tenga a mano. Basta una de las dos cosas.',
  byPaperText:
    'La hoja de su sobre cerrado tiene códigos de respaldo como ABCD-1234. Use uno de ellos. En un ensayo no se gasta, así que no lo tache.',
  goodToKnow: 'Conviene saberlo',
  facts: [
    'No se abre nada. No se puede leer ningún documento ni mensaje.',
    'Pedimos un solo código, y solo en esta página. Nunca dé un código a nadie por teléfono o por mensaje.',
    'Un ensayo nunca necesita la clave de recuperación de su hoja. Si esta página ofrece después comprobarla, puede omitirlo. Nunca dé la clave a nadie por teléfono o por mensaje.',
    'Si abrió su sobre, meta después la hoja en uno nuevo.',
    'Si algo no funciona, el ensayo lo ha descubierto a tiempo. Hable con la persona que le nombró.',
  ],
  ifReal: '¿Ha fallecido la persona?',
  ifRealText: 'Entonces esta no es la página correcta. Un ensayo nunca retrasa una transmisión real.',
  start: 'Iniciar la transmisión',
  endings: {
    done: {
      title: 'Gracias. Funciona',
      text: 'Lo ha conseguido. En una transmisión real habría podido confirmar su identidad exactamente así.',
      next: 'No se abrió nada, y sus códigos de respaldo siguen valiendo. No tiene que hacer nada más. Puede cerrar esta ventana.',
    },
    over: {
      title: 'No le espera ningún ensayo',
      text: 'Si le escribimos sobre un ensayo, ha terminado. No se cambió nada.',
      next: 'No tiene que hacer nada. Si tecleó los números de su hoja, compárelos otra vez.',
    },
    real: {
      title: 'Esto ya no es un ensayo',
      text: 'Ha empezado algo real con este testamento, por eso el ensayo ha terminado.',
      next: 'Abra el mensaje más reciente que le enviamos. Si no recibió ninguno, puede empezar aquí con su hoja.',
    },
  },
  key: {
    title: 'Si quiere: comprobar la clave de su hoja',
    lead: 'En la página 2 de su hoja hay una clave de recuperación. Aquí puede comprobar si es la correcta. También puede omitirlo: ya ha completado el ensayo.',
    address:
      'Mire primero la dirección de esta página. Empieza por la dirección que está en la página 1 de su hoja. Si no es así, no teclee la clave. Nada de lo que teclee aquí se envía.',
    open: 'Comprobar mi clave',
    check: 'Comprobar esta clave',
    right: 'Esta es la clave de su hoja',
    rightText: 'No se envió ni se guardó. Meta la hoja en un sobre nuevo. Después puede cerrar esta ventana.',
    other: 'Esta no es la clave de su hoja más reciente',
    otherText:
      'No tiene ningún error de tecleo. Una hoja más reciente sustituyó a esta, o la hoja es de otra persona o de otro testamento. Busque la hoja más reciente con su nombre. Si no tiene ninguna, hable con la persona que le nombró: puede imprimir una hoja nueva.',
    failed: 'Este navegador no puede comprobar la clave. No se ha perdido nada, y ya ha completado el ensayo.',
  },
};
