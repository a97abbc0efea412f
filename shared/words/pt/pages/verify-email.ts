import type * as english from '#words/en/pages/verify-email.ts';
export const verifyEmail: typeof english.verifyEmail = {
  title: 'Confirmar o seu endereço de e-mail',
  text: 'Pediu-nos que usássemos um endereço de e-mail para a sua conta. Confirme que é seu.',
  button: 'Confirmar o meu endereço de e-mail',
  doneTitle: 'O seu endereço de e-mail está confirmado',
  done: (email: string) => `Agora usamos ${email} para a sua conta.`,
  noLinkTitle: 'Obter um novo link',
  noLink:
    'Para confirmar o seu endereço de e-mail, abra o link do nosso e-mail. Funciona durante um dia. Se já não o tem, podemos enviar-lhe um novo.',
  send: 'Enviar um novo link',
  sent: 'Se este endereço tem uma conta por confirmar, enviámos-lhe um novo link. Veja também na pasta de correio indesejado.',
};
