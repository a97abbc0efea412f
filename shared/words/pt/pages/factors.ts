import type * as english from '#words/en/pages/factors.ts';
import { plural } from '#words/plural.ts';

export const factors: typeof english.factors = {
  title: 'Segundo fator',
  lead: 'Um segundo fator protege o seu testamento de quem saiba a sua palavra-passe ou leia os seus e-mails. Para fazer alterações, passa a ser preciso também o seu telemóvel, o seu computador ou uma chave de segurança.',
  free: 'Nunca precisa dele para nos dizer que está bem, nem para parar uma transmissão.',
  none: 'A sua conta ainda não tem um segundo fator.',
  kinds: { passkey: 'Chave de acesso', totp: 'Aplicação de autenticação' },
  added: 'Adicionado',
  lastUsed: 'Última utilização',
  never: 'Ainda nenhuma',
  isNew: (day: string) =>
    `Este fator é novo até ao dia ${day}. Se a sua palavra-passe for redefinida por e-mail antes disso, nada pode ser alterado na sua conta até confirmar que o pedido partiu de si.`,
  synced: 'Os seus dispositivos copiam esta chave de acesso entre si.',

  add: 'Adicionar um segundo fator',
  addAnother: 'Adicionar mais um',
  addHint: 'Dois são melhores do que um: se perder um dispositivo, o outro continua a funcionar.',
  which: 'O que pretende usar?',
  passkeyHint: 'A sua impressão digital, o seu rosto ou o PIN deste dispositivo, ou uma chave de segurança. É o mais fácil e o mais seguro.',
  passkeyImpossible: 'Este navegador não permite usar chaves de acesso.',
  appHint:
    'Uma aplicação no seu telemóvel que mostra um código novo a cada 30 segundos. Por exemplo, Aegis, 2FAS, Google Authenticator ou o seu gestor de palavras-passe.',
  name: 'Nome',
  nameHint: 'Para saber de que dispositivo se trata.',
  nameMissing: 'Introduza um nome, por exemplo «O meu telemóvel».',
  nameTooLong: 'Introduza no máximo 100 caracteres.',
  password: 'A sua palavra-passe',

  scanTitle: 'Ligue a sua aplicação',
  scan: 'Abra a aplicação, escolha «Adicionar conta» e leia esta imagem com a câmara.',
  qrLabel: 'Código QR para a sua aplicação de autenticação',
  type: 'Não consigo ler a imagem',
  typeText: 'Escolha «Introduzir uma chave» na aplicação e escreva esta chave:',
  code: 'Código da aplicação',
  codeHint: 'Os 6 algarismos que a aplicação mostra agora.',
  finish: 'Adicionar esta aplicação',
  done: (name: string) => `«${name}» foi adicionado. A partir de agora, as alterações à sua conta precisam do seu segundo fator.`,

  codesTitle: 'Os seus dez códigos de recuperação',
  codesText:
    'Se perder o telemóvel ou a chave, um código de recuperação substitui-os uma vez. Guarde estes códigos junto de outros papéis importantes, e não no telemóvel.',
  codesOnce: 'Só os mostramos agora. Quem tiver a sua palavra-passe e um destes códigos pode alterar a sua conta.',
  print: 'Imprimir',
  copy: 'Copiar',
  copied: 'Copiado',
  download: 'Guardar como ficheiro',
  fileText: (service: string) => `Códigos de recuperação para ${service}. Cada um funciona uma vez.`,
  saved: 'Imprimi ou guardei estes códigos',
  savedMissing: 'Primeiro imprima ou guarde os códigos, e depois assinale esta caixa.',
  finishCodes: 'Concluído',
  codesHeading: 'Códigos de recuperação',
  codesLeft: plural('pt', {
    one: 'Resta # código de recuperação.',
    many: 'Restam # códigos de recuperação.',
    other: 'Restam # códigos de recuperação.',
  }),
  codesNone: 'Não tem códigos de recuperação. Se perder o telemóvel ou a chave, vai precisar de códigos de reserva das suas pessoas de confiança.',
  renew: 'Criar novos códigos de recuperação',
  renewTitle: 'Criar novos códigos de recuperação?',
  renewText: 'Os códigos que tem agora deixam de funcionar. Enviamos-lhe um aviso por todos os seus canais.',
  renewButton: 'Criar novos códigos',
  renewed: 'Os seus novos códigos de recuperação são válidos. Os anteriores deixaram de funcionar.',

  rename: 'Mudar o nome',
  renameTitle: (name: string) => `Mudar o nome de «${name}»`,
  newName: 'Novo nome',
  renameButton: 'Guardar este nome',
  renamed: (before: string, name: string) => `«${before}» chama-se agora «${name}».`,

  removeTitle: (name: string) => `Remover «${name}»?`,
  removeText: 'Deixa de poder confirmar alterações. Enviamos-lhe um aviso por todos os seus canais.',
  removeLast:
    'Este é o seu último fator. Depois disso, basta a sua palavra-passe para alterar tudo, os seus códigos de recuperação deixam de funcionar e a sessão é terminada em todos os outros dispositivos.',
  removeButton: 'Remover',
  removed: (name: string) => `«${name}» foi removido.`,

  lost: 'Perdi o telemóvel ou a chave, e também os códigos de recuperação',
  lostText: (count: number) =>
    `Peça um código de reserva a cada uma de ${count} das suas pessoas de confiança. Os códigos estão nas folhas dos envelopes selados, junto ao número da pessoa de confiança. Nenhum código fica gasto. Depois, todas as suas chaves de acesso e aplicações são removidas, e a sessão é terminada em todos os outros dispositivos.`,
  lostFree: 'Continua a poder dizer-nos que está bem, e parar uma transmissão, só com a sua palavra-passe.',
  bothMissing: 'Introduza o número da pessoa de confiança e também um código de reserva da mesma folha.',
  lostButton: 'Remover todas as minhas chaves de acesso e aplicações',
  lostDone: 'Todas as chaves de acesso e aplicações foram removidas. Adicione agora um novo segundo fator.',

  failures: {
    passkey_cancelled: 'O seu dispositivo não criou uma chave de acesso. Tente novamente, ou escolha uma aplicação de autenticação.',
  } as Record<string, string>,
};
