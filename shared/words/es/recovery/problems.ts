import type * as english from '#words/en/recovery/problems.ts';
import type { Key } from '#words/en/recovery/problems.ts';
export const problems: typeof english.problems = {
  key_mistyped: ({ key }: Key) => `Hay un error de tecleo en ${key}, o falta una parte. Compare con la hoja, letra por letra.`,
  key_fits_no_share: ({ key }: Key) =>
    `Este paquete no tiene ninguna parte para ${key}. La clave es de otro testamento, una hoja más reciente la sustituyó, o está en la hoja propia de la persona que selló. Esa hoja propia no sustituye aquí a ninguna otra.`,
  keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `Este paquete necesita ${needed} claves de recuperación. Claves que encajan hasta ahora: ${fitting}. Claves que aún faltan: ${needed - fitting}.`,
  inner_keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `Las hojas abren el paquete. Para abrir los documentos que contiene, también hacen falta ${needed} hojas del momento en que se sellaron. Hojas que encajan hasta ahora: ${fitting}. Añada otra hoja de ese momento, aunque se haya sustituido después, o la clave de la hoja propia de la persona que selló.`,
  papers_differ: () => 'Las hojas muestran huellas distintas, así que son de testamentos distintos. Use las hojas de un solo testamento.',
  fingerprint_differs: () => 'El paquete no corresponde a esta hoja: su huella no es la de la hoja.',
  no_package: () => 'Esta carpeta no contiene ningún paquete sellado que se pueda abrir.',
  package_skipped: ({ revision, generation, because }: { revision: number; generation: number; because: string }) =>
    `Se omitió un paquete que dice ser revisión ${revision}, generación ${generation}: ${because}`,
  manifest_skipped: ({ name, because }: { name: string; because: string }) => `Se omitió ${name}: ${because}`,

  manifest_unreadable: 'este archivo o una de sus dos pruebas (.mac y .sig) no se puede leer.',
  format_unknown: () => 'este programa no conoce su formato.',
  name_differs: () => 'su nombre no corresponde a su contenido.',
  file_unreadable: ({ path }: { path: string }) => `${path} falta, es demasiado grande o no es un archivo normal.`,
  files_missing: ({ count, first }: { count: number; first: string }) =>
    `El paquete está incompleto. Archivos que faltan: ${count}. El primero es ${first}.`,
  files_altered: ({ paths }: { paths: readonly string[] }) =>
    paths.length === 1 ? `${paths[0]} no es el archivo que se selló.` : `Estos archivos no son los que se sellaron: ${paths.join(', ')}.`,
  share_altered: ({ path, key }: { path: string; key: string }) => `La parte ${path}, que abre ${key}, está dañada o es de otro paquete.`,
  index_missing: () => 'Falta la lista de documentos.',
  index_differs: () => 'La lista de documentos no corresponde a los documentos del paquete.',
  document_altered: ({ name }: { name: string }) => `El documento ${name} no es el que se selló.`,
  inner_missing: () =>
    'Las hojas dicen que la persona de quien es el testamento selló los documentos con su propia clave. Los documentos de este paquete no están sellados con ella. No se fíe de ellos.',
  inner_fingerprint_differs: () => 'Los documentos están sellados con otra clave que la de la hoja. No se fíe de ellos.',
  package_altered: () => 'El paquete no es el que se selló. Se modificó, o sus pruebas son de otro paquete.',
  age_file_invalid: () => 'Un archivo cifrado está dañado o incompleto.',
  wrong_key: () => 'Un archivo cifrado no se hizo para esta clave.',
  share_damaged: () => 'Una parte de la clave está dañada o se modificó.',
  shares_do_not_open: () => 'Las partes de la clave no abren este paquete.',
};
