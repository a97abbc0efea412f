import type * as english from '#words/en/answers.ts';

const CLOSED = 'Se o seu testamento estiver selado, não é possível alterar nada nele até que confirme a sua identidade.';
const CONNECTORS =
  'Os canais que foram adicionados ou configurados nos últimos sete dias não entregam mensagens até que introduza novamente as respetivas definições.';

export const answers: typeof english.answers = {
  offers: {
    check: {
      title: 'Está bem?',
      sentences: [
        'Pediu-nos que perguntássemos de vez em quando se está bem. Se estiver bem, prima o botão.',
        'Assim, ficamos a saber que está bem. Se tiver sido iniciada uma transmissão, esta é parada. Enquanto não premir o botão, nada muda.',
      ],
      button: 'Sim, estou bem',
    },
    review: {
      title: 'Continua tudo certo no seu testamento?',
      sentences: [
        'Uma vez por ano, perguntamos-lhe se o seu testamento continua certo: os documentos, as pessoas e a forma de entrarmos em contacto com elas. A lista está na nossa mensagem.',
        'Se não for preciso mudar nada, prima o botão. Assim, ficamos também a saber que está bem.',
      ],
      button: 'Continua tudo certo',
      elsewhere: 'Alterar alguma coisa',
    },
    pending: {
      title: 'Está bem?',
      sentences: [
        'Não respondeu às nossas perguntas. Por isso, as suas pessoas de confiança podem iniciar a transmissão do seu testamento.',
        'Se estiver bem, prima o botão. Se tiver sido iniciada uma transmissão, esta é parada. Avisamos as suas pessoas de confiança de que respondeu e continuamos a perguntar de vez em quando se está bem, como antes.',
      ],
      button: 'Estou bem: parar a transmissão',
    },
    stop: {
      title: 'Parar a transmissão do seu testamento?',
      sentences: [
        'Uma das suas pessoas de confiança iniciou a transmissão do seu testamento.',
        'Se estiver bem, prima o botão. A transmissão termina e não abrimos nada. Avisamos as suas pessoas de confiança de que foi parada com este link.',
      ],
      button: 'Estou bem: parar a transmissão',
    },

    recovery: {
      title: 'A nova palavra-passe foi escolhida por si?',
      sentences: [
        'Alguém usou um link nosso para nos dizer que a palavra-passe da sua conta não foi redefinida por si. Por isso, a palavra-passe anterior à redefinição voltou a ser válida.',
        'Se a redefiniu, prima o botão. Enviamos-lhe então um novo link para escolher uma palavra-passe.',
      ],
      button: 'Fui eu que redefini a palavra-passe',
    },
    'undo-email': {
      title: 'Anular a alteração do seu endereço de e-mail?',
      sentences: [
        'O endereço de e-mail da sua conta foi alterado.',
        'Se não foi alterado por si, prima o botão. O endereço anterior volta a ser o da sua conta, todas as sessões são terminadas e enviamos-lhe um link para escolher uma nova palavra-passe.',
        `${CLOSED} Se fez a alteração e só quer voltar ao endereço anterior, inicie sessão e introduza-o lá.`,
      ],
      button: 'Não fui eu: anular a alteração',
    },
    'not-me': {
      title: 'Outra pessoa fez alterações na conta do seu testamento?',
      sentences: [
        'Se a alteração não foi feita por si, prima o botão. Todas as sessões são terminadas e enviamos-lhe um link para escolher uma nova palavra-passe.',
        'Não é possível alterar nada no seu testamento até que confirme a sua identidade. Se um nome ou dados de contacto foram substituídos, voltam a valer os anteriores. Se foi adicionada uma pessoa, ela é removida. Se as nossas perguntas foram suspensas, a pausa termina. Um cartão de paragem deixa de funcionar.',
      ],
      button: 'Não fui eu',
    },
    'undo-settings': {
      title: 'Anular a alteração das definições das nossas perguntas?',
      sentences: [
        'Alguém alterou a frequência com que perguntamos se está bem, ou o prazo a partir do qual as suas pessoas de confiança podem iniciar a transmissão do seu testamento.',
        'Se a alteração não foi feita por si, prima o botão. Voltam a valer as definições anteriores. Todas as sessões são terminadas e enviamos-lhe um link para escolher uma nova palavra-passe.',
        'Não é possível alterar nada no seu testamento até que confirme a sua identidade. Se fez a alteração e só quer outras definições, inicie sessão e altere-as lá.',
      ],
      button: 'Não fui eu: anular a alteração',
    },
    'undo-factor': {
      title: 'Outra pessoa alterou o segundo fator da sua conta?',
      sentences: [
        'Se a alteração não foi feita por si, prima o botão. Todas as sessões são terminadas e enviamos-lhe um link para escolher uma nova palavra-passe.',
        'As chaves de acesso, as aplicações de autenticação e os códigos de recuperação que foram adicionados nos últimos sete dias deixam de funcionar. O que foi removido não é reposto.',
        CLOSED,
      ],
      button: 'Não fui eu',
    },
    'undo-deletion': {
      title: 'Manter o que seria eliminado?',
      sentences: [
        'Alguém com sessão iniciada na sua conta, e que conhece a palavra-passe, pediu-nos que eliminássemos o seu testamento ou toda a sua conta.',
        'Se quiser manter tudo, ou se o pedido não foi feito por si, prima o botão. Assim, nada é eliminado e tudo fica como está.',
      ],
      button: 'Manter tudo',
    },
    'opt-out': {
      title: 'Não conhece a pessoa que indicou o seu nome?',
      sentences: [
        'Alguém indicou o seu nome como pessoa de confiança para o próprio testamento e deu-nos o endereço para o qual escrevemos.',
        'Se não conhece esta pessoa, prima o botão. Deixamos de enviar avisos para este endereço e dizemos à pessoa que o endereço pode estar errado.',
      ],
      button: 'Não conheço esta pessoa',
    },
  },

  nextAsk: (moment: string) => `A próxima pergunta é a ${moment}.`,

  done: {
    check: { title: 'Agradecemos-lhe', sentences: ['É bom ter notícias suas.'] },
    review: { title: 'Agradecemos-lhe', sentences: ['É bom ter notícias suas. Voltamos a perguntar daqui a um ano.'] },
    pending: {
      title: 'Agradecemos-lhe',
      sentences: [
        'É bom ter notícias suas. Se tinha sido iniciada uma transmissão, esta foi parada. Estamos a avisar as suas pessoas de confiança e continuamos a perguntar de vez em quando se está bem, como antes.',
      ],
    },
    stop: {
      title: 'A transmissão foi parada',
      sentences: ['É bom ter notícias suas. A transmissão foi parada e estamos a avisar as suas pessoas de confiança.'],
    },
    recovery: { title: 'Agradecemos-lhe', sentences: ['Estamos a enviar-lhe um link por e-mail. Escolha com ele uma nova palavra-passe.'] },
    'undo-email': {
      title: 'A alteração foi anulada',
      sentences: [
        'O seu endereço de e-mail anterior voltou a ser o da sua conta e todas as sessões foram terminadas.',
        `Escolha uma nova palavra-passe com o link que lhe estamos a enviar. ${CLOSED}`,
        CONNECTORS,
      ],
    },
    'not-me': {
      title: 'O seu testamento está protegido contra mais alterações',
      sentences: [
        'Todas as sessões foram terminadas e não é possível alterar nada no seu testamento até que confirme a sua identidade. Se esta alteração substituiu um nome ou dados de contacto, voltam a valer os anteriores. Se adicionou uma pessoa, ela foi removida. Se suspendeu as nossas perguntas, a pausa terminou. O seu cartão de paragem já não funciona.',
        'Escolha uma nova palavra-passe com o link que lhe estamos a enviar.',
        'Os novos códigos de reserva continuam válidos, e as pessoas removidas têm de ser adicionadas novamente. Verifique as suas pessoas de confiança e faça folhas novas onde tiver dúvidas.',
        CONNECTORS,
      ],
    },
    'undo-settings': {
      title: 'A alteração foi anulada',
      sentences: [
        'Voltam a valer as definições anteriores. Todas as sessões foram terminadas e não é possível alterar nada no seu testamento até que confirme a sua identidade.',
        'Escolha uma nova palavra-passe com o link que lhe estamos a enviar. Isto não contou como resposta às nossas perguntas. Se uma pergunta ou uma transmissão estiver à espera da sua resposta, responda-lhe também.',
        CONNECTORS,
      ],
    },
    'undo-factor': {
      title: 'Todas as sessões foram terminadas',
      sentences: [
        'As chaves de acesso, as aplicações de autenticação e os códigos de recuperação que foram adicionados nos últimos sete dias já não funcionam.',
        `Escolha uma nova palavra-passe com o link que lhe estamos a enviar. ${CLOSED} Depois, adicione novamente uma chave de acesso ou uma aplicação de autenticação.`,
        CONNECTORS,
      ],
    },
    'undo-deletion': {
      title: 'Nada será eliminado',
      sentences: [
        'Tudo fica como está. Se escrevemos às suas pessoas de confiança que o seu testamento seria eliminado, dizemos-lhes agora que é mantido.',
        'Se o pedido de eliminação não foi feito por si, alguém conhece a sua palavra-passe. Inicie sessão e escolha uma nova.',
      ],
    },
    'opt-out': { title: 'Agradecemos-lhe', sentences: ['Não enviamos mais avisos para este endereço. Pedimos desculpa pelo incómodo.'] },
  },

  removal: {
    unnamed: 'esta pessoa',
    sentence: (name: string) =>
      `${name} iniciou a transmissão com uma prova. Se já não confia em ${name}, pode pedir-nos que removamos esta pessoa. Um link, por si só, não remove ninguém: é preciso iniciar sessão e confirmar o pedido.`,
    button: (name: string) => `Estou bem: parar a transmissão e pedir para remover ${name}`,
    asked: (name: string) => ({
      title: 'A transmissão foi parada',
      sentences: [
        'É bom ter notícias suas. A transmissão foi parada e estamos a avisar as suas pessoas de confiança.',
        `${name} ainda faz parte das suas pessoas de confiança. Inicie sessão no serviço no prazo de 7 dias: mostramos-lhe aí o seu pedido, e pode remover ${name} ou não fazer nada.`,
        `Até lá, ${name} pode iniciar uma transmissão, no máximo, uma vez por dia. Pode parar cada uma delas.`,
      ],
    }),
  },

  held: {
    title: 'Todas as sessões foram terminadas',
    sentences: [
      'Não é possível alterar nada no seu testamento até que confirme a sua identidade. De momento, não conseguimos anular a alteração.',
      'Se estiver em curso uma transmissão, pare-a com o link da nossa mensagem sobre ela. Depois, abra novamente este link e prima o botão mais uma vez.',
    ],
  },

  used: {
    title: 'Já respondeu',
    sentences: ['Este link já foi usado e a sua resposta conta. Não precisa de fazer nada.'],
  },

  usedUp: {
    'not-me': {
      title: 'Todas as sessões já tinham sido terminadas',
      sentences: [
        'Não é possível alterar nada no seu testamento até que confirme a sua identidade. Esta alteração foi anulada, tanto quanto possível.',
        'Os novos códigos de reserva continuam válidos, e as pessoas removidas têm de ser adicionadas novamente. Verifique as suas pessoas de confiança logo que possa.',
      ],
    },
    recovery: { title: 'Já respondeu', sentences: ['Já foi dada uma resposta sobre esta redefinição. Não precisa de fazer nada.'] },
    'undo-settings': { title: 'Esta alteração já foi anulada', sentences: ['Voltam a valer as definições anteriores. Não precisa de fazer nada.'] },
    'undo-factor': {
      title: 'Esta alteração já foi rejeitada',
      sentences: ['Todas as sessões foram terminadas. Se ainda não o fez, escolha uma nova palavra-passe.'],
    },
    'undo-deletion': { title: 'Nada será eliminado', sentences: ['O pedido já foi anulado ou terminou. Tudo fica como está.'] },
    'opt-out': { title: 'Agradecemos-lhe', sentences: ['Não enviamos avisos para este endereço.'] },
  },

  refused: {
    invalid_link: {
      title: 'Este link não está completo',
      sentences: ['Copie todo o link da nossa mensagem. Também pode iniciar sessão no serviço e dizer-nos aí que está bem.'],
    },
    link_expired: {
      title: 'Este link já não funciona',
      sentences: [
        'Enviámos-lhe uma mensagem mais recente, ou o link expirou.',
        'Se estiver bem, use a nossa mensagem mais recente, ou inicie sessão no serviço e diga-nos aí que está bem.',
      ],
    },
  },

  freshLink: {
    sentence: 'Se uma pergunta ou uma transmissão estiver à espera da sua resposta, podemos enviar-lhe um novo link pelo mesmo canal que este.',
    button: 'Enviar-me um novo link',
    asked: {
      title: 'Procure uma nova mensagem nossa',
      sentences: [
        'Se uma pergunta ou uma transmissão estiver à espera da sua resposta, e um link ainda lhe puder responder, recebe um novo link dentro de alguns minutos. Enviamos, no máximo, três por hora.',
        'Se não chegar nenhuma mensagem, inicie sessão no serviço. Aí pode sempre dizer-nos que está bem.',
      ],
    },
  },

  stillWorks: {
    title: 'Este link funciona',
    sentences: ['Abra novamente o link da nossa mensagem e prima lá o botão.'],
  },

  reset: {
    title: 'Redefiniu a palavra-passe da sua conta?',

    happened: (at: string, until?: string) =>
      until === undefined
        ? `A palavra-passe da sua conta foi redefinida por e-mail em ${at}. Até que confirme que foi redefinida por si, não é possível alterar nada no seu testamento.`
        : `A palavra-passe da sua conta foi redefinida por e-mail em ${at}. Até ${until}, não é possível alterar nada no seu testamento.`,

    happenedProtected: (at: string) =>
      `A palavra-passe da sua conta foi redefinida por e-mail em ${at}. As alterações continuam a exigir o seu segundo fator.`,

    happenedUnsealed: (at: string) => `A palavra-passe da sua conta foi redefinida por e-mail em ${at}.`,

    happenedDenied: (at: string, until?: string) =>
      until === undefined
        ? `Em ${at}, uma redefinição da sua palavra-passe foi rejeitada com um link por e-mail. A sua palavra-passe anterior voltou a ser válida. Até que confirme que a rejeição foi feita por si, não é possível alterar nada no seu testamento.`
        : `Em ${at}, uma redefinição da sua palavra-passe foi rejeitada com um link por e-mail. A sua palavra-passe anterior voltou a ser válida. Até ${until}, não é possível alterar nada no seu testamento.`,
    confirmElsewhere:
      'Este link chegou por e-mail e, por isso, não pode confirmar a redefinição. Se redefiniu a palavra-passe, use o link que enviámos por outro canal.',
    nothingToDo: 'Se redefiniu a palavra-passe, não precisa de fazer mais nada.',
    howToDeny:
      'Se não a redefiniu, prima o botão que diz isso. Todas as sessões são terminadas e a palavra-passe anterior à redefinição volta a ser válida. Durante 7 dias, uma nova palavra-passe exige códigos de reserva das suas pessoas de confiança. Assim, quem puder ler o seu e-mail não consegue definir uma.',

    howToDenyUnsealed:
      'Se não foi por sua iniciativa, prima o botão que o diz. Todas as sessões são então terminadas, e a palavra-passe anterior volta a funcionar. A sua conta volta a ficar como estava antes da redefinição. Guardamos durante 30 dias o que foi introduzido desde então, e decide o que é seu.',
    cannotDeny: 'Este link não pode rejeitar a redefinição. Se não redefiniu a palavra-passe, escolha outra vez uma nova palavra-passe.',
    mine: 'Estou bem, e fui eu que redefini a palavra-passe',
    notMine: 'Estou bem, mas não fui eu que a redefini',

    rejected: 'Estou bem, e fui eu que rejeitei a redefinição',

    stillClosed: (until?: string) =>
      until === undefined
        ? 'Até que o confirme por outro canal, não é possível alterar nada no seu testamento, porque outra pessoa pode conhecer a sua palavra-passe anterior. Com códigos de reserva de um número suficiente de pessoas de confiança, isto termina de imediato.'
        : `Até ${until}, não é possível alterar nada no seu testamento, porque outra pessoa pode conhecer a sua palavra-passe anterior. Com códigos de reserva de um número suficiente de pessoas de confiança, isto termina de imediato.`,

    stopsNothing: 'Este link não faz parar a transmissão do seu testamento que está em curso. Para a parar, inicie sessão.',
    confirmed: { title: 'Agradecemos-lhe', sentences: ['Pode voltar a alterar tudo no seu testamento.'] },
    unconfirmed: {
      title: 'Agradecemos-lhe',
      sentences: [
        'A sua resposta não alterou nada na redefinição da sua palavra-passe. Abra a nossa mensagem mais recente noutro canal.',
        'Um link por e-mail não pode confirmar uma redefinição. Um canal novo na sua conta não a pode rejeitar. Nenhum link confirma uma redefinição posterior.',
      ],
    },
    denied: {
      title: 'A sua palavra-passe anterior voltou a ser válida',
      sentences: (until: string, survivors: number | undefined) => [
        'Todas as sessões foram terminadas. Para iniciar sessão, use a palavra-passe anterior à redefinição.',
        `Até ${until}, uma nova palavra-passe exige códigos de reserva de ${survivors} das suas pessoas de confiança. Os códigos estão nas folhas, dentro dos envelopes selados.`,
        'Outra pessoa pode conseguir ler o seu e-mail. Altere a palavra-passe da sua caixa de correio.',
      ],

      sentencesUnsealed: (names: string) => [
        'Todas as sessões foram terminadas. Para iniciar sessão, use a palavra-passe anterior à redefinição.',
        ...(names === ''
          ? []
          : [
              `A sua conta está como estava antes da redefinição. Guardamos durante 30 dias o que foi introduzido desde então: ${names}. Inicie sessão e decida o que é seu.`,
            ]),
        'Outra pessoa pode conseguir ler o seu e-mail. Altere a palavra-passe da sua caixa de correio.',
      ],

      unnamed: { settings: 'as suas definições', factors: 'o seu segundo fator' },
    },
  },
};
