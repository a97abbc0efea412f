import type * as english from '#words/en/pages/reset-password.ts';
export const resetPassword: typeof english.resetPassword = {
  noLinkTitle: 'Redefinir a palavra-passe',
  noLink: 'Introduza o endereço de e-mail da sua conta. Enviamos-lhe um link com o qual pode escolher uma nova palavra-passe.',
  send: 'Enviar o link',
  sent: 'Se este endereço tem uma conta, enviámos-lhe um link. Veja também na pasta de correio indesejado. O e-mail diz durante quanto tempo o link funciona.',
  title: 'Escolha uma nova palavra-passe',
  text: 'A sessão vai ser terminada em todos os dispositivos onde a iniciou.',
  password: 'Nova palavra-passe',
  passwordHint: 'Pelo menos 12 caracteres. Algumas palavras de que se lembre são uma boa palavra-passe.',
  passwordShort: 'Introduza uma palavra-passe com pelo menos 12 caracteres.',
  papersSummary: 'Tenho à mão folhas das minhas pessoas de confiança',
  papers:
    'Depois de uma redefinição, um testamento selado não pode ser alterado durante algum tempo. Isto protege o seu testamento se alguém mais ler os seus e-mails. Os códigos de reserva das folhas das suas pessoas de confiança encurtam este tempo. Os códigos não ficam gastos.',
  survivorId: 'Número da pessoa de confiança, na folha',
  backupCode: 'Um código de reserva desta folha',
  both: 'Introduza o número da pessoa de confiança e também um código de reserva desta folha, ou deixe ambos em branco.',
  idMissing: 'Este número está incompleto ou tem um erro. Compare cada grupo com a folha.',
  addPaper: 'Adicionar outra folha',
  button: 'Definir a nova palavra-passe',
  doneTitle: 'A sua nova palavra-passe está definida',
  done: 'Já pode iniciar sessão com ela.',
  limits: 'Se tem um testamento selado, enviámos-lhe uma mensagem que diz o que pode fazer agora e quando o pode voltar a alterar.',
};
