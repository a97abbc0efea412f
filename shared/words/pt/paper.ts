import type * as english from '#words/en/paper.ts';
import type { PaperFacts } from '#words/en/paper.ts';
export const paper: typeof english.paper = {
  secrets: ({ survivorName, hostName, recoveryKey }: PaperFacts) => `PARA ${survivorName}
DE ${hostName}
GUARDE ESTA FOLHA NUM ENVELOPE SELADO.

${hostName} deixou um testamento e confia em si, como uma das pessoas que o
podem abrir em conjunto. Uma pessoa sozinha não o pode abrir. Sem o serviço,
só se abre com folhas como esta. Não revele nada desta folha por telefone, numa
mensagem ou numa página web que não tenha aberto por si. Quando receber uma
folha mais recente, destrua esta, salvo se lhe pedirmos que a guarde.

CHAVE DE RECUPERAÇÃO
${recoveryKey}
`,

  keyOfDevice: `Esta chave foi criada no dispositivo da pessoa que deixou o testamento.
Está na folha impressa a partir desse dispositivo. Nós não a temos.
Guarde as duas folhas juntas.`,

  withTheService: (
    { hostName, survivorId, willId, backupCodes }: PaperFacts,
    service: string,
    startAddress: string,
  ) => `1. COMO ABRIR O TESTAMENTO COM O SERVIÇO
Abra ${startAddress}
Avisamos ${hostName}, que tem tempo para parar a transmissão. Depois, tal como
as outras pessoas, confirma a sua identidade. Use um código que lhe enviamos, ou
um código de reserva.

Serviço              ${service}
Testamento           ${willId}
Pessoa de confiança  ${survivorId}
Códigos de reserva   ${backupCodes.join('  ')}  (cada um funciona uma vez)
`,

  withoutTheService: ({ hostName, fingerprint }: PaperFacts) => `2. SE O SERVIÇO JÁ NÃO EXISTIR
Os documentos estão encriptados numa pasta. Procurem a pasta com o ficheiro
RECOVER.txt, ou uma cópia dela. Vejam onde ${hostName} guardava
ficheiros, por exemplo num serviço na nuvem ou num servidor. Uma cópia em casa
chama-se «will-copy» e pode estar numa pen USB. Se só este serviço tinha a pasta,
precisam dessa cópia.

Onde está a pasta ou uma cópia (escrito à mão):

______________________________________________________________________________

O ficheiro RECOVER.txt, que está na pasta, indica quantas chaves de recuperação
são precisas. Reúnam-se num só lugar, levem as vossas folhas e usem um computador
sem ligação a nenhuma rede.

Impressão digital do pacote (só é autêntico um pacote com esta impressão)
${fingerprint}
`,

  byHand: (combine: string, check: string, commands: string) => `3. À MÃO, com o programa público «age» (https://age-encryption.org) e Python 3
a) Crie uma pasta vazia. Copie para lá a pasta que contém manifest.*.json e dê à
   cópia o nome «package». Se houver várias pastas dessas, use a que tem o número
   mais alto.
b) Guarde cada chave de recuperação num ficheiro separado: key1.txt, key2.txt ...
c) Guarde isto como combine.py:

${combine}
d) Guarde isto como check.py:

${check}
e) Abra um terminal na sua pasta e escreva:

${commands}

Se check.py mostrar STOP, nada é aberto: um ficheiro falta, foi alterado ou
acrescentado, e é indicado qual. Caso contrário, a pasta «opened» contém agora os documentos. A
lista apresentada indica o nome e o tipo de cada um. Depois, são apresentadas as
mensagens pessoais.
Estes passos não verificam se o pacote foi substituído. Os programas abaixo
verificam-no. A página docs/recovery.md do serviço explica como o verificar à
mão.
`,

  byPage: (file: string, address: string, sha256: string) => `4. COM O PROGRAMA PARA NAVEGADORES
${file}
Use o ficheiro da pen USB que está neste envelope, se houver. Ou obtenha-o em
${address}
enquanto essa página existir. Ou use o que está na pasta do pacote.
a) Compare o SHA-256 do ficheiro, ou peça ajuda a quem o saiba fazer. Quem puder
   escrever na pasta pode ter substituído o programa. Tem de ser
${sha256}
   Se for diferente, não use o ficheiro. Abra os documentos à mão.
b) Desligue o computador de todas as redes.
c) Abra o ficheiro com um navegador, por exemplo Firefox, Chrome, Edge ou Safari.
   Este pede a pasta e as chaves, verifica tudo e guarda os documentos.
`,

  byProgram: (sha256: string) => `5. COM O PROGRAMA recover.mjs
O programa está na mesma pasta e funciona com Node.js 20 ou mais recente. Verifica
tudo, pede as chaves e abre os documentos:

node recover.mjs .

Quem puder escrever nessa pasta pode ter substituído o programa. Compare primeiro
o SHA-256, ou peça ajuda a quem o saiba fazer. Quando esta folha foi impressa, era
${sha256}
Se for diferente, pode ter vindo um programa mais recente com uma selagem
posterior, ou o programa foi substituído. Nesse caso, abra os documentos à mão.
`,
};
