import type * as english from '#words/en/pages/message.ts';
export const message: typeof english.message = {
  title: 'Que mensagem tem?',
  link: 'Uma mensagem com um link',
  linkText: (origin: string) => `Abra o link que está na mensagem. Começa por ${origin}/ e leva à página certa.`,
  envelope: 'Uma mensagem que lhe pede para ir buscar um envelope',
  envelopeText: 'Não precisa de um link. Os códigos estão na folha que está no envelope.',
  envelopeLink: 'Continuar com a folha',
  code: 'Uma mensagem com um código de seis algarismos',
  codeText: 'Escreva o código na página onde o pediu. Se não pediu nenhum código, pode ignorar a mensagem. Não dê o código a ninguém.',
  well: 'Uma mensagem que pergunta se está bem',
  wellText: 'Abra o link que está na mensagem e prima o botão nessa página. Se não o conseguir abrir, inicie sessão e responda aí.',
  wellLink: 'Iniciar sessão',
  lost: 'Não encontro a mensagem',
  lostText: 'Se sabe o endereço de e-mail da pessoa que confia em si, podemos enviar-lhe a mensagem novamente.',
  lostLink: 'Enviar novamente a mensagem',
  safety: 'A mensagem é verdadeira?',
  safetyText: 'Nunca lhe pedimos a palavra-passe, dados bancários nem dinheiro. Nunca lhe pedimos um código por telefone.',
};
