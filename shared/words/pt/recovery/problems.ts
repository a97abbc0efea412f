import type * as english from '#words/en/recovery/problems.ts';
import type { Key } from '#words/en/recovery/problems.ts';
export const problems: typeof english.problems = {
  key_mistyped: ({ key }: Key) => `Há um erro de escrita em ${key}, ou falta uma parte. Compare com a folha, letra a letra.`,
  key_fits_no_share: ({ key }: Key) =>
    `Este pacote não tem nenhuma parte para ${key}. A chave é de outro testamento, uma folha mais recente substituiu-a, ou está na folha própria da pessoa que selou. Essa folha própria não substitui aqui nenhuma outra.`,
  keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `Este pacote precisa de ${needed} chaves de recuperação. Chaves que servem até agora: ${fitting}. Chaves que ainda faltam: ${needed - fitting}.`,
  inner_keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `As folhas abrem o pacote. Para abrir os documentos que contém, também são necessárias ${needed} folhas do momento em que foram selados. Folhas que servem até agora: ${fitting}. Adicione outra folha desse momento, mesmo que tenha sido substituída depois, ou a chave da folha própria da pessoa que selou.`,
  papers_differ: () =>
    'As folhas mostram impressões digitais diferentes, por isso pertencem a testamentos diferentes. Use as folhas de um só testamento.',
  fingerprint_differs: () => 'O pacote não pertence a esta folha: a sua impressão digital não é a que está na folha.',
  no_package: () => 'Esta pasta não contém nenhum pacote selado que se possa abrir.',
  package_skipped: ({ revision, generation, because }: { revision: number; generation: number; because: string }) =>
    `Um pacote que se apresenta como revisão ${revision}, geração ${generation} foi ignorado: ${because}`,
  manifest_skipped: ({ name, because }: { name: string; because: string }) => `${name} foi ignorado: ${because}`,

  manifest_unreadable: 'este ficheiro ou uma das suas duas provas (.mac e .sig) não pode ser lido.',
  format_unknown: () => 'este programa não conhece o seu formato.',
  name_differs: () => 'o seu nome não corresponde ao conteúdo.',
  file_unreadable: ({ path }: { path: string }) => `${path} está em falta, é demasiado grande ou não é um ficheiro normal.`,
  files_missing: ({ count, first }: { count: number; first: string }) =>
    `O pacote está incompleto. Ficheiros em falta: ${count}. O primeiro é ${first}.`,
  files_altered: ({ paths }: { paths: readonly string[] }) =>
    paths.length === 1 ? `${paths[0]} não é o ficheiro que foi selado.` : `Estes ficheiros não são os que foram selados: ${paths.join(', ')}.`,
  share_altered: ({ path, key }: { path: string; key: string }) => `A parte ${path}, que ${key} abre, está danificada ou pertence a outro pacote.`,
  index_missing: () => 'Falta a lista de documentos.',
  index_differs: () => 'A lista de documentos não corresponde aos documentos do pacote.',
  document_altered: ({ name }: { name: string }) => `O documento ${name} não é o que foi selado.`,
  inner_missing: () =>
    'As folhas dizem que a pessoa de quem é o testamento selou os documentos com a sua própria chave. Os documentos deste pacote não estão selados com essa chave. Não confie neles.',
  inner_fingerprint_differs: () => 'Os documentos estão selados com uma chave diferente da que está na folha. Não confie neles.',
  package_altered: () => 'O pacote não é o que foi selado. Foi alterado, ou as suas provas pertencem a outro pacote.',
  age_file_invalid: () => 'Um ficheiro encriptado está danificado ou incompleto.',
  wrong_key: () => 'Um ficheiro encriptado não foi feito para esta chave.',
  share_damaged: () => 'Uma parte da chave está danificada ou foi alterada.',
  shares_do_not_open: () => 'As partes da chave não abrem este pacote.',
};
