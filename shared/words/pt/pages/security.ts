import type * as english from '#words/en/pages/security.ts';
export const security: typeof english.security = {
  protection: {
    title: 'Agora nada pode ser alterado no seu testamento',
    reasons: {
      password_reset: (moment: string) =>
        `A sua palavra-passe foi redefinida no dia ${moment}, com um link que enviámos por e-mail. Quem ler os seus e-mails pode fazer isto. Por isso, precisamos primeiro de saber se o pedido partiu de si.`,
      reset_denied: (moment: string) =>
        `No dia ${moment}, alguém usou um link do nosso e-mail e rejeitou uma redefinição da sua palavra-passe. A sua palavra-passe anterior voltou a ser válida. Quem ler os seus e-mails pode premir esse botão. Por isso, precisamos primeiro de saber se a rejeição partiu de si.`,
      change_rejected: (moment: string) =>
        `No dia ${moment}, alguém usou um link nosso e comunicou que uma alteração não partiu de si. Por isso, precisamos primeiro de saber se a sessão iniciada é mesmo sua.`,
    },
    still: 'Continua a poder dizer-nos que está bem, e parar uma transmissão.',
    channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'notificações' },
    confirmTitle: 'Confirme a sua identidade',
    steps: {
      password_reset: (channels: string) => [
        `Procure a nossa mensagem sobre a redefinição. Enviámo-la por ${channels}.`,
        'Abra o link dessa mensagem e prima o botão «Estou bem, e fui eu que redefini a palavra-passe».',
        'Volte a esta página e prima «Ver novamente».',
      ],
      reset_denied: (channels: string) => [
        `Procure a nossa mensagem «A sua palavra-passe anterior voltou a ser válida». Enviámo-la por ${channels}.`,
        'Abra o link dessa mensagem e prima o botão «Estou bem, e fui eu que rejeitei a redefinição».',
        'Volte a esta página e prima «Ver novamente».',
      ],
      change_rejected: (channels: string) => [
        'Peça uma nova palavra-passe com o link abaixo e escolha uma.',
        `Enviamos-lhe então uma mensagem sobre isso por ${channels}. Abra o link dessa mensagem e prima o botão «Estou bem, e fui eu que redefini a palavra-passe».`,
        'Volte a esta página e prima «Ver novamente».',
      ],
    },
    notMine:
      'Se a redefinição não partiu de si, prima aí o botão «Estou bem, mas não fui eu que a redefini». A sua palavra-passe anterior volta então a ser válida. Altere também a palavra-passe da sua caixa de correio.',
    look: 'Ver novamente',
    waitTitle: 'Se não fizer nada',
    onlyEmail: 'Só podemos entrar em contacto consigo por e-mail, e um link por e-mail não pode confirmar isto.',
    ends: (moment: string) => `Este período termina no dia ${moment}.`,
    survivorsKnow: 'Antes disso, avisamos as suas pessoas de confiança de que a sua palavra-passe foi redefinida.',
    oneCode: 'Se redefinir novamente a palavra-passe com um código de reserva de uma pessoa de confiança, este período termina 7 dias depois.',
    again: 'Se for redefinida sem um código, os 30 dias recomeçam.',
    notMineByMail:
      'Se a redefinição não partiu de si, abra o link do nosso e-mail sobre a redefinição e prima o botão «Estou bem, mas não fui eu que a redefini». A sua palavra-passe anterior volta então a ser válida. Altere também a palavra-passe da sua caixa de correio.',
    noChannel:
      'Agora só podemos entrar em contacto consigo por e-mail, e um link por e-mail não pode confirmar isto. Só as folhas das suas pessoas de confiança o podem fazer.',
    papersTitle: 'Terminar este período com folhas das suas pessoas de confiança',
    papers: (count: number) =>
      `Peça um código de reserva a cada uma de ${count} das suas pessoas de confiança. Depois peça uma nova palavra-passe e introduza os códigos onde a escolhe. Tudo pode então voltar a ser alterado de imediato. Nenhum código fica gasto.`,
    newPassword: 'Pedir uma nova palavra-passe',
  },
  pendingTitle: 'Confirme o seu novo endereço de e-mail',
  pending: (email: string) => `Enviámos um link para ${email}. Abra-o e prima o botão nessa página. O link funciona durante um dia.`,
  sendAgain: 'Enviar novamente o link',
  sentAgain: 'Um link novo está a caminho. Pode demorar alguns minutos. Só o link mais recente funciona.',
  goBack: (email: string) => `Voltar a ${email}`,
  previousPending: (email: string) => `O seu endereço anterior ${email} funciona até sete dias depois de confirmar o novo.`,
  previousUntil: (email: string, date: string) =>
    `O seu endereço anterior ${email} ainda funciona até ao dia ${date}. Até lá, ambos recebem as nossas mensagens.`,
  changeEmail: 'Alterar o meu endereço de e-mail',
  newEmail: 'Novo endereço de e-mail',
  newEmailHint: 'Escrevemos para ambos os endereços até sete dias depois de confirmar o novo.',
  emailWrong: 'Introduza um endereço de e-mail no formato nome@example.com.',
  saveEmail: 'Guardar este endereço',
  changePassword: 'Alterar a minha palavra-passe',
  currentPassword: 'Palavra-passe atual',
  change: 'Alterar a palavra-passe',
  changed: 'A sua palavra-passe foi alterada. A sessão foi terminada em todos os outros dispositivos.',
  sessionsTitle: 'Onde tem sessão iniciada',
  device: (browser: string, system: string) => `${browser} em ${system}`,
  unknownDevice: 'Um dispositivo cujo nome não conhecemos',
  thisDevice: 'este dispositivo',
  lastUsed: (date: string) => `Última utilização: ${date}`,
  end: 'Terminar a sessão aí',
  endAllMeaning:
    'Se algo lhe parecer estranho, termine a sessão em todo o lado e escolha uma nova palavra-passe. Depois inicie sessão novamente, também neste dispositivo.',
  endAll: 'Terminar a sessão em todo o lado',
  exportTitle: 'Tudo o que guardamos sobre si',
  exportMeaning:
    'Pode guardar um ficheiro com tudo o que nos deu e o que aconteceu. Não contém palavras-passe nem chaves, mas contém os nomes e os contactos das suas pessoas de confiança. Guarde-o num lugar seguro.',
  export: 'Guardar este ficheiro',
  exportFile: 'conta-do-meu-testamento.json',
  deleteTitle: 'Eliminar',
  deleteWaits: 'Há uma eliminação pendente. Se pretende eliminar outra coisa, anule-a primeiro com o botão no topo desta página.',
  sealedWait:
    'A eliminação é feita daqui a 30 dias. Informamos agora as suas pessoas de confiança. Se uma delas iniciar a transmissão durante este tempo, nada é eliminado. Até lá, pode anular a eliminação aqui, ou com o link da nossa mensagem.',
  unsealedWait: 'A eliminação é feita daqui a 7 dias. Até lá, pode anulá-la aqui, ou com o link da nossa mensagem.',
  packages: 'O que deve acontecer aos ficheiros encriptados no seu armazenamento?',
  packagesMissing: 'Escolha o que deve acontecer aos ficheiros.',
  keepFiles: { label: 'Ficam lá', hint: 'As suas pessoas de confiança continuam a poder abri-los em conjunto com as folhas que têm, sem nós.' },
  ourFiles:
    'Os ficheiros encriptados estão guardados neste serviço. Por isso, também os eliminamos. Depois disso, as folhas das suas pessoas de confiança só abrem uma cópia que alguém tenha feito antes. Para conservar os ficheiros, passe primeiro o seu testamento para um armazenamento seu.',
  deleteFiles: {
    label: 'Eliminá-los também',
    hint: 'Depois disso, as folhas das suas pessoas de confiança só abrem uma cópia que alguém tenha feito antes.',
  },
  no: 'Não, manter tudo',
  deletions: {
    will: {
      open: 'Eliminar só o meu testamento',
      meaning:
        'Os seus documentos selados e as mensagens pessoais são eliminados. A sua conta, as suas pessoas de confiança e os seus armazenamentos ficam, e pode selar um novo testamento.',
      submit: 'Eliminar o meu testamento',
      sure: 'Pretende eliminar o seu testamento?',
      confirm: 'Sim, eliminar o meu testamento daqui a 30 dias',
    },
    account: {
      open: 'Eliminar a minha conta',
      meaning: 'Tudo o que está na sua conta é eliminado: o seu testamento, as suas pessoas de confiança, as suas definições e o que aconteceu.',
      submit: 'Eliminar a minha conta',
      sure: 'Pretende eliminar a sua conta e tudo o que ela contém?',
      confirm: 'Sim, eliminar a minha conta',
    },
  },
  failures: {
    deletion_requested: 'Já há uma eliminação pendente. Nada foi alterado. Carregue novamente esta página para a ver.',
  } as Record<string, string>,
};
