import type * as english from '#words/en/messages/to-survivor/silence.ts';
export const silence: typeof english.silence = {
  'pending-transfer-survivor': {
    subject: (host: string) => `${host} não nos responde há algum tempo`,
    opening: (host: string) => `Escrevemos-lhe porque ${host} nos pediu que lhe fizéssemos perguntas regulares e não lhes responde há algum tempo.`,
    unknown: (host: string) =>
      `Não sabemos porquê. Se ${host} tiver morrido, pode agora iniciar a transmissão do testamento. Se sabe que ${host} está com vida e apenas não pode responder, por exemplo durante uma viagem ou no hospital, diga-nos na mesma página. Nesse caso, tudo fica à espera durante 15 dias.`,
    harmless: (host: string) =>
      `Se a transmissão for iniciada, avisamos ${host}, que tem então 48 horas para a parar. Por isso, um início por engano não causa qualquer dano. Se ninguém a iniciar, voltamos a escrever-lhe.`,
    short: 'A pessoa que confia em si para um testamento não nos responde.',
  },

  'vouched-survivor': {
    subject: (host: string) => `Esperamos: dizem-nos que ${host} está com vida`,
    opening: (host: string, voucher: string) =>
      `${voucher}, também pessoa de confiança de ${host}, confirmou a identidade e diz que ${host} está com vida, mas não nos pode responder agora.`,

    unnamedVoucher: 'Alguém',
    asksLater: (date: string) =>
      `Por isso, não precisa de iniciar agora a transmissão do testamento. Se não houver notícias até ${date}, voltamos a escrever-lhe.`,
    opensLater: (date: string) =>
      `Está a decorrer uma transmissão deste testamento. Por causa desta informação, os documentos não se abrem antes de ${date}.`,
    ifYouKnow: (host: string) =>
      `Se sabe que ${host} morreu, inicie a transmissão com um código ou com a folha do seu envelope selado. Isso vale mais do que esta informação.`,
    nothingElse: 'Se não sabe mais nada, não precisa de fazer nada.',
    short: 'Dizem-nos que a pessoa que confia em si está com vida. Por isso, esperamos.',
  },

  'unreachable-host': {
    subject: (host: string) => `Não conseguimos contactar ${host}`,
    opening: (host: string) => `Há duas semanas que não conseguimos entregar nenhuma mensagem a ${host}.`,
    openingCutOff: (host: string) => `Há duas semanas que nenhuma resposta de ${host} nos consegue chegar, devido a uma falha do nosso lado.`,
    simpleReason: 'Pode haver uma razão simples, como um novo número de telefone.',
    notSilence: (host: string) => `Não sabemos se ${host} está bem, e não contamos este tempo como silêncio.`,
    ifDied: (host: string) =>
      `Se sabe que ${host} morreu, pode iniciar a transmissão do testamento. Se não, peça a ${host} que inicie sessão no serviço.`,
    short: 'Não conseguimos contactar a pessoa que confia em si para um testamento.',
  },

  'password-reset-survivor': {
    subject: (host: string) => `A palavra-passe da conta de ${host} foi redefinida por e-mail`,
    opening: (host: string) => `A palavra-passe da conta de ${host} foi redefinida por e-mail.`,
    likelyHost: (host: string) =>
      `O mais provável é que ${host} a tivesse esquecido. Nesse caso, não precisa de fazer nada. Mas se ${host} tiver morrido, outra pessoa lê essa caixa de correio: inicie então já a transmissão do testamento.`,
    frozenUntil: (until: string) => `A pessoa que a redefiniu não pode mudar nada no testamento até ${until}.`,

    sealedAfter: (host: string, at: string) =>
      `Isso aconteceu em ${at}. Depois, o testamento foi selado. Se puder, pergunte a ${host} se está tudo certo.`,
    short: 'Foi redefinida a palavra-passe da pessoa que confia em si para um testamento.',
  },

  'where-to-start': {
    subject: 'Perguntou-nos como se abre um testamento',
    opening: 'Perguntou-nos como se abre este testamento.',
    running: 'Está a decorrer uma transmissão deste testamento. Abra o link e confirme a sua identidade.',
    notRunning: (host: string) =>
      `Não está a decorrer nenhuma transmissão deste testamento. Se ${host} tiver morrido, pode iniciar uma. Se não, não precisa de fazer nada.`,
    number: (willId: string) => `O número do testamento é ${willId}`,
    unexpected: 'Se não nos perguntou nada, foi outra pessoa. Nada foi alterado.',
    short: 'Perguntou-nos como se abre um testamento em que é pessoa de confiança.',
  },

  'host-is-back': {
    subject: (host: string) => `${host} respondeu-nos`,
    opening: (host: string) => `Escrevemos-lhe que ${host} não nos respondia há algum tempo. Agora há uma resposta.`,
    stillStart:
      'Se tiver motivos para pensar que foi outra pessoa a dar esta resposta, ainda pode iniciar a transmissão. Em qualquer caso, guarde o seu envelope selado.',
    short: 'A pessoa que confia em si para um testamento respondeu-nos.',
  },
};
