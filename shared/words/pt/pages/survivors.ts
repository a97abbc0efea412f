import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/survivors.ts';
import { plural } from '#words/plural.ts';

const CHANNELS: Record<Channel, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const people = plural('pt', { one: '# pessoa', many: '# pessoas', other: '# pessoas' });
const mayBeMissing = plural('pt', { one: 'Pode faltar uma.', many: 'Podem faltar #.', other: 'Podem faltar #.' });
const codes = plural('pt', {
  one: 'Resta # código de reserva na folha.',
  many: 'Restam # códigos de reserva na folha.',
  other: 'Restam # códigos de reserva na folha.',
});

export const survivors: typeof english.survivors = {
  title: 'As suas pessoas de confiança',
  lead: 'As suas pessoas de confiança são quem pode abrir o seu testamento em conjunto, quando já não o puder fazer. Uma sozinha não pode.',
  margin: {
    none: 'Ainda não indicou ninguém. Indique pelo menos duas pessoas em quem confia.',
    tooFew: (total: number, threshold: number, missing: number) =>
      `Indicou ${people(total)}, e têm de participar ${threshold}. Adicione ${people(missing)}.`,
    all: (total: number) => `Têm de participar todas as ${total} pessoas. Se faltar uma, ninguém pode abrir o seu testamento.`,
    spare: (total: number, threshold: number, spare: number) =>
      `Têm de participar ${threshold} das suas ${total} pessoas de confiança. ${mayBeMissing(spare)}`,
  },
  reach: (reachable: number, total: number) => `Temos um endereço utilizável de ${reachable} de ${total}.`,
  later: (threshold: number) => `Quando voltar a selar o seu testamento, terão de participar ${threshold} pessoas.`,
  add: 'Adicionar uma pessoa',
  addTitle: 'Adicionar uma pessoa',
  addSealed:
    'O seu testamento está selado. Quando adiciona uma pessoa, a chave do seu testamento é repartida novamente por todas. As folhas das outras continuam válidas. Avisamos as outras pessoas, sem indicar o nome. Também lhe enviamos um aviso a si. Se selou no seu próprio dispositivo, volte a selar também aí.',
  addNext: 'Depois deste formulário, imprime a folha desta pessoa. Tenha uma impressora à mão, porque os códigos só são mostrados uma vez.',
  full: 'Tem 10 pessoas. É o máximo.',
  changeTitle: (name: string) => `Alterar os dados de ${name}`,
  back: 'Voltar à lista',
  paperTitle: (names: string) => `A folha para ${names}`,
  confirmTitle: (name: string) => `Verificar a folha de ${name}`,

  facts: {
    reachable: (addresses: string) => `As nossas mensagens vão para ${addresses}.`,
    idle: (channels: string) =>
      `Ainda não podemos usar ${channels} para esta pessoa. Configure uma conta para isso na página «Como entramos em contacto consigo».`,
    unreachable: 'Não conseguimos contactar esta pessoa. Adicione um contacto que funcione.',
    bounced: (address: string) => `Os nossos e-mails para ${address} são devolvidos. Pergunte qual é o endereço certo.`,
    complained: (address: string) =>
      `Alguém marcou os nossos e-mails para ${address} como indesejados. Pergunte a esta pessoa e, depois, guarde o endereço novamente.`,
    stopped: (address: string) =>
      `Alguém em ${address} informou-nos de que não conhece ninguém com o seu nome. Pergunte a esta pessoa e corrija o endereço.`,
    proposed: (address: string) => `A resposta propõe outro contacto: ${address}. Não o verificámos. Pergunte a esta pessoa antes de o usar.`,
    wrongContact: 'Alguém respondeu ao seu convite que o contacto está errado. Pergunte a esta pessoa e corrija-o.',
    notInvited: 'Não nos pediu que escrevêssemos a esta pessoa.',
    invited: (day: string) => `Convite enviado em ${day}. Ainda não há resposta.`,
    confirmed: (day: string) => `Esta pessoa confirmou em ${day} que aceita.`,
    paperConfirmed: (checked: string, made: string | null) =>
      made === null ? `Verificou a folha em ${checked}.` : `A folha foi criada em ${made}. Verificou-a em ${checked}.`,
    paperUnconfirmed: (day: string | null) =>
      day === null ? 'Ainda não verificou a folha.' : `A folha foi criada em ${day}. Ainda não a verificou.`,
    codes: (left: number) => (left === 0 ? 'Não resta nenhum código de reserva. Crie uma nova folha.' : codes(left)),
    message: 'Existe uma mensagem pessoal.',
    noMessage: 'Não existe nenhuma mensagem pessoal.',
    sealed: 'Esta pessoa tem uma parte da chave do seu testamento selado.',
    unsealed: 'Esta pessoa ainda não pode abrir o seu testamento selado.',
  },
  channel: (channel: Channel) => CHANNELS[channel],
  tones: { good: 'Em ordem', plain: 'Nota', warning: 'Por fazer' },

  actions: 'Mais ações',
  takeProposed: (address: string) => `Usar antes ${address}`,
  checkPaper: 'Introduzir um código da folha',
  checkPaperText: 'Os códigos só são mostrados quando a folha é criada. Se não tem a folha na mão, crie uma nova.',
  newPaper: 'Criar uma nova folha',
  newPaperTitle: (name: string) => `Criar uma nova folha para ${name}?`,
  newPaperText:
    'A folha que esta pessoa tem deixa de ser válida: os códigos de imediato, a chave logo que cada armazenamento do seu testamento tenha os novos ficheiros. Tenha uma impressora à mão, porque os novos códigos só são mostrados uma vez.',
  newPaperSealed:
    'O seu testamento está selado. Avisamos esta pessoa. Também lhe enviamos um aviso a si. Depois, voltamos a selar os seus documentos com uma nova chave. Não precisa de fazer nada para isso. Se selou no seu próprio dispositivo, volte a selar também aí.',
  invite: 'Pedir a esta pessoa que confirme',
  inviteTitle: (name: string) => `Pedir a ${name} que confirme?`,
  inviteText: {
    email:
      'Enviamos um e-mail com um link pessoal. Diz que indicou esta pessoa e pergunta se ela aceita e se o endereço está certo. Só perguntamos porque assim o quer.',
    sms: 'Enviamos um SMS com um link pessoal. Pergunta se a pessoa aceita e se o número está certo. Avise-a antes, para que saiba quem pergunta. Só perguntamos porque assim o quer.',
  },
  inviteSend: {
    email: 'Enviar o e-mail',
    sms: 'Enviar o SMS',
  },
  invited: (address: string) => `Enviámos o convite para ${address}.`,
  remove: 'Remover esta pessoa',
  removeText: (name: string) =>
    `${name} deixa de poder abrir o seu testamento. A folha deixa de funcionar e a mensagem pessoal é eliminada. Não é possível voltar atrás.`,
  removeOpen: 'Não avisamos ninguém.',
  removeSealed:
    'O seu testamento está selado. A chave é repartida novamente pelas outras pessoas, cujas folhas continuam válidas. Um armazenamento a que não chegamos abre com a folha antiga até ter os novos ficheiros. Avisamos as outras pessoas, sem indicar o nome. Também lhe enviamos um aviso a si. Depois, voltamos a selar os seus documentos com uma nova chave. Não precisa de fazer nada para isso. Se selou no seu próprio dispositivo, volte a selar também aí.',
  removeFirst: {
    add: (name: string, threshold: number) =>
      `Têm de participar ${threshold} pessoas, por isso ainda não é possível remover ${name}. Adicione primeiro outra pessoa. Depois, remova ${name}.`,
    addOrLower: (name: string, threshold: number) =>
      `Têm de participar ${threshold} pessoas, por isso ainda não é possível remover ${name}. Adicione primeiro outra pessoa, ou reduza o número de pessoas necessárias. Depois, remova ${name}.`,
  },
  done: {
    added: 'A pessoa foi adicionada.',
    saved: 'As alterações foram guardadas.',
    removed: (name: string) => `Removeu ${name}.`,
    threshold: 'O número foi guardado.',
  },

  sealTitle: 'Volte a selar o seu testamento',
  sealText: 'Escolheu quantas pessoas têm de participar. Isto aplica-se quando voltar a selar o seu testamento.',
  sealOnDevice:
    'O seu testamento foi selado no seu dispositivo para outras folhas ou para outro número de folhas. Sele novamente os seus documentos no seu dispositivo.',
  sealLink: 'Ir para os documentos',
  resealing:
    'Estamos a selar novamente os seus documentos com uma nova chave, porque as suas pessoas de confiança ou as folhas delas mudaram. Não precisa de fazer nada.',
  locked: {
    running: 'Está em curso uma transmissão do seu testamento, por isso nada pode ser alterado aqui. Se está bem, pare primeiro a transmissão.',
    pending: 'As suas pessoas de confiança já podem iniciar uma transmissão, por isso nada pode ser alterado aqui. Se está bem, diga-nos primeiro.',
    recovered: 'A sua palavra-passe foi redefinida por e-mail, ou uma alteração foi rejeitada. Por isso, agora nada pode ser alterado aqui.',
  },
  security: 'Ver como confirmar que foi por sua iniciativa',

  thresholdTitle: 'Quantas têm de participar?',
  threshold: 'Número de pessoas necessárias',
  thresholdHint:
    'Um número mais baixo é mais seguro se não for possível contactar alguém. Um número mais alto é mais seguro se não confia em cada pessoa por si só.',
  thresholdOption: (threshold: number, total: number) => `${threshold} de ${total}`,
  thresholdSave: 'Guardar o número',
  thresholdSealed: 'O seu testamento está selado. O número aplica-se quando o voltar a selar.',
  thresholdFew: 'Pode escolher isto quando tiver indicado três pessoas. Com duas, ambas são necessárias.',
};
