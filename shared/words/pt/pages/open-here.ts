import type * as english from '#words/en/pages/open-here.ts';
import { plural } from '#words/plural.ts';

export const openHere: typeof english.openHere = {
  lead: 'Estes documentos foram selados no dispositivo da pessoa de quem é o testamento. Guardamo-los, mas não os conseguimos ler. Várias pessoas de confiança abrem-nos em conjunto, cada uma com a sua folha.',
  loading: 'Estamos a carregar a lista dos documentos.',
  listProblem:
    'A lista dos documentos não é o que foi selado, por isso nada se pode abrir com ela. Em vez disso, abra o testamento com a página de recuperação. A sua folha diz como.',
  tooLong: (most) =>
    `A lista dos documentos é mais longa do que esta página consegue abrir: mais de ${most.documents} documentos, um documento com mais de ${most.size}, um nome com mais de ${most.name} caracteres ou uma mensagem com mais de ${most.message} caracteres. Nada se perdeu. Em vez disso, abra o testamento com a página de recuperação. A sua folha diz como.`,

  sealedOn: (moment: string) =>
    `Os documentos foram selados em ${moment}. Se souber de um testamento posterior, pergunte às outras pessoas antes de escrever seja o que for.`,

  owner: 'As primeiras 20 letras e algarismos por baixo de «Selado por»',
  ownerHint:
    'Estão na tira de papel impressa que acompanha a sua folha, ou na tira de outra pessoa de confiança. Por exemplo: ABCD EFGH 2345 JKLM NPQR. Nunca as copie de uma mensagem nem desta página: mostram que os documentos são autênticos.',
  ownerMissing: 'Escreva cinco grupos de quatro letras e algarismos.',
  ownerDiffers:
    'Estas não são as letras da pessoa que selou os documentos. Compare-as novamente com a folha. Se a página voltar a dizer isto, não escreva aqui a sua chave. Em vez disso, abra o testamento com a página de recuperação. A sua folha diz como.',

  keyOther: 'Esta chave não pertence a estes documentos. É de outro testamento, ou uma folha mais recente substituiu-a.',
  shareDamaged:
    'A parte da chave para a sua folha está danificada. As outras pessoas ainda podem abrir os documentos, se participarem em número suficiente.',
  use: 'Usar a minha folha',

  passing: 'Estamos a passar a sua parte às outras pessoas. Ainda não feche esta página.',
  notPassed: 'A sua parte ainda não foi passada às outras pessoas. Não feche esta página. Ela tenta novamente a cada meio minuto.',
  passedTitle: 'A sua folha foi usada',
  passed:
    'Passámos a sua parte às outras pessoas, encriptada para as folhas delas. Não precisa de esperar aqui, e não é preciso que venham todas ao mesmo tempo. Quando voltar, precisa novamente da sua folha.',
  known: (known: string, needed: string) => `Folhas usadas até agora: ${known} de ${needed}.`,
  look: 'Ver novamente',
  wrong: plural('pt', {
    one: 'A parte de outra pessoa não é a que foi selada para a folha dela. Essa pessoa deve usar novamente a sua folha.',
    many: 'As partes de outras # pessoas não são as que foram seladas para as folhas delas. Essas pessoas devem usar novamente as suas folhas.',
    other: 'As partes de outras # pessoas não são as que foram seladas para as folhas delas. Essas pessoas devem usar novamente as suas folhas.',
  }),
  missing: plural('pt', {
    one: 'Falta # folha. Pode usar-se uma destas:',
    many: 'Faltam # folhas. Podem usar-se estas:',
    other: 'Faltam # folhas. Podem usar-se estas:',
  }),
  paper: (check) => `A folha com as letras de verificação ${check}`,
  someone: 'Outra pessoa',
  failed: 'Este navegador não conseguiu abrir os documentos. Experimente outro navegador ou outro dispositivo. Nada se perdeu.',

  openedTitle: 'Os documentos estão abertos',
  messages: 'Uma mensagem pessoal para si',
  opened: 'Os documentos são desencriptados neste navegador quando os guarda. Cada um é comparado com o que foi selado.',
  notDelivered: plural('pt', {
    one: '# documento não chegou',
    many: '# documentos não chegaram',
    other: '# documentos não chegaram',
  }),
  notDeliveredText:
    'Estes documentos foram selados, mas o nosso serviço não os entregou. Veja novamente amanhã. Se continuarem a faltar, abra o testamento com a página de recuperação. A sua folha diz como.',
  unlisted: plural('pt', {
    one: '# ficheiro não pertence aos documentos',
    many: '# ficheiros não pertencem aos documentos',
    other: '# ficheiros não pertencem aos documentos',
  }),
  unlistedText: 'Chegaram com os documentos, mas nada mostra que são da pessoa que os selou. Esta página não os abre. Não confie no conteúdo.',
  loadedOf: (done: string, total: string) => `Transferido: ${done} de ${total}`,
};
