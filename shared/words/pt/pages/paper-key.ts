import type * as english from '#words/en/pages/paper-key.ts';

export const paperKey: typeof english.paperKey = {
  label: 'A sua chave de recuperação',
  hint: 'Está na folha 2 de 2 e começa por AGE-SECRET-KEY-1. As maiúsculas, as minúsculas e os espaços não fazem diferença. A chave fica neste navegador. Não a recebemos.',
  missing: 'Escreva a chave completa. Começa por AGE-SECRET-KEY-1 e tem 74 caracteres.',
  length: (typed: string) => `A chave tem 74 caracteres, e escreveu ${typed}. Compare-a com a folha.`,
  mistyped: 'Há um erro de escrita na chave. Compare-a com a folha, letra a letra.',
  mistypedAt: (letters: string) => `Há um erro de escrita nestas letras: ${letters}. Compare-as com a folha.`,
  photo: 'Fotografar o código quadrado que está junto da chave',
  photoHint:
    'Com uma fotografia não precisa de escrever a chave. Num computador, use a câmara dele ou escreva a chave. A fotografia fica neste dispositivo. Não a envie a ninguém, nem a si. Apague-a depois, porque mostra a chave. Se este dispositivo copiar as fotografias para uma nuvem, apague-a também lá.',
  photoRead: 'A chave foi lida da fotografia.',
  noCode:
    'Não há nenhuma chave de recuperação nesta fotografia, ou não está nítida. Use o código quadrado da folha 2 e tente novamente, ou escreva a chave.',
};
