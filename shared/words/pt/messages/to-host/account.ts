import type * as english from '#words/en/messages/to-host/account.ts';

const confirmAddress = (until: string) => `Abra o link e confirme que este endereço é seu. O link funciona até ${until}.`;
const ifYou = 'Se isto foi feito por si, não precisa de fazer nada.';

export const account: typeof english.account = {
  'verify-email': {
    subject: 'Confirme o seu endereço de e-mail',

    whoWeAre: 'Somos um serviço de custódia de testamentos: guardamos testamentos e entregamo-los às pessoas de confiança de quem os fez.',
    opening: 'Foi aberta aqui uma conta com este endereço de e-mail, e julgamos que foi aberta por si.',
    confirmAddress,
    step: 'Confirmar o meu endereço de e-mail',
    unexpected: 'Se não abriu nenhuma conta, não precisa de fazer nada. Sem a sua confirmação, a conta é eliminada.',
    short: 'Confirme o endereço de e-mail da conta do seu testamento.',
  },

  'verify-new-email': {
    subject: 'Confirme o seu novo endereço de e-mail',
    opening: 'Este endereço foi introduzido como o novo endereço de e-mail da sua conta.',
    confirmAddress,
    previous: 'Até sete dias depois da sua confirmação, pode usar também o seu endereço anterior.',
    step: 'Confirmar o meu novo endereço de e-mail',
    unexpected: 'Se não tem conhecimento desta alteração, não abra o link. Não precisa de fazer nada.',
    short: 'Confirme o novo endereço de e-mail da conta do seu testamento.',
  },

  'email-changed': {
    subject: 'O endereço de e-mail da sua conta foi alterado',
    opening: 'Alguém com sessão iniciada na sua conta alterou o endereço de e-mail. Se a alteração foi feita por si, não precisa de fazer nada.',
    notYou:
      'Se a alteração não foi feita por si, abra o link e prima o botão. O endereço anterior volta então a ser o da sua conta e todas as sessões são terminadas. Se o seu testamento estiver selado, não é possível alterar nada nele até que confirme a sua identidade.',
    until: 'O link funciona até sete dias depois de o novo endereço ter sido confirmado.',
    short: 'O endereço de e-mail da conta do seu testamento foi alterado. Se não foi alterado por si, anule a alteração:',
  },

  'reset-password': {
    subject: 'Escolha uma nova palavra-passe para a sua conta',
    opening: 'Foi pedida uma nova palavra-passe para a sua conta, e julgamos que foi pedida por si.',
    works: (until: string) => `Este link funciona uma vez, até ${until}.`,
    worksLater: (from: string, until: string) =>
      `Está em curso uma transmissão do seu testamento. Por isso, este link só funciona de ${from} até ${until}. Funciona uma vez.`,
    needsCodes: (until: string, survivors: number) =>
      `Uma redefinição recente da sua palavra-passe foi rejeitada. Até ${until}, precisa também de códigos de reserva de ${survivors} das suas pessoas de confiança. Os códigos estão nas folhas, dentro dos envelopes selados.`,
    step: 'Escolher uma nova palavra-passe',
    unexpected: 'Se não fez este pedido, não precisa de fazer nada. A sua palavra-passe fica como está.',
    short: 'Pode escolher uma nova palavra-passe para a conta do seu testamento.',
  },

  'password-reset': {
    subject: 'A palavra-passe da sua conta foi redefinida',
    opening: 'Foi definida uma nova palavra-passe para a sua conta, com um link que tínhamos enviado por e-mail. Todas as sessões foram terminadas.',
    isProtected: 'As alterações da sua conta continuam a exigir o seu segundo fator.',
    isClosed: 'Até sabermos que foi redefinida por si, não é possível alterar nada que determine quem pode abrir o seu testamento selado.',
    ifYou,
    ifYouConfirm: 'Se foi redefinida por si, abra o link e confirme-o.',
    ifYouWait: 'Se foi redefinida por si, não precisa de fazer nada. Um link por e-mail não pode confirmar a redefinição.',
    notYouDeny:
      'Se não foi redefinida por si, abra o link e prima «Estou bem, mas não fui eu que a redefini». A sua palavra-passe anterior volta então a ser válida.',
    notYouSecure:
      'Se não foi redefinida por si, outra pessoa pode ler o seu e-mail. Altere a palavra-passe da sua caixa de correio e, depois, escolha aqui uma nova palavra-passe.',
    stepConfirm: 'Dizer se fui eu',
    short:
      'A palavra-passe da conta do seu testamento foi redefinida por e-mail. Se não foi redefinida por si, proteja a sua caixa de correio e escolha uma nova palavra-passe.',
    shortAnswer: 'A palavra-passe da conta do seu testamento foi redefinida por e-mail. Diga-nos se foi redefinida por si:',
  },

  'reset-denied': {
    subject: 'A sua palavra-passe anterior voltou a ser válida',
    opening:
      'Alguém abriu um link que lhe tínhamos enviado e comunicou-nos que a palavra-passe da sua conta não foi redefinida por si. Por isso, a palavra-passe anterior à redefinição voltou a ser válida e todas as sessões foram terminadas.',
    needsCodes: (until: string, survivors: number) =>
      `Até ${until}, uma nova palavra-passe exige códigos de reserva de ${survivors} das suas pessoas de confiança, porque outra pessoa pode conseguir ler o seu e-mail. Altere a palavra-passe da sua caixa de correio.`,
    setAside:
      'A sua conta voltou a ficar como estava antes da redefinição. Se algo foi introduzido desde então, guardamo-lo durante 30 dias. Inicie sessão e decida o que é seu.',
    stillClosed:
      'Outra pessoa pode conhecer a sua palavra-passe anterior. Por isso, não é possível alterar nada que determine quem pode abrir o seu testamento selado até termos a certeza da sua identidade.',
    closedUntilConfirmed: (survivors: number) =>
      `Isto termina assim que confirmar a sua identidade por outro canal, com um segundo fator que já tenha uma semana, ou com códigos de reserva de ${survivors} das suas pessoas de confiança.`,
    closedUntil: (survivors: number, until: string) =>
      `Isto termina assim que confirmar a sua identidade por outro canal, com um segundo fator que já tenha uma semana, ou com códigos de reserva de ${survivors} das suas pessoas de confiança, ou em ${until}, se ninguém voltar a redefinir a palavra-passe.`,
    didReset: 'Se redefiniu a palavra-passe, abra o link. Enviamos-lhe então um novo link para escolher uma palavra-passe.',
    sayWho:
      'Abra o link e diga-nos quem foi. Se rejeitou a redefinição, volta a ter acesso a tudo. Se redefiniu a palavra-passe, enviamos-lhe um novo link para escolher uma palavra-passe.',
    step: 'Fui eu que redefini a palavra-passe',
    stepWho: 'Dizer quem foi',
    short: 'A sua palavra-passe anterior voltou a ser válida: alguém nos comunicou que não a redefiniu.',
    shortDidReset: 'Se a redefiniu, abra este link:',
    shortSayWho: 'Diga-nos quem foi:',
  },

  'password-changed': {
    subject: 'A palavra-passe da sua conta foi alterada',
    opening: 'Alguém com sessão iniciada, e que conhecia a sua palavra-passe, alterou-a. Todas as outras sessões foram terminadas.',
    ifYou,
    notYou: 'Se a alteração não foi feita por si, peça já uma nova palavra-passe. A página para iniciar sessão pode enviar-lhe um link para isso.',
    short: 'A palavra-passe da conta do seu testamento foi alterada. Se não foi alterada por si, peça já uma nova palavra-passe.',
  },

  'long-session': {
    subject: 'A sua conta tem uma sessão aberta há muito tempo',
    opening: (since: string) =>
      `Um navegador ou programa tem sessão iniciada na sua conta desde ${since}, sem que a palavra-passe tenha sido escrita de novo.`,
    ifYou,
    notYou:
      'Se não o conhece ou já não o usa, inicie sessão, vá a «Onde tem sessão iniciada» e termine aí essa sessão. Depois escolha uma nova palavra-passe.',
    short: 'Um navegador tem sessão iniciada na conta do seu testamento há mais de 90 dias. Se não o conhece, inicie sessão e termine-a.',
  },
};
