import type * as english from '#words/en/pages/rehearsal.ts';
export const rehearsal: typeof english.rehearsal = {
  title: 'Isto é um ensaio',
  notice:
    'Esta página não significa que tenha acontecido alguma coisa. Alguém com sessão iniciada na conta da pessoa que confia em si iniciou um ensaio.',
  lead: 'Confirme uma vez a sua identidade, como faria numa transmissão real. Assim essa pessoa sabe que tudo vai funcionar.',
  choose: 'Escolha o que tem à mão. Basta uma das duas opções.',
  byPaperText:
    'A folha no seu envelope selado tem códigos de reserva como ABCD-1234. Use um deles. Num ensaio, o código não fica gasto, por isso não o risque.',
  goodToKnow: 'É bom saber',
  facts: [
    'Nada se abre. Não é possível ler nenhum documento nem nenhuma mensagem.',
    'Só pedimos um código, e só nesta página. Nunca dê um código a ninguém por telefone ou mensagem.',
    'Um ensaio nunca precisa da chave de recuperação da sua folha. Se esta página propuser depois verificá-la, pode saltar esse passo. Nunca dê a chave a ninguém por telefone ou mensagem.',
    'Se abriu o seu envelope, ponha depois a folha num envelope novo.',
    'Se algo não funcionar, o ensaio descobriu-o a tempo. Fale com a pessoa que confia em si.',
  ],
  ifReal: 'A pessoa morreu?',
  ifRealText: 'Então esta não é a página certa. Um ensaio nunca atrasa uma transmissão real.',
  start: 'Iniciar a transmissão',
  endings: {
    done: {
      title: 'Agradecemos-lhe. Funciona',
      text: 'Conseguiu. Numa transmissão real, poderia ter confirmado a sua identidade exatamente assim.',
      next: 'Nada foi aberto, e os seus códigos de reserva continuam válidos. Não precisa de fazer mais nada. Pode fechar esta janela.',
    },
    over: {
      title: 'Não há nenhum ensaio à sua espera',
      text: 'Se lhe escrevemos sobre um ensaio, ele já terminou. Nada foi alterado.',
      next: 'Não precisa de fazer nada. Se escreveu os números da sua folha, compare-os mais uma vez.',
    },
    real: {
      title: 'Isto já não é um ensaio',
      text: 'Começou algo real com este testamento. Por isso, o ensaio terminou.',
      next: 'Abra a mensagem mais recente que lhe enviámos. Se não recebeu nenhuma, pode começar aqui com a sua folha.',
    },
  },
  key: {
    title: 'Se quiser: verificar a chave da sua folha',
    lead: 'Na folha 2 de 2 há uma chave de recuperação. Aqui pode verificar se é a certa. Também pode saltar este passo: já concluiu o ensaio.',
    address:
      'Veja primeiro o endereço desta página. Começa pelo endereço que está na folha 1. Se não começar, não escreva a chave. Nada do que escreve aqui é enviado.',
    open: 'Verificar a minha chave',
    check: 'Verificar esta chave',
    right: 'Esta é a chave da sua folha',
    rightText: 'Não foi enviada nem guardada. Ponha a folha num envelope novo. Depois pode fechar esta janela.',
    other: 'Esta não é a chave da sua folha mais recente',
    otherText:
      'Não tem nenhum erro de escrita. Uma folha mais recente substituiu esta, ou a folha é de outra pessoa ou de outro testamento. Procure a folha mais recente com o seu nome. Se não tiver nenhuma, fale com a pessoa que confia em si: pode imprimir uma folha nova.',
    failed: 'Este navegador não consegue verificar a chave. Nada se perdeu, e já concluiu o ensaio.',
  },
};
