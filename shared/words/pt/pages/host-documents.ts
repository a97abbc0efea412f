import type * as english from '#words/en/pages/host-documents.ts';
import { plural } from '#words/plural.ts';

const documentsMany = plural('pt', { one: '# documento', many: '# documentos', other: '# documentos' });
const survivorsMany = plural('pt', { one: '# pessoa de confiança', many: '# pessoas de confiança', other: '# pessoas de confiança' });

export const hostDocuments: typeof english.hostDocuments = {
  lead: 'Aqui escolhe o que as suas pessoas de confiança vão ler um dia.',
  leadOpen: 'Nada é selado antes de premir o botão no fim desta página.',
  leadSealed: 'Está tudo selado. Se adicionar ou remover um documento, sele de novo com o botão no fim desta página.',

  uploadTitle: 'Adicionar documentos',
  choose: 'Escolher ficheiros',
  drop: 'Também pode arrastar ficheiros para aqui.',
  accepted: (kinds: string) => `São possíveis estes tipos: ${kinds}.`,
  whichKinds: 'Que tipos de ficheiros são possíveis?',
  limits: (file: string, total: string, count: string) => `Um ficheiro pode ter até ${file}, e todos em conjunto até ${total} e ${count}.`,
  count: documentsMany,
  kinds: { pdf: 'PDF', word: 'Word (DOCX)', text: 'texto simples', image: (formats: string) => `imagens (${formats})` },
  otherKind: 'Tem outro tipo de ficheiro? Abra-o e guarde-o ou imprima-o como PDF.',

  rejected: {
    title: plural('pt', {
      one: 'Um ficheiro não foi adicionado',
      many: '# ficheiros não foram adicionados',
      other: '# ficheiros não foram adicionados',
    }),
    kind: (name: string) => `${name}: este tipo de ficheiro não é possível. Guarde-o como PDF e adicione o PDF.`,
    empty: (name: string) => `${name}: este ficheiro está vazio.`,
    too_large: (name: string, most: string) => `${name}: tem mais de ${most}. Reduza-o ou divida-o.`,
    too_many: (name: string, most: string) => `${name}: o seu testamento já tem ${most}. Remova um de que não precise.`,
    total: (name: string, most: string) => `${name}: com este ficheiro, o seu testamento teria mais de ${most}. Remova primeiro um documento.`,
  },

  renamed: (from: string, to: string) => `${from} chama-se agora ${to}, porque o nome não indicava o tipo de ficheiro.`,
  same: (names: string) => `${names} têm o mesmo conteúdo. Se não precisa dos dois, remova um.`,
  passwordNeeded: (name: string) =>
    `${name} está protegido por palavra-passe. Se for pedida ao abrir, as suas pessoas de confiança também precisam dela. Diga-lhes onde a encontram, ou adicione uma cópia sem palavra-passe.`,

  original: {
    title: 'Onde está o original assinado?',
    scan: 'Uma cópia digitalizada pode não ser um testamento válido perante a lei. Em muitos países, só conta o original assinado em papel.',
    text: 'Entregue-o num cartório notarial, ou guarde-o num lugar que as suas pessoas de confiança possam encontrar. Escreva aqui onde está. Esta linha é selada com os seus documentos.',
    label: 'O original está aqui',
    hint: 'Por exemplo: no cartório notarial Sousa, em Coimbra, ou na pasta azul da minha secretária.',
    missing: 'Escreva onde está o original.',
    add: 'Adicionar esta linha aos documentos',
    file: 'Onde está o original.txt',
    added: (file: string) => `Está entre os seus documentos: ${file}. Para alterar a linha, remova-a aí e escreva uma nova.`,
    inList: (file: string) => `Está anotado: ${file}.`,
  },

  phases: {
    waiting: 'À espera dos ficheiros anteriores',
    paused: 'Em pausa',
    hashing: 'A ser lido',
    announcing: 'A ser preparado',
    sending: (percent: number, sent: string, size: string) => `${percent} % carregado (${sent} de ${size})`,
    checking: 'Chegou e está a ser verificado',
    done: 'Adicionado',
  },
  progressOf: (name: string) => `Carregamento de ${name}`,
  keepOpen: 'Mantenha esta janela aberta até tudo estar adicionado. Pode ver as outras páginas deste menu.',
  broken:
    'A ligação foi interrompida. Nada se perdeu. Tentamos novamente assim que o seu dispositivo tiver ligação à Internet, ou quando premir «Tentar novamente».',
  unreadable: 'O seu dispositivo não conseguiu ler este ficheiro. Talvez tenha sido movido ou alterado. Escolha-o novamente.',
  notAccepted: 'O armazenamento deste serviço não aceitou o ficheiro. Prima «Tentar novamente».',

  listTitle: 'Os seus documentos',
  states: { sealed: 'Selado', leaves: 'Sai na próxima selagem', new: 'Novo, ainda não selado' },
  nothingSealed: 'Ainda nada está selado. As suas pessoas de confiança não poderiam ler nada.',
  sealedSince: (moment: string) => `Selado no dia ${moment}`,
  nothingNext: 'Ainda não há nenhum documento. Adicione um acima.',
  expires: (moment: string) =>
    `Sele o seu testamento antes do dia ${moment}. Depois eliminamos os documentos que não estiverem selados, porque só os selados estão encriptados para as suas pessoas de confiança. Antes disso, enviamos-lhe um lembrete.`,
  removeNew: 'Nunca foi selado. Eliminamo-lo de imediato. Pode voltar a carregá-lo mais tarde.',
  removeSealed: 'Continua selado até selar o seu testamento da próxima vez. Depois disso, as suas pessoas de confiança já não o podem ler.',
  removeButton: 'Remover o documento',
  keep: 'Manter',

  onDevice: {
    title: 'Selar de modo que nem nós possamos ler',
    text: 'Encriptamos os seus documentos, e poderíamos lê-los enquanto o fazemos. Também os pode encriptar antes neste dispositivo. Nesse caso, as suas pessoas de confiança precisam das respetivas folhas.',
    open: 'Selar neste dispositivo',
    is: 'Estes documentos foram selados no seu próprio dispositivo. Não os conseguimos ler, e o que verificamos são os ficheiros encriptados.',
    again:
      'Estes documentos só podem voltar a ser selados no seu próprio dispositivo: faltam ficheiros, há outros documentos entre eles, ou as suas pessoas de confiança, as folhas delas ou o número necessário mudaram.',
  },

  sealTitle: 'Selar o seu testamento',
  sealText: (survivors: string, threshold: number) =>
    `Encriptamos os documentos e repartimos a chave por ${survivors}. Quaisquer ${threshold} delas podem abrir o seu testamento em conjunto.`,
  sealNothing: 'Está tudo selado. Para alterar o seu testamento, adicione ou remova um documento.',
  sealAgain: 'As suas pessoas de confiança ou o número necessário mudaram. Sele novamente o seu testamento, para que a alteração tenha efeito.',
  missing: 'Antes de poder selar o seu testamento',
  missingDocuments: 'Adicione acima pelo menos um documento.',
  missingSurvivors: (count: string) => `Indique pelo menos ${count}.`,
  missingStorage: 'Ligue um armazenamento onde o seu testamento selado fique guardado.',
  toSurvivors: 'Ir para Pessoas de confiança',
  toStorages: 'Ir para Armazenamentos',
  survivors: survivorsMany,
  uploadsRunning:
    'Alguns ficheiros acima ainda não foram adicionados. Aguarde até que estejam adicionados, ou remova-os da lista. Depois sele o seu testamento.',
  notAddedText: 'A lista acima diz porquê. Nela pode tentar de novo ou remover um ficheiro. Também pode continuar com os outros documentos.',
  withoutThem: 'Continuar com os outros documentos',
  where: 'Onde fica guardado o seu testamento selado?',
  current: 'Contém agora o seu testamento',
  move: (name: string) => `O seu testamento passa para ${name}. Quando estiver completo lá, eliminamo-lo do armazenamento anterior.`,
  seal: 'Selar agora o meu testamento',
  review: {
    title: 'Veja primeiro uma coisa',
    text: 'A sua palavra-passe foi redefinida por e-mail, e qualquer pessoa que possa ler os seus e-mails pode fazê-lo. Por isso, verifique se é seu tudo o que foi introduzido na sua conta desde então. Agora nada foi selado.',
    open: 'Verificar o que foi introduzido',
  },
  sealingTitle: 'O seu testamento está a ser selado',
  sealingCount: (done: number, total: number) => `${done} de ${total} documentos estão selados`,
  sealingStart: 'Estamos a preparar a chave.',
  sealingWait: 'Isto pode demorar alguns minutos. Pode sair desta página: a selagem continua mesmo assim.',
  sealed: 'O seu testamento está selado',
  sealedFacts: (documents: number, storage: string) => `${documentsMany(documents)}, em «${storage}».`,
  sealedShares: (survivors: number, threshold: number) => `A chave está repartida por ${survivorsMany(survivors)}. São necessárias ${threshold}.`,
  nextSteps: 'O que acontece a seguir',
  asked: (moment: string) => `De tempos a tempos perguntamos-lhe se está bem. A próxima vez é no dia ${moment}.`,
  askedSoon: 'De tempos a tempos perguntamos-lhe se está bem.',
  silent:
    'Se não responder várias vezes, informamos as suas pessoas de confiança. Antes disso, enviamos-lhe lembretes por todos os canais que nos indicou.',
  papers: 'Entregue a cada pessoa de confiança o envelope selado com a respetiva folha, se ainda não o fez.',
  copy: {
    title: 'Uma cópia para levar para casa',
    text: [
      'A cópia contém o seu testamento selado e uma página que o abre sem nós e sem Internet.',
      'Quem a encontrar não a pode ler sem as folhas das suas pessoas de confiança. Por isso, pode dá-la a todas elas, ou deixá-la numa pen USB junto dos envelopes.',
    ],
    none: 'Ainda não levou nenhuma cópia.',
    taken: 'Cópias que levou',
    takenAt: 'Cópia de',
    isCurrent: 'atualizada',
    isOld: 'antiga: os seus documentos ou as suas pessoas de confiança mudaram desde então. Leve uma nova.',
    save: 'Guardar uma cópia (ZIP)',
    savePart: (part: number, parts: number) => `Guardar a parte ${part} de ${parts} (ZIP)`,
    loading: (size: string) => `Já chegaram ${size}. Mantenha esta página aberta.`,
    saved: 'A cópia chegou, e o seu navegador guarda-a',
    savedText:
      'Confirme que está nas transferências deste dispositivo. Passe-a para uma pen USB, ou entregue-a às suas pessoas de confiança. Deixe-a como está: descomprima-a só quando for precisa.',
    old: 'Uma cópia antiga abre para sempre o testamento antigo com as folhas antigas. Depois de uma alteração, recolha as cópias e as folhas antigas e destrua-as.',
    afterSealing: 'O seu testamento selado está connosco. Leve também uma cópia para casa: com as folhas, abre-se sem nós.',
    take: 'Levar uma cópia para casa',
  },
  fragile: 'Corrija isto em breve',
  warnings: {
    package_behind: (name: string) =>
      `Não conseguimos chegar a ${name}, que ainda não tem esta selagem. Tentamos de novo todos os dias. Até lá, só abre com folhas anteriores: guarde-as.`,
    survivor_unreachable: (name: string) =>
      `Não conseguimos contactar ${name}. Adicione um endereço de e-mail de ${name} na página «Pessoas de confiança».`,
    no_margin: () =>
      'Todas as suas pessoas de confiança são necessárias. Se uma delas não puder participar, ninguém pode abrir o seu testamento. Indique mais uma, ou reduza o número necessário.',
    paper_unconfirmed: (name: string) =>
      `Ainda não introduziu nenhum código da folha de ${name}. Faça-o na página «Pessoas de confiança». Se uma folha não foi impressa, crie lá uma nova: os códigos só foram mostrados uma vez.`,
  },
};
