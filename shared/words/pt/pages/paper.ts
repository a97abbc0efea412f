import type * as english from '#words/en/pages/paper.ts';
export const paper: typeof english.paper = {
  forName: (name: string) => `Para ${name}`,
  fromName: (name: string) => `De ${name}`,
  sheet: (number: number) => `Folha ${number} de 2`,
  keep: 'Guarde as duas folhas num envelope selado, num lugar seguro.',
  what: (host: string) =>
    `${host} deixou um testamento e indicou o seu nome: é uma das pessoas que o podem abrir em conjunto. Uma pessoa sozinha não o pode abrir. Sem o serviço, só se abre com folhas como esta.`,
  quorum: (threshold: number, total: number) => `Quando isto foi impresso, tinham de participar ${threshold} de ${total} pessoas.`,
  secret:
    'Não dê nada do que está nesta folha por telefone nem numa mensagem. Quando receber uma folha mais recente, destrua esta, salvo se lhe pedirmos que a guarde.',
  openTitle: (host: string) => `Quando ${host} tiver morrido, ou já não puder agir`,
  open: {
    address: 'Abra este endereço num telemóvel ou computador. Ou leia o código com a câmara.',
    paper: 'Escolha «Tenho uma folha de um envelope selado». Escreva os dois números e um código de reserva, que estão abaixo.',
    others: (host: string) =>
      `Enviamos um aviso a ${host}, que tem tempo para parar a transmissão se estiver tudo bem. Depois as outras pessoas confirmam a identidade da mesma forma.`,
    read: 'Quando um número suficiente de pessoas o tiver feito, e o prazo para parar tiver terminado, podem ler aí os documentos.',
  },
  startQr: 'Código QR: abre a página onde se começa',
  survivor: 'Número da pessoa de confiança',
  will: 'Número do testamento',
  codes: 'Códigos de reserva',
  codesHint: 'Cada código funciona uma vez. Risque-o depois de o usar.',

  recoveryTitle: 'Se o serviço já não existir',
  recoveryLead: 'Os documentos estão encriptados numa pasta. Com as chaves de um número suficiente de pessoas, podem abri-la sem nós.',
  key: 'Chave de recuperação',
  fingerprint: 'Impressão digital do pacote',
  fingerprintHint: 'Só é autêntico um pacote com esta impressão digital.',
  check: 'Letras de verificação',
  keyQr: 'Código QR: chave de recuperação e impressão digital',
  steps: {
    find: (host: string) =>
      `Procurem a pasta com o ficheiro RECOVER.txt, ou uma cópia dela. Vejam onde ${host} guardava ficheiros, por exemplo num serviço na nuvem ou num servidor. Uma cópia em casa chama-se «will-copy» e pode estar numa pen USB. Se só este serviço tinha a pasta, precisam dessa cópia.`,
    place: 'Onde está a pasta ou uma cópia (escrito à mão):',
    meet: 'O ficheiro RECOVER.txt diz quantas chaves são necessárias. Encontrem-se num só lugar com as vossas folhas.',
    program: 'Obtenha este ficheiro: numa pen USB que esteja neste envelope, no endereço abaixo enquanto existir, ou na pasta.',
    compare: 'Compare o SHA-256 do ficheiro, ou peça a alguém que o saiba fazer. Se for diferente, não use o ficheiro. Tem de ser:',
    disconnect: 'Use um computador e desligue-o de todas as redes.',
    open: 'Abra o ficheiro com Firefox, Chrome, Edge ou Safari. Este pede a pasta e as vossas chaves, verifica tudo e guarda os documentos.',
  },
  byHandTitle: 'À mão, para quem o saiba fazer',
  byHand: 'Sem o ficheiro acima, use o programa público «age» (age-encryption.org) e Python 3:',
  byHandSteps: [
    'Na pasta «shares», escolha a pasta com o número mais alto. Cada chave de recuperação (key.txt) abre um ficheiro dessa pasta: age -d -i key.txt FILE.age > share1.json',
    'Guarde o programa à esquerda como combine.py: python3 combine.py share*.json > will-key.txt',
    'Guarde o outro programa como check.py: python3 check.py manifest.NUMERO.json (o número mais alto). Depois de STOP, não abra nada. Abra só o que ele indica',
    'Lista dos documentos: age -d -i will-key.txt index.age',
    'Cada documento: age -d -i will-key.txt FILE.age > document',
    'Cada mensagem: age -d -i will-key.txt FILE.age | age -d -i key.txt',
  ],
  byHandWarning: 'Estes passos não verificam se o pacote é autêntico.',
};
