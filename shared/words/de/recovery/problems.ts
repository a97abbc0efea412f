import type * as english from '#words/en/recovery/problems.ts';
import type { Key } from '#words/en/recovery/problems.ts';
export const problems: typeof english.problems = {
  key_mistyped: ({ key }: Key) =>
    `In ${key} ist ein Tippfehler, oder ein Teil fehlt. Bitte vergleichen Sie die Eingabe Zeichen für Zeichen mit dem Blatt.`,
  key_fits_no_share: ({ key }: Key) =>
    `In diesem Paket gibt es keinen Teil für ${key}. Der Schlüssel gehört zu einem anderen Testament, ein neueres Blatt hat ihn ersetzt, oder er steht auf dem eigenen Blatt der Person, die versiegelt hat. Dieses eigene Blatt ersetzt hier kein anderes.`,
  keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `Dieses Paket braucht ${needed} Wiederherstellungsschlüssel. Passend bisher: ${fitting}. Es fehlen noch: ${needed - fitting}.`,
  inner_keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `Die Blätter öffnen das Paket. Um die Dokumente darin zu öffnen, sind auch ${needed} Blätter von deren Versiegelung nötig. Passend bisher: ${fitting}. Geben Sie ein weiteres Blatt dieser Versiegelung ein, auch eines, das seitdem ersetzt wurde, oder den Schlüssel auf dem eigenen Blatt der Person, die versiegelt hat.`,
  papers_differ: () =>
    'Die Blätter zeigen verschiedene Fingerabdrücke und gehören deshalb zu verschiedenen Testamenten. Bitte verwenden Sie die Blätter eines Testaments.',
  fingerprint_differs: () => 'Das Paket gehört nicht zu diesem Blatt: Sein Fingerabdruck ist ein anderer als der auf dem Blatt.',
  no_package: () => 'Hier ist kein versiegeltes Paket, das geöffnet werden kann.',
  package_skipped: ({ revision, generation, because }: { revision: number; generation: number; because: string }) =>
    `Ein Paket, das sich Revision ${revision}, Generation ${generation} nennt, wurde übersprungen: ${because}`,
  manifest_skipped: ({ name, because }: { name: string; because: string }) => `${name} wurde übersprungen: ${because}`,

  manifest_unreadable: 'Diese Datei oder einer ihrer beiden Nachweise (.mac und .sig) ist nicht lesbar.',
  format_unknown: () => 'Diese Seite kennt das Format nicht.',
  name_differs: () => 'Der Name passt nicht zum Inhalt.',
  file_unreadable: ({ path }: { path: string }) => `Die Datei ${path} fehlt, ist zu groß oder ist keine gewöhnliche Datei.`,
  files_missing: ({ count, first }: { count: number; first: string }) =>
    `Das Paket ist unvollständig. Fehlende Dateien: ${count}. Die erste ist ${first}.`,
  files_altered: ({ paths }: { paths: readonly string[] }) =>
    paths.length === 1
      ? `${paths[0]} ist nicht die Datei, die versiegelt wurde.`
      : `Diese Dateien sind nicht die, die versiegelt wurden: ${paths.join(', ')}.`,
  share_altered: ({ path, key }: { path: string; key: string }) =>
    `Der Teil ${path}, den ${key} öffnet, ist beschädigt oder gehört zu einem anderen Paket.`,
  index_missing: () => 'Die Liste der Dokumente fehlt.',
  index_differs: () => 'Die Liste der Dokumente passt nicht zu den Dokumenten im Paket.',
  document_altered: ({ name }: { name: string }) => `Das Dokument ${name} ist nicht das, das versiegelt wurde.`,
  inner_missing: () =>
    'Auf den Blättern steht, dass die Person, deren Testament es ist, die Dokumente mit ihrem eigenen Schlüssel versiegelt hat. Die Dokumente in diesem Paket sind nicht damit versiegelt. Vertrauen Sie ihnen nicht.',
  inner_fingerprint_differs: () => 'Die Dokumente sind mit einem anderen Schlüssel versiegelt als dem auf dem Blatt. Vertrauen Sie ihnen nicht.',
  package_altered: () => 'Das Paket ist nicht das, das versiegelt wurde. Es wurde verändert, oder seine Nachweise gehören zu einem anderen Paket.',
  age_file_invalid: () => 'Eine verschlüsselte Datei ist beschädigt oder unvollständig.',
  wrong_key: () => 'Eine verschlüsselte Datei ist nicht für diesen Schlüssel.',
  share_damaged: () => 'Ein Teil des Schlüssels ist beschädigt oder wurde verändert.',
  shares_do_not_open: () => 'Die Teile des Schlüssels öffnen dieses Paket nicht.',
};
