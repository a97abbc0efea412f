import type * as english from '#words/en/pages/register.ts';
export const register: typeof english.register = {
  intro: [
    'Com uma conta, guarda o seu testamento neste serviço. Fica selado até que as pessoas que escolher o abram em conjunto.',
    'Primeiro precisamos de alguns dados seus. A preparação do testamento vem a seguir. Pode parar a qualquer momento e continuar mais tarde.',
  ],
  name: 'O seu nome',
  nameHint: 'Como a família e os amigos lhe chamam. É este o nome que usamos nas mensagens que lhes enviamos.',
  nameMissing: 'Introduza o seu nome.',
  nameLong: 'Introduza um nome com 100 caracteres, no máximo.',
  emailHint: 'É para aqui que perguntamos, de tempos a tempos, se está bem. Use um endereço que lê com regularidade.',
  password: 'Escolha uma palavra-passe',
  reader: (language: string, zone: string) => `Idioma: ${language}. As horas são as de ${zone}.`,
  languageHint: 'O idioma destas páginas e das nossas mensagens para si.',
  timezone: 'Fuso horário',
  timezoneHint: 'Nas nossas mensagens, todas as datas e horas são as deste lugar.',
  button: 'Abrir a minha conta',
  haveAccount: 'Já tem uma conta?',
  takenUnconfirmed: 'Ainda não confirmei o meu endereço de e-mail: enviar-me um link novo',
  sentTo: 'Enviámos um e-mail para este endereço:',
  next: ['Abra o e-mail.', 'Prima nele o botão «Confirmar o meu endereço de e-mail».', 'Depois continue na página que se abre.'],
  validity: 'O link do e-mail funciona durante um dia. Deixe esta página aberta: assim não precisa de escrever novamente a palavra-passe.',
  nothingTitle: 'Se não chegar nenhum e-mail',
  nothing: [
    'Pode demorar alguns minutos. Veja também na pasta de correio indesejado (spam ou lixo).',
    'Verifique o endereço acima, letra por letra. Se tiver um erro, altere-o. O que escreveu continua lá.',
  ],
  resend: 'Enviar novamente o e-mail',
  resent: 'Enviámos novamente o e-mail. Use o link do mais recente.',
  change: 'Alterar o endereço',
  failures: {
    email_taken: 'Este endereço de e-mail já tem uma conta. Nada foi alterado. Se é sua, continue aqui:',
  } as Record<string, string>,
};
