import type * as english from '#words/en/pages/banner.ts';
export const banner: typeof english.banner = {
  pending: {
    title: 'Não tivemos notícias suas',
    text: 'Não respondeu às nossas perguntas, por isso informámos as suas pessoas de confiança. Cada uma delas pode agora iniciar a transmissão do seu testamento. Ainda ninguém a iniciou, por isso não abrimos nada.',
    stop: 'Estou bem: parar',
  },
  titles: {
    running: 'Está a decorrer uma transmissão do seu testamento',
    open: 'As suas pessoas de confiança já podem ler os seus documentos',
    stalled: 'Uma transmissão do seu testamento está à espera',
    failed: 'Não foi possível abrir os seus documentos',
  },
  why: {
    stalled: 'Há 30 dias que faltam pessoas de confiança que confirmem a identidade. O testamento ainda se abre quando houver suficientes.',
    failed: 'Um número suficiente de pessoas de confiança confirmou a identidade, mas não conseguimos ler os seus documentos selados.',
  } as Partial<Record<'running' | 'open' | 'stalled' | 'failed', string>>,
  confirmations: 'Confirmações',
  startedBy: (name: string, moment: string) => `Iniciada por ${name} a ${moment}.`,
  startedByName: (name: string, moment: string) => `Iniciada a ${moment} por alguém que indicou o nome ${name}.`,
  opensAt: (moment: string) => `Não abrimos nada antes de ${moment}.`,
  opensUnknown: 'Ainda não se sabe a partir de quando os documentos podem ser lidos. Primeiro, certificamo-nos de que recebeu uma mensagem.',
  openSince: (moment: string) => `Os documentos podem ser lidos desde ${moment}.`,
  link: 'O link nas nossas mensagens',
  linkUntil: (moment: string) =>
    `Com ele, pode parar a transmissão até ${moment}. Com o botão desta página, pode pará-la enquanto estiver a decorrer.`,
  linkOver: 'O link já não é válido. O botão desta página ainda faz parar a transmissão.',
  needed: (threshold: number) => `${threshold} pessoas de confiança têm de confirmar a identidade.`,
  noProofs: 'Até agora, ninguém o fez.',
  proof: (name: string, moment: string) => `${name}, a ${moment}`,
  nothingRead: 'Até agora, nada foi lido.',
  readTitle: 'Lido até agora',
  read: (name: string, document: string, moment: string) => `${name} abriu ${document} a ${moment}`,
  message: 'a mensagem pessoal',
  details: 'Quem confirmou e o que foi lido',
  stop: 'Estou bem: parar a transmissão',
  stopHint: 'A transmissão é parada de imediato. O seu testamento continua selado.',
  stopAndRemove: (name: string) => `Parar e remover ${name}`,
  removeTitle: (name: string) => `Parar a transmissão e remover ${name}?`,
  removeOnlyName: (name: string) => `Este início foi feito só com um nome. Outra pessoa pode ter usado o nome ${name}.`,
  removeText: (name: string) =>
    `${name} deixa de poder iniciar uma transmissão ou abrir o seu testamento. A folha deixa de ser válida e a mensagem pessoal é eliminada. Isto não pode ser anulado.`,
  removeOthers:
    'As folhas das outras pessoas continuam válidas. Avisamo-las de que uma pessoa foi removida, sem dizer o nome. Se ficassem menos pessoas do que as necessárias, apenas paramos a transmissão.',
  removeConfirm: (name: string) => `Parar e remover ${name}`,
  removed: (name: string) =>
    `Removemos ${name} da sua lista. Esta pessoa já não pode iniciar uma transmissão. Agora selamos de novo os seus documentos com uma nova chave.`,
  notRemoved: (name: string, why: string) => `Não foi possível remover ${name}. ${why}`.trim(),
  notRemovedWhy: {
    below_threshold: 'Ficariam menos pessoas do que as necessárias. Adicione primeiro uma pessoa, ou reduza o número de pessoas necessárias.',
    step_up_required: 'Para isto, é preciso o seu segundo fator. Pode remover esta pessoa na página «Pessoas de confiança».',
    recently_recovered:
      'A sua palavra-passe foi redefinida por e-mail, ou uma alteração foi rejeitada. A página «Segurança» diz como confirmar que foi por sua iniciativa.',
    sealing_in_progress:
      'O seu testamento está a ser selado neste momento. Remova esta pessoa dentro de alguns minutos, na página «Pessoas de confiança».',
    survivor_not_found: 'Esta pessoa já não está na sua lista.',
  } as Record<string, string>,
  stopped: 'A transmissão está parada',
  stoppedPending: 'Está parado',
  stoppedText: 'O seu testamento está fechado e continua selado. O que as suas pessoas de confiança confirmaram já não conta.',
  stoppedPendingText: 'O seu testamento continua selado, e voltamos a contar do zero as perguntas sem resposta.',
  afterReading: 'O que já foi lido ou guardado não volta atrás.',
  informing: (names: string) => `Estamos a enviar uma mensagem a ${names}: diz que está tudo bem consigo e como isto foi parado.`,
  informingAll: 'Estamos a enviar uma mensagem a todas as suas pessoas de confiança: diz que está tudo bem consigo e como isto foi parado.',
  nextAsk: (moment: string) => `A próxima pergunta é a ${moment}.`,
  notYou: 'Se não esperava isto, procure saber o que aconteceu:',
  next: {
    '/security': 'Mude a sua palavra-passe e veja onde tem sessão iniciada',
    '/survivors': 'Reveja as suas pessoas de confiança e fale com elas',
    '/history': 'Leia o que aconteceu e quando',
  },
  close: 'Fechar esta mensagem',
  failures: { transfer_not_running: 'Esta transmissão já terminou. A página mostra agora o estado atual.' } as Record<string, string>,
};
