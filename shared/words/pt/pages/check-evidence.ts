import type * as english from '#words/en/pages/check-evidence.ts';
export const checkEvidence: typeof english.checkEvidence = {
  title: 'Verificar uma prova',
  intro:
    'Tem um relatório sobre a abertura de um testamento e quer saber se é nosso e se não foi alterado. Para isso, precisa do ZIP que foi guardado com o relatório e da nossa chave pública, que está nesta página.',
  keysTitle: 'As nossas chaves públicas',
  keyNumber: (id: string) => `Chave ${id}`,
  keyUse: 'Escolha a chave com o número que está na última linha de statement.txt. Guarde uma das suas duas formas, ou ambas.',
  savePem: 'Guardar key.pem, para openssl',
  saveSigners: 'Guardar allowed_signers, para ssh-keygen',
  ofKey: (id: string) => `(chave ${id})`,
  howTitle: 'O que fazer',
  howSteps: [
    'Descomprima o ZIP para uma pasta vazia.',
    'Guarde na mesma pasta a nossa chave pública, que está nesta página.',
    'Abra um terminal nesta pasta e introduza estes comandos. O primeiro tem de mostrar o SHA-256 que está na linha «report-sha256» de statement.txt.',
  ],
  provesTitle: 'O que fica provado',
  proves: [
    'Fomos nós que o dissemos, nessa altura, e nada no relatório foi alterado desde então.',
    'Não prova quem estava ao computador. Uma prova por código mostra que alguém podia ler a mensagem, e uma prova por folha mostra que alguém tinha a folha.',
    'A hora é a do relógio do nosso serviço.',
  ],
  keyWhy:
    'Obtenha a chave pública diretamente neste endereço, ou use uma cópia anterior. Não use uma chave da pessoa que lhe dá o relatório: quem falsifica um relatório também lhe daria a chave correspondente.',
  stepsEnd: 'Basta um dos dois últimos comandos. Tem de mostrar «Signature Verified Successfully» ou «Good».',
};
