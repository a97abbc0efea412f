import type * as english from '#words/en/pages/seal-here.ts';
import { plural } from '#words/plural.ts';
import { slips } from '#words/pt/own-device/slips.ts';

export const sealHere: typeof english.sealHere = {
  title: 'Selar neste dispositivo',
  lead: 'O seu navegador encripta os seus documentos antes de os enviar. Assim, guardamos um testamento que não conseguimos ler, e quem roube as nossas bases de dados também não o consegue ler.',
  facts: [
    'Tudo o resto fica como está: perguntamos-lhe se está bem, e tem 48 horas para parar uma transmissão.',
    'Se alterar as suas pessoas de confiança, uma folha ou o número necessário, volte a selar aqui. Até lá, os documentos só se abrem com as folhas desta selagem.',
    'Nesse caso, as suas pessoas de confiança precisam das respetivas folhas. Um código enviado por nós já não basta. Se se perderem demasiadas folhas, ninguém pode abrir o testamento.',
    'Terá a sua própria folha. Use sempre a mesma, para que as tiras das suas pessoas de confiança continuem válidas. Para alterar um documento, tem de escolher novamente todos os documentos. Para uma nova pessoa, basta esta folha.',
    'Continuamos a ver quantos documentos e folhas existem, que tamanho têm os documentos e quando os selou. O que tiver carregado ou escrito noutras páginas, poderíamos lê-lo.',
    'Alguém que altere as nossas páginas poderia ler tudo durante a criação das folhas, durante a selagem e durante a leitura pelas suas pessoas de confiança.',
  ],
  back: 'Voltar aos documentos',

  sheetIsEnough:
    'Os documentos selados podem ficar: escreva no passo 2 a chave da sua própria folha. Sem esta folha, tem de escolher novamente todos os documentos.',
  documentsNeeded: 'Tenha prontos todos os seus documentos',
  why: {
    paper_removed:
      'Uma folha que abre os documentos selados já não é válida, mas alguém pode ainda tê-la. Por isso, os documentos precisam de uma nova chave. Escolha-os todos novamente.',
    threshold_raised:
      'Agora são necessárias mais folhas do que antes, mas um número menor ainda poderia abrir os documentos selados. Por isso, os documentos precisam de uma nova chave. Escolha-os todos novamente.',
    documents_changed: 'Foram adicionados ou retirados documentos desde que selou aqui. Escolha novamente todos os documentos.',
    unfinished: 'Preparou aqui uma selagem e não a terminou. Conclua-a na página dos seus documentos, ou escolha novamente todos os documentos.',
    unreadable: 'De momento, não conseguimos ler o seu testamento selado. Tente mais tarde, ou escolha novamente todos os documentos.',
    altered: 'A lista dos seus documentos selados está danificada, ou alguém a alterou. Escolha novamente todos os documentos.',
    other_sheet:
      'O seu testamento foi selado com outra folha, que esta não substitui. Escolha novamente todos os documentos, ou recarregue esta página e escreva a chave da outra folha.',
  },

  withoutPages: {
    title: 'Selar sem as nossas páginas',
    lead: 'O ficheiro seal.html sela o seu testamento no seu dispositivo, sem rede. Só para este ficheiro e para recover.html prometemos proteção contra páginas alteradas, e só se comparar os respetivos SHA-256. Não ajudam se uma folha tiver sido criada numa página alterada.',
    savePage: 'Guardar seal.html',
    compare:
      'Compare o SHA-256 do ficheiro, ou peça a alguém que o saiba fazer. Uma página alterada poderia mostrar aqui um falso. Por isso, compare-o também com as notas de versão deste serviço, ou com a sua própria folha se esta versão lá estiver impressa. Se for diferente, não use o ficheiro. Tem de ser:',
    saveList: 'Guardar papers.txt',
    list: 'Esta lista tem o nome e a chave pública de cada folha, e quantas folhas são necessárias. Não é secreta.',
    seal: 'Use um computador e desligue-o de todas as redes. Abra seal.html com Firefox, Chrome, Edge ou Safari. Este pede tudo o resto e guarda os ficheiros encriptados.',
    upload:
      'Carregue todos estes ficheiros junto dos seus documentos, com os nomes que têm. Remova de lá os outros documentos e sele o seu testamento.',
  },

  peopleTitle: '1. Comparar as folhas',
  people:
    'Cada folha mostra letras de verificação, cinco grupos de quatro. Escreva-as tal como estão na folha, ou peça-as à pessoa: não são secretas. Assim, ninguém pode introduzir uma folha falsa.',
  newPaper: (names: string) =>
    `As folhas de ${names} não foram criadas num navegador, por isso não têm letras de verificação. Crie primeiro novas folhas em «Pessoas de confiança».`,
  toSurvivors: 'Ir para Pessoas de confiança',
  check: (name: string) => `Letras de verificação na folha de ${name}`,
  checkHint: 'Por exemplo: ABCD EFGH 2345 JKLM NPQR.',
  quorum: (needed: number, of: number) =>
    `Este testamento abre-se com quaisquer ${needed} folhas de um total de ${of}. Se este número estiver errado, não continue.`,
  compare: (name: string) => `Comparar a folha de ${name}`,
  checkWrong: (name: string) =>
    `Estas não são as letras da folha mais recente de ${name}. Compare-as novamente. Se na folha forem iguais, crie uma nova folha para ${name}.`,
  checkDone: 'As folhas são as certas',
  continue: 'Continuar',

  sheetTitle: '2. A sua própria folha',
  sheet:
    'A sua própria folha tem uma chave. Essa chave marca o seu testamento, para que as suas pessoas de confiança saibam que é seu. Sozinha, não abre nada. Enquanto este serviço existir, com ela pode conservar os documentos selados e dar uma folha a pessoas novas. Sem o serviço, só abre os documentos juntamente com tantas folhas quantas forem necessárias. Guarde a folha onde mais ninguém a encontre.',
  hasSheet: 'Já tem a sua própria folha?',
  sheetNew: 'Não, criar uma agora',
  sheetKnown: 'Sim, escrevo a chave',
  sheetKey: 'A chave da sua própria folha',
  sheetKeyHint: 'Começa por AGE-SECRET-KEY-1. Fica neste navegador.',
  sheetKeyWrong: 'Esta não é a chave da sua própria folha, ou há um erro de escrita nela. Compare-a com a folha, letra a letra.',
  printText:
    'Imprima agora a sua própria folha. Só é mostrada aqui. A segunda página tem uma tira de papel para cada folha: entregue ou envie a cada pessoa de confiança a tira respetiva. As tiras não são secretas.',
  print: 'Imprimir a folha e as tiras',
  show: 'Ver a folha neste ecrã',
  typeEnd: 'Escreva as últimas 8 letras e algarismos da chave da folha impressa',
  typeEndWrong: 'Estas não são as últimas 8 letras e algarismos da chave. Leia-os na folha impressa.',
  sheetDone: 'A sua própria folha está pronta',

  documentsTitle: '3. Escolher os documentos',
  documents: 'Escolha todos os documentos que as suas pessoas de confiança vão ler. Substituem os que estão agora no seu testamento.',
  choose: 'Escolher ficheiros',
  chosen: plural('pt', {
    one: '# documento, e ainda nada foi enviado',
    many: '# documentos, e ainda nada foi enviado',
    other: '# documentos, e ainda nada foi enviado',
  }),
  noDocuments: 'Escolha pelo menos um documento.',
  tooMany: (most: string) => `Escolha no máximo ${most}.`,
  tooLarge: (name: string, most: string) => `${name}: tem mais de ${most}. Reduza-o ou divida-o.`,
  message: (name: string) => `Uma mensagem pessoal para ${name} (pode deixar em branco)`,
  messageHint: 'Também é encriptada aqui. Só a folha desta pessoa a abre, quando o testamento estiver aberto.',

  slipsAgain:
    'Cada folha precisa de uma tira que mostra quem selou. Se uma pessoa não tem a tira desta sua folha, imprima-a aqui, e entregue-a ou envie-a. As tiras não são secretas.',
  printSlips: 'Imprimir as tiras',

  keep: {
    title: '3. Manter os documentos',
    sealed: (when: string) => `A sua folha abriu o seu testamento. Data da selagem: ${when}. Contém estes documentos:`,
    key: (needed: number, of: number) =>
      `Nessa selagem eram necessárias ${needed} folhas de um total de ${of}. Os documentos mantêm a chave dessa selagem. Se numa selagem posterior bastaram menos folhas, ou se entretanto foi retirada uma folha, essas folhas ainda os podem abrir: nesse caso, escolha novamente todos os documentos.`,
    fewer: (before: number, now: number) =>
      `Antes eram necessárias ${before} folhas. Agora bastam ${now}. Se não foi o próprio utilizador a alterar isto, não continue.`,
    compare: 'Se não for a data da última selagem, ou se um documento faltar ou estiver desatualizado, escolha novamente todos os documentos.',
    messages: 'As mensagens do seu testamento selado ficam como estão. Aqui só pode escrever às pessoas novas.',
    keep: 'Manter estes documentos',
    choose: 'Escolher novamente todos os documentos',
  },

  sealTitle: '4. Encriptar e carregar',
  seal: 'Encriptar neste dispositivo e carregar',
  encrypting: 'Os documentos estão a ser encriptados e carregados, um a seguir ao outro. Mantenha esta página aberta.',
  encryptedOf: (done: string, total: string) => `Encriptado: ${done} de ${total}`,
  uploadedOf: (done: string, total: string) => `Carregado: ${done} de ${total}`,
  encryptedPart: (percent: number) => `A encriptar: ${percent} %`,
  pause: 'Pausar',
  paused: 'Em pausa. Nada se perdeu. Prima «Continuar» quando quiser prosseguir, e mantenha esta página aberta.',
  offline:
    'Este dispositivo não está ligado à Internet, por isso fizemos uma pausa. Continuamos automaticamente quando a ligação voltar. O que foi carregado mantém-se. Mantenha esta página aberta.',
  list: 'A lista dos documentos',
  failed: 'Este navegador não conseguiu encriptar os documentos. O que foi selado antes continua selado. Tente novamente, ou use outro navegador.',
  uploaded: 'Todos os documentos estão encriptados e carregados. Sele agora o seu testamento.',

  ownSheet: {
    ...slips,
    title: 'A minha própria folha',
    keep: 'Guarde esta folha onde mais ninguém a encontre. Com folhas suficientes, ou com o serviço, abre o meu testamento. Também pode alterá-lo.',
    key: 'A minha chave',
    keyQr: 'Código QR: a minha chave',
    papers: 'Letras de verificação das folhas quando isto foi impresso',
    program: 'SHA-256 de seal.html quando isto foi impresso',
  },
};
