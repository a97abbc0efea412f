import type * as english from '#words/en/pages/stop-card.ts';
export const stopCard: typeof english.stopCard = {
  title: 'Um cartão para a sua carteira',
  text: 'Está bem, mas alguém iniciou uma transmissão, e não consegue iniciar sessão? O código deste cartão permite pará-la, em qualquer computador ou telefone, sem a sua palavra-passe e sem a sua caixa de correio. Funciona uma vez. Com ele, ninguém pode abrir nem ler nada.',
  none: 'Ainda não tem um cartão de paragem.',
  valid: (moment: string) => `Tem um cartão de paragem. Foi criado em ${moment}.`,
  used: (moment: string) => `O seu cartão de paragem foi usado em ${moment}. Não volta a funcionar.`,
  void: 'O seu cartão de paragem já não funciona, porque a palavra-passe foi redefinida ou uma alteração foi rejeitada.',
  make: 'Criar um cartão de paragem',
  makeNew: 'Criar um novo cartão de paragem',
  replaces: 'O cartão que tem deixa então de funcionar.',

  madeTitle: 'O seu cartão de paragem',
  once: 'Só mostramos este código agora. Imprima o cartão, ou copie as duas linhas à mão. Não há outra forma de voltar a ver o código.',
  print: 'Imprimir o cartão',
  kept: 'Tenho o cartão',
  keptMissing: 'Imprima primeiro o cartão ou copie as duas linhas. Depois, assinale a caixa.',
  done: 'Concluir',

  card: {
    name: 'Cartão de paragem',
    use: 'Está bem, mas está em curso uma transmissão do seu testamento e não consegue iniciar sessão? Abra esta página e introduza as duas linhas. Funciona uma vez.',
    will: 'Número do testamento',
    code: 'Código de paragem',
    qr: 'Este código abre a página com as duas linhas já preenchidas.',
  },

  stopTitle: 'Parar uma transmissão com o seu cartão',
  stopText:
    'Se está bem e está em curso uma transmissão do seu testamento, ou se as suas pessoas de confiança estão à espera para iniciar uma, pode pará-la já com o seu cartão de paragem.',
  willMissing: 'Este número está incompleto ou tem um erro. Compare cada grupo com o cartão.',
  willHint: 'Letras e algarismos, como no cartão. Os traços são opcionais.',
  codeHint: '16 letras e algarismos. Os traços são opcionais.',
  codeMissing: 'Introduza o código completo: 16 letras e algarismos.',
  stop: 'Estou bem: parar',
  stoppedTitle: { transfer: 'A transmissão foi parada', activation: 'As suas pessoas de confiança já não estão à espera' },
  stopped: {
    transfer: 'Agora não abrimos nada. Estamos a enviar-lhe uma mensagem, e outra às suas pessoas de confiança, a dizer que o seu cartão foi usado.',
    activation:
      'Sabemos que está bem, e voltamos a perguntar como habitualmente. Estamos a enviar-lhe uma mensagem, e outra às suas pessoas de confiança, a dizer que o seu cartão foi usado.',
  },
  next: [
    'O cartão já não serve. Crie um novo assim que conseguir voltar a iniciar sessão.',
    'Se outra pessoa puder saber a sua palavra-passe ou ler os seus e-mails, escolha novas palavras-passe para a conta e para o e-mail.',
    'Se este computador não é seu, feche esta janela.',
  ],
};
