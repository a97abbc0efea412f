import type * as english from '#words/en/messages/to-host/upkeep.ts';
import { plural } from '#words/plural.ts';

export const upkeep: typeof english.upkeep = {
  'documents-damaged': {
    subject: 'Alguns dos seus documentos selados estão danificados',
    opening: (storage: string) =>
      `Uma vez por mês, verificamos os seus documentos selados. No armazenamento ${storage}, faltam ou estão danificados os seguintes documentos:`,

    unnamedDocument: 'um documento',
    othersIntact: 'As suas pessoas de confiança não conseguiriam ler estes documentos. Todos os outros documentos estão intactos.',
    upload: 'Inicie sessão, carregue novamente os documentos indicados e, depois, volte a selar o seu testamento.',
    onDevice: 'O seu próprio dispositivo encriptou estes ficheiros. Inicie sessão e sele novamente todos os seus documentos no seu dispositivo.',
    short: plural('pt', {
      one: 'Um dos seus documentos selados está danificado. Inicie sessão e carregue-o novamente.',
      many: '# dos seus documentos selados estão danificados. Inicie sessão e carregue-os novamente.',
      other: '# dos seus documentos selados estão danificados. Inicie sessão e carregue-os novamente.',
    }),
    shortOnDevice: 'Alguns dos seus documentos selados estão danificados. Inicie sessão e sele-os novamente no seu dispositivo.',
  },

  'storage-unreachable': {
    subject: 'Não conseguimos aceder ao armazenamento do seu testamento',
    opening: (storage: string) =>
      `Uma vez por mês, verificamos os seus documentos selados. Há três dias que não os conseguimos ler, porque o armazenamento ${storage} não o permite.`,
    why: 'As suas pessoas de confiança também não os conseguiriam ler. Na maioria dos casos, o acesso ao armazenamento expirou ou foi alterado.',
    test: 'Inicie sessão e teste o armazenamento.',
    short: 'Não conseguimos aceder ao armazenamento do seu testamento selado. Inicie sessão e teste-o.',
  },

  'yearly-review': {
    subject: 'Uma vez por ano: continua tudo certo no seu testamento?',
    opening: plural('pt', {
      one: 'O seu testamento selado tem um documento.',
      many: 'O seu testamento selado tem # documentos.',
      other: 'O seu testamento selado tem # documentos.',
    }),
    sealedOn: (date: string) => `Selou-o em ${date}.`,
    people: (threshold: number) => `Após a sua morte, ${threshold} destas pessoas podem abri-lo em conjunto:`,
    confirmed: (survivor: string, date: string) => `${survivor} confirmou em ${date} que as nossas mensagens chegam.`,
    unconfirmed: (survivor: string) => `${survivor} ainda não confirmou que as nossas mensagens chegam.`,
    paper: (date: string) => `A folha foi feita em ${date}.`,
    paperUnchecked: (date: string) => `A folha foi feita em ${date}, e ainda não introduziu um código dessa folha para a confirmar.`,
    right: 'Se tudo isto continuar certo, abra o link e prima o botão. Assim, ficamos também a saber que está bem.',
    change: 'Se for preciso mudar alguma coisa, a página do link mostra-lhe onde.',
    step: 'Continua tudo certo',
    short: 'Uma vez por ano, perguntamos se continua tudo certo no seu testamento. Veja o nosso e-mail, ou abra o link:',
  },

  'copy-broken': {
    subject: 'Um dos armazenamentos do seu testamento não funciona',
    opening: (storage: string) =>
      `Uma vez por mês, verificamos os seus documentos selados em cada um dos seus armazenamentos. Há três dias que o armazenamento ${storage} não nos deixa lê-los nem repará-los.`,
    safe: 'O seu testamento está completo noutro armazenamento. Por isso, as suas pessoas de confiança conseguiriam lê-lo.',
    test: 'Inicie sessão e teste este armazenamento, ou escolha outro, para que volte a haver dois.',
    short: 'Um dos armazenamentos do seu testamento não funciona; o testamento está completo noutro. Inicie sessão e teste-o.',
  },

  'copy-repaired': {
    subject: 'Uma cópia do seu testamento selado foi reparada',
    opening: (storage: string) =>
      `Uma vez por mês, verificamos os seus documentos selados em cada um dos seus armazenamentos. No armazenamento ${storage}, alguns ficheiros faltavam ou estavam danificados. Escrevemo-los novamente a partir de outro armazenamento, e o seu testamento está completo.`,
    again: 'Não precisa de fazer nada. Se isto voltar a acontecer, escolha outro armazenamento.',
    short: 'Num armazenamento, faltavam ou estavam danificados ficheiros do seu testamento selado. Reparámo-los a partir de outro.',
  },

  'draft-expires': {
    subject: 'Há documentos que carregou e que ainda não estão selados',
    opening: plural('pt', {
      one: 'Carregou um documento que ainda não está selado.',
      many: 'Carregou # documentos que ainda não estão selados.',
      other: 'Carregou # documentos que ainda não estão selados.',
    }),
    kept: 'Guardamos os documentos não selados durante 30 dias.',
    deletedOn: (documents: number, date: string) =>
      documents === 1
        ? `Eliminamos este em ${date}, se não selar o seu testamento antes.`
        : `Eliminamos estes em ${date}, se não selar o seu testamento antes.`,
    seal: 'Inicie sessão e sele o seu testamento. Caso contrário, as suas pessoas de confiança não recebem o que carregou. O que já está selado fica como está.',
    short: (by: string) => `Carregou documentos que ainda não estão selados. Inicie sessão e sele o seu testamento até ${by}, ou eliminamo-los.`,
  },

  'connector-broken': {
    subject: 'Um dos seus canais já não funciona',
    opening: (connector: string, reason: string) =>
      `Uma vez por mês, verificamos se conseguimos entrar em contacto consigo. Há três dias que ${connector} não funciona: ${reason}`,
    unnamedConnector: 'um dos seus canais',
    others:
      'Até que volte a funcionar, entramos em contacto consigo pelos seus outros canais e por e-mail. As suas pessoas de confiança não recebem códigos por este canal.',
    test: 'Inicie sessão, verifique as definições do canal e teste-o.',
    short: (connector: string) => `O seu canal ${connector} não funciona há três dias. Inicie sessão e teste-o.`,
    unnamedShort: 'de contacto',
  },

  'device-gone': {
    subject: 'Um dos seus dispositivos já não recebe as nossas notificações',
    opening: (device: string) =>
      `O navegador deste dispositivo já não aceita as nossas notificações: ${device}. Por isso, eliminámos este canal. Entramos em contacto consigo pelos outros canais e por e-mail.`,
    unnamedDevice: 'um dos seus dispositivos',
    again: 'Talvez as notificações tenham sido desativadas lá. Para as voltar a ativar, inicie sessão nesse dispositivo.',
    short: (device: string) => `As nossas notificações já não chegam a ${device}. Para as voltar a ativar, inicie sessão lá.`,
  },

  'chat-gone': {
    subject: 'Já não recebe as nossas mensagens no Telegram',
    opening:
      'A conversa com o nosso bot no Telegram foi bloqueada ou eliminada. Por isso, eliminámos este canal. Entramos em contacto consigo pelos outros canais e por e-mail.',
    again: 'Talvez tenha acontecido por engano. Para voltar a receber mensagens lá, inicie sessão e ligue novamente o Telegram.',
    short: 'As nossas mensagens já não lhe chegam no Telegram. Para voltar a recebê-las lá, inicie sessão e ligue novamente o Telegram.',
  },

  'storage-broken': {
    subject: 'Um dos seus armazenamentos já não funciona',
    opening: (storage: string, reason: string) =>
      `Uma vez por mês, verificamos os seus armazenamentos. Há três dias que ${storage} não funciona: ${reason}`,
    unnamedStorage: 'um dos seus armazenamentos',
    test: 'O seu testamento selado não está neste armazenamento. Se ainda o quiser usar, inicie sessão, verifique as definições e teste-o.',
    short: (storage: string) => `O armazenamento ${storage} não funciona há três dias. Inicie sessão e teste-o.`,
    unnamedShort: 'para documentos',
  },

  'drive-joined': {
    subject: 'Um serviço na nuvem foi ligado à sua conta',
    opening: (storage: string, account: string) =>
      `Alguém com sessão iniciada na sua conta ligou um serviço na nuvem: ${storage}. Nome da conta neste serviço: ${account}.`,
    unnamedStorage: 'um armazenamento',
    unnamedAccount: 'vazio',
    ifYou: 'Se foi ligado por si e este é o seu serviço na nuvem, não precisa de fazer nada.',
    notYou: 'Se não foi ligado por si, inicie sessão, elimine este armazenamento e altere a sua palavra-passe.',
    short:
      'Um serviço na nuvem foi ligado à conta do seu testamento. Se não foi ligado por si, inicie sessão, elimine este armazenamento e altere a sua palavra-passe.',
  },

  'drive-lost': {
    subject: 'Ligue novamente o seu serviço na nuvem',
    opening: (storage: string) =>
      `Já não conseguimos abrir o armazenamento ${storage}, porque o nosso acesso a este serviço na nuvem terminou. Isto acontece se o acesso tiver sido revogado, se a palavra-passe tiver sido alterada ou se o serviço não tiver sido usado durante muito tempo.`,
    reconnect:
      'Até que o ligue novamente, as suas pessoas de confiança também não conseguem ler os documentos deste armazenamento. Inicie sessão e ligue-o novamente. Não precisa de voltar a selar o seu testamento.',
    short: 'Já não conseguimos abrir o seu serviço na nuvem. Inicie sessão na conta do seu testamento e ligue-o novamente.',
  },

  'email-bounced': {
    subject: 'Os nossos e-mails já não lhe chegam',
    opening: (address: string) =>
      `Enviámos um e-mail para ${address}, o endereço da sua conta. Foi-nos devolvido: esta caixa de correio não o aceita.`,
    others:
      'Por agora, entramos em contacto consigo pelos seus outros canais. Uma pergunta que apenas nos foi devolvida não conta como pergunta sem resposta.',
    change:
      'Inicie sessão e altere o endereço de e-mail da sua conta. Se o endereço estiver certo, verifique se a caixa de correio existe e não está cheia.',
    short: 'Os nossos e-mails para o endereço da conta do seu testamento são-nos devolvidos. Inicie sessão e altere o endereço:',
  },

  'survivor-unreachable': {
    subject: (survivor: string) => `Os nossos e-mails já não chegam a ${survivor}`,
    opening: (survivor: string) => `Enviámos um e-mail a ${survivor}. Foi-nos devolvido: esta caixa de correio não o aceita.`,
    needed: (survivor: string) =>
      `Sem um endereço de e-mail que funcione, ${survivor} não pode receber o link pessoal de que precisa para abrir o seu testamento.`,
    correct: 'Peça a esta pessoa o endereço atual, inicie sessão e guarde-o como contacto. Se o endereço estiver certo, guarde-o novamente.',
    short:
      'Os nossos e-mails para uma das suas pessoas de confiança são-nos devolvidos. Inicie sessão na conta do seu testamento e corrija o endereço dessa pessoa:',
  },

  'contact-reported': {
    subject: 'Uma das suas pessoas de confiança pode ter outro endereço',
    opening: (survivor: string) => `Alguém que lê as nossas mensagens para ${survivor} respondeu que usamos o endereço errado.`,
    openingWithProposal: (survivor: string) =>
      `Alguém que lê as nossas mensagens para ${survivor} respondeu que usamos o endereço errado e propôs outro.`,
    unchanged: 'Não alterámos nada, porque não sabemos quem escreveu isto.',
    ask: (survivor: string) => `Pergunte a ${survivor} pessoalmente ou por telefone. Depois, inicie sessão e guarde o endereço certo.`,
    short:
      'Talvez usemos o endereço errado para uma das suas pessoas de confiança, mas não alterámos nada. Pergunte a essa pessoa e, depois, inicie sessão:',
  },

  'quorum-worse': {
    subject: 'Menos pessoas do que antes podem abrir o seu testamento',
    opening: 'Verificamos se conseguimos entrar em contacto com as pessoas que podem abrir o seu testamento. A situação piorou.',
    reached: (survivors: number, reachable: number) =>
      `Tem ${survivors} pessoas de confiança, e conseguimos entrar em contacto com ${reachable} delas.`,
    needed: (threshold: number) => `Para abrir o seu testamento, é necessária a participação de, pelo menos, ${threshold} delas.`,
    tooFew: 'Se isto continuar assim, o seu testamento pode ficar fechado.',
    justEnough: 'Se mais uma pessoa não puder participar, o testamento pode ficar fechado.',
    spare: (margin: number) => `Assim, das pessoas com quem conseguimos entrar em contacto, podem faltar ${margin}.`,
    unreachable: 'Nenhum canal chega a:',
    rejected: 'Rejeitou uma alteração quando estes canais eram novos. Até que introduza novamente as respetivas definições, não entregam mensagens:',
    unnamedConnector: 'um canal',
    correct:
      'Inicie sessão, corrija os dados de contacto destas pessoas ou indique outra pessoa de confiança. O seu testamento continua selado como está.',
    seldom: 'Enviamos esta mensagem, no máximo, uma vez em 30 dias.',
    short: (reachable: number, survivors: number, threshold: number) =>
      `Conseguimos entrar em contacto com ${reachable} das suas ${survivors} pessoas de confiança, e são precisas ${threshold} para abrir o seu testamento. Inicie sessão e corrija os dados de contacto:`,
  },
};
