import type * as english from '#words/en/pages/lookup.ts';
export const lookup: typeof english.lookup = {
  title: 'Encontrar o testamento em que é pessoa de confiança',
  lead: 'Use esta página se não tem um link nem uma folha. Precisa do endereço de e-mail da pessoa de quem é o testamento.',
  hostEmail: 'O endereço de e-mail dessa pessoa',
  hostEmailHint: 'Se tinha vários, experimente cada um deles.',
  contact: 'Como podemos entrar em contacto consigo?',
  send: 'Enviar-me uma mensagem',
  sentTitle: 'Agradecemos-lhe. Aguarde a nossa mensagem',
  sent: 'Se alguém com este endereço de e-mail indicou o seu nome com este contacto, acabámos de lhe enviar uma mensagem que diz o que fazer.',
  sentWhy: 'Mostramos a mesma frase a toda a gente, para que ninguém de fora possa descobrir quem deixou um testamento.',
  nothing: 'Não chega nada?',
  nothingSteps: [
    'Espere alguns minutos. Se for um e-mail, veja também na pasta de correio indesejado (spam).',
    'Experimente outro endereço dessa pessoa, ou outro endereço seu.',
    'Pergunte à família se há um envelope selado com o seu nome.',
  ],
  again: 'Experimentar outro endereço',
};
