import type * as english from '#words/en/messages/letter.ts';
export const letter: typeof english.letter = {
  signature: (productName: string) =>
    `${productName}, o seu serviço de custódia de testamentos. Esta mensagem foi enviada automaticamente. Não lemos as respostas a esta mensagem.`,
  ifButtonFails: 'Se o botão não funcionar, abra este endereço:',
};
