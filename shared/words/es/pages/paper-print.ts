import type * as english from '#words/en/pages/paper-print.ts';
import { plural } from '#words/plural.ts';

const sheets = plural('es', { one: 'Imprimir # página', many: 'Imprimir # páginas', other: 'Imprimir # páginas' });
const forPeople = plural('es', { one: 'para # persona', many: 'para # personas', other: 'para # personas' });
const attempts = plural('es', { one: '# código', many: '# códigos', other: '# códigos' });

export const paperPrint: typeof english.paperPrint = {
  once: 'Los códigos y la clave solo se muestran ahora',
  onceText: 'No los conservamos. Si deja esta página antes de que estén impresos, tendrá que hacer una hoja nueva.',
  steps: (people: number) => [
    people === 1
      ? 'Imprima las dos páginas en papel blanco, cada una por separado.'
      : 'Imprima dos páginas por persona en papel blanco, cada una por separado.',
    'Mírelas: el texto y los códigos QR deben verse nítidos y completos.',
    people === 1
      ? 'Después teclee abajo un código de la hoja. Así sabe que la impresión es buena.'
      : 'Después teclee abajo un código de la hoja de cada persona. Así sabe que las impresiones son buenas.',
  ],
  print: (people: number) => `${sheets(people * 2)} ${forPeople(people)}`,
  noPrinter: 'No tengo impresora',
  show: 'Ver las páginas en esta pantalla',
  showText:
    'En la ventana de impresión, guarde las páginas como archivo (PDF). Imprímalo en casa de alguien que no sea una de sus personas de confianza, o desde una memoria USB en una tienda. Después borre el archivo en todas partes: tiene todos los códigos y claves. No lo envíe por correo. También puede copiar a mano la primera página.',
  typeTitle: 'Teclee un código de la hoja',
  typeText: 'Lea un código de respaldo en la hoja impresa, no en la pantalla. No se gasta.',
  code: (name: string) => `Un código de respaldo de la hoja de ${name}`,
  codeHint: 'Ocho letras y dígitos, por ejemplo ABCD-1234.',
  codeMissing: 'Introduzca las ocho letras y dígitos de un código de respaldo.',
  confirm: 'Comprobar este código',
  confirmed: (name: string) => `La hoja de ${name} está bien`,
  wrongTitle: 'Este código no está en la hoja más reciente de esta persona',
  wrong: (count: number) =>
    `Léalo otra vez y mire si la hoja es la más reciente de esta persona. Si no puede leerlo, imprima otra vez o haga una hoja nueva. Ha probado ${attempts(count)}. Después de 10 en una hora tiene que esperar.`,
  later: 'Teclearé el código más tarde',
  laterTitle: '¿Están impresas las páginas?',
  laterText:
    'Solo mostramos ahora los códigos y la clave. Si las páginas no están impresas, quédese aquí. Puede teclear un código más tarde. Hasta entonces le recordamos que la hoja no está comprobada.',
  stay: 'Quedarme aquí',
  leave: 'Están impresas: continuar',
  handoverTitle: 'Ahora entregue la hoja',
  handover: [
    'La segunda página tiene una línea para anotar dónde se guarda su testamento sellado o una copia. Escríbalo ahí a mano. Si elige el almacenamiento en el paso siguiente, deje los sobres abiertos hasta entonces.',
    'Doble las dos páginas de modo que no se lea nada desde fuera y métalas en un sobre. Puede añadir una memoria USB con el programa de recuperación.',
    'Cierre el sobre y escriba en él el nombre de la persona.',
    'Entréguelo en mano. No guarde copia, y borre cualquier archivo que haya guardado.',
  ],
  saveProgram: 'Guardar el programa de recuperación para una memoria USB',
  done: 'Listo',
  failures: {
    rate_limited: 'Se probaron demasiados códigos. La hoja no ha cambiado. Espere hasta la hora de abajo e inténtelo de nuevo.',
  } as Record<string, string>,
};
