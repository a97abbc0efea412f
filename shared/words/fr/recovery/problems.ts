import type * as english from '#words/en/recovery/problems.ts';
import type { Key } from '#words/en/recovery/problems.ts';
export const problems: typeof english.problems = {
  key_mistyped: ({ key }: Key) => `Il y a une faute de frappe dans ${key}, ou il en manque une partie. Comparez avec la feuille, lettre par lettre.`,
  key_fits_no_share: ({ key }: Key) =>
    `Ce paquet n’a pas de part pour ${key}. La clé est pour un autre testament, une feuille plus récente l’a remplacée, ou elle figure sur la propre feuille de la personne qui a scellé. Cette feuille n’en remplace ici aucune autre.`,
  keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `Ce paquet exige ${needed} clés de récupération. Clés qui conviennent jusqu’ici : ${fitting}. Clés encore manquantes : ${needed - fitting}.`,
  inner_keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `Les feuilles ouvrent le paquet. Pour ouvrir les documents qu’il contient, il faut aussi ${needed} feuilles du moment où ils ont été scellés. Feuilles qui conviennent jusqu’ici : ${fitting}. Ajoutez une autre feuille de ce moment, même si elle a été remplacée depuis, ou la clé de la propre feuille de la personne qui a scellé.`,
  papers_differ: () =>
    'Les feuilles portent des empreintes différentes, elles sont donc de testaments différents. Utilisez les feuilles d’un seul testament.',
  fingerprint_differs: () => 'Le paquet ne correspond pas à cette feuille : son empreinte n’est pas celle de la feuille.',
  no_package: () => 'Ce dossier ne contient aucun paquet scellé qui puisse être ouvert.',
  package_skipped: ({ revision, generation, because }: { revision: number; generation: number; because: string }) =>
    `Un paquet qui se dit révision ${revision}, génération ${generation} a été ignoré : ${because}`,
  manifest_skipped: ({ name, because }: { name: string; because: string }) => `${name} a été ignoré : ${because}`,

  manifest_unreadable: 'ce fichier ou une de ses deux preuves (.mac et .sig) est illisible.',
  format_unknown: () => 'ce programme ne connaît pas son format.',
  name_differs: () => 'son nom ne correspond pas à son contenu.',
  file_unreadable: ({ path }: { path: string }) => `${path} manque, est trop grand ou n’est pas un fichier ordinaire.`,
  files_missing: ({ count, first }: { count: number; first: string }) =>
    `Le paquet est incomplet. Fichiers manquants : ${count}. Le premier est ${first}.`,
  files_altered: ({ paths }: { paths: readonly string[] }) =>
    paths.length === 1
      ? `${paths[0]} n’est pas le fichier qui a été scellé.`
      : `Ces fichiers ne sont pas ceux qui ont été scellés : ${paths.join(', ')}.`,
  share_altered: ({ path, key }: { path: string; key: string }) =>
    `La part ${path}, que ${key} ouvre, est endommagée ou appartient à un autre paquet.`,
  index_missing: () => 'La liste des documents manque.',
  index_differs: () => 'La liste des documents ne correspond pas aux documents du paquet.',
  document_altered: ({ name }: { name: string }) => `Le document ${name} n’est pas celui qui a été scellé.`,
  inner_missing: () =>
    'Selon les feuilles, la personne dont c’est le testament a scellé les documents avec sa propre clé. Les documents de ce paquet ne sont pas scellés avec elle. Ne vous y fiez pas.',
  inner_fingerprint_differs: () => 'Les documents sont scellés avec une autre clé que celle de la feuille. Ne vous y fiez pas.',
  package_altered: () => 'Le paquet n’est pas celui qui a été scellé. Il a été modifié, ou ses preuves appartiennent à un autre paquet.',
  age_file_invalid: () => 'Un fichier chiffré est endommagé ou incomplet.',
  wrong_key: () => 'Un fichier chiffré n’a pas été fait pour cette clé.',
  share_damaged: () => 'Une part de la clé est endommagée ou a été modifiée.',
  shares_do_not_open: () => 'Les parts de la clé n’ouvrent pas ce paquet.',
};
