import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/survivor-form.ts';

const CHANNELS: Record<Channel, string> = { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const EXAMPLE = '+43 660 1234567';

export const survivorForm: typeof english.survivorForm = {
  name: 'Nome desta pessoa',
  nameHint: 'Fica impresso na folha.',
  nameMissing: 'Introduza o nome desta pessoa.',
  relationship: 'Qual é a relação desta pessoa consigo?',
  relationshipMissing: 'Introduza a relação desta pessoa consigo.',
  tooLong: 'Introduza 100 caracteres no máximo.',
  contacts: 'Como se pode contactar esta pessoa?',
  contactsHint: 'Dois contactos são melhores do que um.',
  accountHint:
    'O WhatsApp e o Telegram precisam de uma conta sua, que pode ligar mais tarde. A página «Como entramos em contacto consigo» indica se os SMS também precisam.',
  notYet: 'Não escrevemos a esta pessoa agora.',
  addresses: { email: 'Endereço de e-mail', sms: 'Número de telemóvel para SMS', whatsapp: 'Número para WhatsApp', telegram: 'Nome no Telegram' },
  phoneHint: 'Com + e o indicativo do país.',
  telegramHint: 'Por exemplo @ana_silva.',
  noContact: 'Introduza pelo menos um endereço ou número desta pessoa.',
  addressProblems: {
    email: 'Introduza um endereço de e-mail, como nome@example.com.',
    telegram: 'Introduza um nome, como @ana_silva.',
    phone: `Introduza o número completo com + e o indicativo do país, sem (0), por exemplo ${EXAMPLE}.`,
    countryCode: `Comece o número com + e o indicativo do país. Na Áustria, 0660 1234567 passa a ${EXAMPLE}.`,
    doubleZero: `No início, escreva + em vez de 00, por exemplo ${EXAMPLE}.`,
    zeroAfterCode: `Não escreva o 0 depois do indicativo do país, por exemplo ${EXAMPLE}.`,
  },
  doubts: {
    shared: (address: string, names: string) =>
      `${address} aparece mais de uma vez (${names}). Quem lê as mensagens nesse endereço pode confirmar por todas. Endereços separados são mais seguros.`,
    own: (address: string) => `${address} é o seu próprio endereço. Introduza um que esta pessoa de confiança leia.`,
  },
  another: 'Adicionar outro contacto:',
  channel: (channel: Channel) => CHANNELS[channel],
  first: 'Qual tentamos primeiro?',
  firstHint: 'Se um não funcionar, tentamos o seguinte.',
  language: 'Idioma desta pessoa',
  message: 'Mensagem pessoal',
  messageHint: 'Só para esta pessoa, quando o seu testamento estiver aberto. Opcional. Depois de guardada, não a mostramos de novo.',
  messageTooLong: 'Introduza 20 000 caracteres no máximo.',
  known: 'Existe uma mensagem pessoal. Não a mostramos de novo.',
  knownChoices: { keep: 'Mantê-la', replace: 'Escrever uma nova', remove: 'Eliminá-la', restore: 'Recuperar a mensagem eliminada' },
  deleted: (until: string) => `A mensagem pessoal foi eliminada. Pode recuperá-la até ${until}.`,
  restoreReplaced: 'Recuperar a que existia antes',
  replacedByLink: (until: string) => `Um link nosso fez voltar uma mensagem pessoal anterior. Pode recuperar a que existia antes até ${until}.`,
  messageMissing: 'Escreva a nova mensagem, ou escolha manter a anterior.',
  proposedTitle: (address: string) => `${address} está certo?`,
  proposedText: 'Alguém que tem o nosso link propôs este contacto. Já está preenchido abaixo.',
  proposedInstead: (address: string) => `O contacto até agora é ${address}.`,
  proposedCheck: 'Fale com esta pessoa antes de guardar, porque não sabemos quem respondeu.',
  checked: 'Verifiquei estes contactos: podem voltar a usá-los',
  checkedHint: 'As mensagens para um deles foram devolvidas, ou alguém lá não as quer receber.',
  rebound:
    'O seu testamento está selado. Quando guarda outros contactos, a chave do seu testamento é repartida novamente. Todas as folhas continuam válidas. Enviamos-lhe um aviso. Também escrevemos para o contacto anterior que foi substituído, com o seu nome: assim, esta pessoa repara se a alteração não foi sua.',
  add: 'Adicionar esta pessoa',
  save: 'Guardar as alterações',
  lost: {
    title: 'Esta pessoa foi adicionada, mas a folha perdeu-se pelo caminho',
    text: 'A ligação caiu antes de a folha chegar aqui, e só a mostramos uma vez. Crie uma nova folha para esta pessoa na lista.',
    button: 'Continuar para a lista',
  },
  failures: {
    conflict: 'Houve outra alteração no mesmo momento, por isso esta não teve efeito. O que escreveu ainda está aqui. Tente novamente.',
    rate_limited: 'Foram muitas alterações em pouco tempo, por isso agora nada foi alterado. Espere até à hora indicada abaixo e tente novamente.',
  } as Record<string, string>,
};
