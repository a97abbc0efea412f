import type * as english from '#words/en/pages/account-review.ts';
export const accountReview: typeof english.accountReview = {
  title: 'É tudo seu?',

  reset: (at: string) => `A sua palavra-passe foi redefinida por e-mail em ${at}.`,

  resets: (first: string, last: string) =>
    `A sua palavra-passe foi redefinida por e-mail em ${first}. Depois foi redefinida de novo, ou uma redefinição foi rejeitada, da última vez em ${last}.`,
  why: 'Qualquer pessoa que possa ler os seus e-mails pode fazê-lo. Por isso, verifique se é seu tudo o que foi introduzido na sua conta desde então.',
  nothing: 'Agora não há nada a verificar',

  asideTitle: 'O que pusemos de parte',
  aside: [
    'A sua conta voltou a ficar como estava antes da primeira redefinição. O que foi introduzido desde então está guardado aqui e não tem qualquer efeito.',
    'Recupere apenas o que introduziu. Se a sua conta já tiver essa entrada, ela é substituída.',
    'Quanto ao resto, não precisa de fazer nada. Apagamo-lo quando o prazo terminar.',
  ],
  until: (moment: string) => `Pode recuperá-lo até ${moment}.`,
  bringBack: 'Isto é meu: recuperar',

  broughtBack: (name: string) => `Recuperado: ${name}`,

  listTitle: 'O que foi introduzido desde a redefinição',
  empty: 'Desde então nada foi introduzido. Pode selar o seu testamento como habitualmente.',
  kinds: {
    survivor: 'Pessoa de confiança',
    connector: 'Canal',
    storage: 'Armazenamento',
    settings: 'Definições',
    factors: 'Segundo fator',
    stop_card: 'Cartão de paragem',
    account: 'A sua conta',
    document: 'Documento',
  },
  changes: {
    survivor: {
      added: 'Esta pessoa foi adicionada.',
      changed: 'Os dados desta pessoa foram alterados.',
      removed: 'Esta pessoa foi removida.',
    },
    connector: { added: 'Este canal foi adicionado.', changed: 'Este canal foi alterado.', removed: 'Este canal foi removido.' },
    storage: {
      added: 'Este armazenamento foi adicionado.',
      changed: 'Este armazenamento foi alterado.',
      removed: 'Este armazenamento foi removido.',
    },
    settings: 'As suas definições foram alteradas.',
    factors: 'Foi alterada uma chave de acesso, uma aplicação de autenticação ou os códigos de recuperação.',
    stop_card: 'Foi criado um novo cartão de paragem.',
    account: 'Os dados da sua conta foram alterados.',
    document: 'Este documento foi carregado antes da última redefinição.',
  },

  changed: (what: string) => `O que é diferente: ${what}.`,
  fields: {
    name: 'o nome',
    contacts: 'os contactos',
    paper: 'a folha',
    message: 'a mensagem pessoal',
    channel: 'os dados de acesso, ou onde chega até si',
    place: 'o local, ou os dados de acesso',
    display_name: 'o seu nome',
    email: 'o seu endereço de e-mail',
    details: 'os outros dados',
  },
  correct: 'Isto não é meu: corrigir',
  notMine:
    'Se algo não for seu, outra pessoa pode ler os seus e-mails. Corrija-o com o link que está junto da entrada, e altere a palavra-passe da sua caixa de correio.',
  confirm: 'Tudo o que está nesta lista é meu',
  notNeeded: 'Agora não precisa de confirmar esta lista.',
  confirmed: 'Agradecemos. Já pode selar o seu testamento.',
  toSealing: 'Continuar para selar',

  unprovenTitle: 'Durante quanto tempo temos cuidado',
  unproven:
    'Nada nesta lista nos prova ainda a sua identidade. Por exemplo, um canal que esteja nela não pode confirmar uma redefinição da sua palavra-passe.',
  ends: {
    on: (moment: string) => `É assim até ${moment}.`,
    afterSealing: 'É assim até 30 dias depois de selar o seu testamento.',
    earlier:
      'Termina mais cedo se confirmar a redefinição com algo que já tinha antes: um canal, um segundo fator, ou códigos das folhas das suas pessoas de confiança.',
    proof:
      'Isto termina quando confirmar a redefinição com algo que já tinha antes: um canal, um segundo fator, ou códigos das folhas das suas pessoas de confiança.',
  },

  done: {
    title: 'Pusemos algo de parte para si',
    text: 'A sua palavra-passe já tinha sido redefinida, e não sabemos se foi por sua iniciativa. Por isso, a sua conta voltou a ficar como estava antes da primeira redefinição. Desde então foi introduzido o seguinte:',
    next: 'Nada se perdeu. Inicie sessão e diga-nos o que é seu. Tem 30 dias para isso.',
    open: 'Iniciar sessão e decidir',
  },

  failures: {
    review_needed: 'Entretanto, a lista foi alterada. Por isso, nada foi confirmado. Veja-a mais uma vez.',
  } as Record<string, string>,
};
