import type * as english from '#words/en/pages/dashboard.ts';
import { plural } from '#words/plural.ts';

const people = plural('pt', { one: '# pessoa de confiança', many: '# pessoas de confiança', other: '# pessoas de confiança' });
const things = plural('pt', {
  one: 'há uma coisa que precisa da sua atenção',
  many: 'há # coisas que precisam da sua atenção',
  other: 'há # coisas que precisam da sua atenção',
});

export const dashboard: typeof english.dashboard = {
  states: {
    setting_up: {
      title: 'O seu testamento ainda não está selado',
      text: 'Enquanto o seu testamento não estiver selado, as suas pessoas de confiança não podem abrir nada, e não lhe perguntamos se está bem.',
    },
    active: { title: 'Está tudo bem', text: 'O seu testamento está selado. Não precisa de fazer nada agora.' },
    paused: {
      title: 'As nossas perguntas estão em pausa',
      text: 'Pediu-nos que não lhe perguntássemos se está bem. Voltamos a perguntar na data abaixo.',
    },
    vouched: {
      title: 'Diga-nos que está bem',
      text: 'Não respondeu às nossas perguntas, mas uma pessoa de confiança diz que está com vida. Por isso, as suas pessoas de confiança esperam. Basta premir o botão para nos dizer que é verdade.',
    },
    asking: { title: 'Diga-nos que está bem', text: 'Enviámos-lhe uma pergunta. Basta premir o botão para responder.' },
  },
  attention: (count: number) => `O seu testamento está selado, mas ${things(count)}`,
  attentionText: 'A lista abaixo diz o que é e onde o pode resolver.',
  stepsDone: (done: number, all: number) => `Passos concluídos: ${done} de ${all}.`,
  well: 'Estou bem',
  wellHint: 'Pode premir este botão a qualquer momento. Passamos então a contar a partir de hoje.',
  checkOf: (number: number, of: number) => `Esta é a pergunta ${number} de ${of}.`,
  sentBy: (channel: string, moment: string) => `Enviámo-la por ${channel} a ${moment}.`,
  notSentYet: 'Ainda estamos a tentar entrar em contacto consigo. O prazo para responder começa quando uma mensagem tiver sido enviada.',
  channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notificações' },
  answerWithin: 'Tempo que ainda tem para responder',
  thanks: 'Agradecemos. Registámos que está bem.',
  answered: 'A pergunta foi respondida, e as perguntas que ficaram sem resposta já não contam.',

  problemsTitle: 'O que precisa da sua atenção',
  adviceTitle: 'O que seria mais seguro',
  since: (moment: string) => `Desde ${moment}.`,

  addChannel: {
    push: 'Notificações neste dispositivo',
    telegram: 'Telegram',
    sms: 'SMS',
  },
  problems: {
    account_protected: {
      text: () =>
        'A sua palavra-passe foi redefinida por e-mail, ou uma alteração foi rejeitada. Por isso, agora nada pode ser alterado no seu testamento.',
      repair: 'Ver como confirmar que foi por sua iniciativa',
    },
    deletion_requested: {
      text: () => 'Pediu-nos que eliminássemos a sua conta ou o seu testamento. Até esse dia, pode impedi-lo.',
      repair: 'Ver a data, ou manter',
    },
    removal_asked: {
      text: (names: string) =>
        `Quando parou uma transmissão com um link, pediu-nos que removêssemos ${names}. Um link, só por si, não remove ninguém. Para manter ${names}, não faça nada.`,
      repair: 'Remover uma pessoa de confiança',
    },
    review_needed: {
      text: () =>
        'A sua palavra-passe foi redefinida por e-mail. Antes de selar o seu testamento, verifique se é seu tudo o que foi introduzido na sua conta desde então.',
      repair: 'Verificar o que foi introduzido',
    },
    host_unreachable: {
      text: () => 'Nenhuma das nossas mensagens chega até si. Corrija o seu endereço, ou teste os seus canais.',
      repair: 'Ver como entramos em contacto consigo',
    },
    storage_broken: { text: (names: string) => `Não conseguimos aceder ao armazenamento ${names}.`, repair: 'Testar o armazenamento' },
    quorum_unreachable: {
      text: () =>
        'Não conseguimos contactar pessoas de confiança suficientes, por isso ninguém poderia abrir o seu testamento. Corrija os contactos.',
      repair: 'Corrigir os contactos',
    },
    reencryption_required: {
      text: () =>
        'As suas pessoas de confiança, ou o número necessário, mudaram desde que o seu testamento foi selado. Sele-o de novo, para que a alteração conte.',
      repair: 'Selar o testamento de novo',
    },
    package_behind: {
      text: (names: string) =>
        `${names} ainda não tem os ficheiros mais recentes do seu testamento e só abre com folhas anteriores: guarde-as. Tentamos de novo todos os dias. Teste o armazenamento.`,
      repair: 'Testar o armazenamento',
    },
    connector_broken: { text: (names: string) => `O seu canal ${names} não entrega mensagens.`, repair: 'Reparar o canal' },
    survivor_unreachable: {
      text: (names: string) => `Nenhuma mensagem chega a ${names}. Adicione um endereço de e-mail.`,
      repair: 'Adicionar um endereço',
    },
    notices_stopped: {
      text: (names: string) => `Alguém no endereço de ${names} informou-nos de que não sabe de quem é o testamento. Pergunte e corrija o endereço.`,
      repair: 'Corrigir o endereço',
    },
    contact_reported: {
      text: (names: string) => `Alguém com o link de ${names} informou-nos de que o endereço está errado. Pergunte e corrija o endereço.`,
      repair: 'Ver o novo endereço',
    },
    no_backup_codes: {
      text: (names: string) => `A folha de ${names} já não tem códigos por usar. Imprima uma nova.`,
      repair: 'Imprimir uma nova folha',
    },
    paper_unconfirmed: {
      text: (names: string) => `Ainda não escreveu aqui nenhum código da folha de ${names}. Por isso, não sabemos se a impressão se consegue ler.`,
      repair: 'Verificar a folha ou criar uma nova',
    },
    no_copy: {
      text: () => 'O seu testamento selado só está connosco, e não tem nenhuma cópia. Com uma cópia e as folhas, abre-se sem nós.',
      repair: 'Levar uma cópia para casa',
    },
    no_margin: {
      text: () => 'Todas as suas pessoas de confiança são necessárias. Se uma delas não puder ajudar, ninguém pode abrir o seu testamento.',
      repair: 'Adicionar uma pessoa de confiança',
    },
    only_email: {
      text: () =>
        'Só conseguimos entrar em contacto consigo por e-mail. Se esta caixa de correio deixar de funcionar, as suas pessoas de confiança podem ser informadas por engano.',
      repair: 'Ver todos os canais',
    },
    stop_card_over: {
      text: () => 'O seu cartão de paragem foi usado ou já não funciona. Com um novo, pode parar uma transmissão sem iniciar sessão.',
      repair: 'Criar um novo cartão de paragem',
    },
    invitation_unanswered: {
      text: (names: string) => `${names}: ainda não há resposta ao seu convite. Fale com esta pessoa.`,
      repair: 'Ver o convite',
    },
  },

  datesTitle: 'O que acontece a seguir',
  nextCheck: 'A nossa próxima pergunta',
  ifSilent: 'Se nunca responder',
  activation: (moment: string) => `Informamos as suas pessoas de confiança a ${moment}. Pode ser mais tarde, mas não mais cedo.`,
  lastSign: 'As últimas notícias que tivemos de si',
  reviewed: 'A última vez que reviu o seu testamento',
  changeDates: 'Mudar a frequência das perguntas',

  quorumTitle: 'As suas pessoas de confiança',
  needed: (threshold: number, all: number) => `Para abrir o seu testamento, ${threshold} das suas ${people(all)} têm de confirmar a identidade.`,
  noSurvivors: 'Ainda não indicou ninguém.',
  notEnough: (threshold: number, all: number) => `Tem ${people(all)}. Para abrir um testamento, têm de participar pelo menos ${threshold}.`,
  reachAll: 'Temos um endereço de cada uma delas.',
  reach: (reachable: number, all: number) => `Temos um endereço utilizável de ${reachable} de ${all}.`,
  margin: (count: number) => `Mesmo sem a ajuda de ${people(count)}, as outras ainda o podem abrir.`,
  noMargin: 'Se uma delas não puder ajudar, ninguém o pode abrir.',
  tooFew: 'Não chega: ninguém poderia abrir o seu testamento.',
  confirmed: (count: number, all: number) => `Confirmaram que aceitam: ${count} de ${all}.`,
  rehearse: 'Ensaiar com as suas pessoas de confiança',
  rehearsing: (confirmed: number, asked: number) => `Está a decorrer um ensaio: ${confirmed} de ${asked} identidades confirmadas`,
  rehearsed: (moment: string) => `Ensaiou com as suas pessoas de confiança até ${moment}, e todas conseguiram.`,

  stepsTitle: 'Os passos até ao testamento selado',
  done: 'Feito',
  open: 'Por fazer',
};
