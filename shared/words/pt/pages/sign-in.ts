import type * as english from '#words/en/pages/sign-in.ts';
export const signIn: typeof english.signIn = {
  title: 'Iniciar sessão',
  email: 'Endereço de e-mail',
  yourEmail: 'O seu endereço de e-mail',
  password: 'Palavra-passe',
  passwordMissing: 'Introduza a sua palavra-passe.',
  passkey: 'Usar antes uma chave de acesso',
  newHere: 'É a primeira vez que usa este serviço?',
  register: 'Abrir uma conta',
  forgotten: 'Esqueci-me da palavra-passe',
  stopCard: 'Estou bem, e quero parar uma transmissão com o meu cartão de paragem',
  sentTitle: 'Veja os seus e-mails',
  unconfirmed: 'Enviar novamente o link que confirma o meu endereço de e-mail',
  failures: {
    passkey_cancelled:
      'O seu dispositivo não usou nenhuma chave de acesso. Tente novamente, ou inicie sessão com o endereço de e-mail e a palavra-passe.',
    factor_not_accepted:
      'Não conhecemos esta chave de acesso. Talvez tenha sido removida. Use outra, ou inicie sessão com o endereço de e-mail e a palavra-passe.',
    invalid_credentials: 'O endereço de e-mail ou a palavra-passe não estão corretos. Verifique ambos e tente novamente.',
  } as Record<string, string>,
};
