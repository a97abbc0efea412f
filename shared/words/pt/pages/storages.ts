import type { ConnectionError } from '#words/connection-error.ts';
import type * as english from '#words/en/pages/storages.ts';

const signInAgain = 'Prima «Iniciar sessão novamente». O seu testamento selado continua onde está.';
const atLimit = 'Tem 10 armazenamentos. É o máximo. Elimine um de que não precise e tente novamente.';
const transferRunning =
  'Está em curso uma transmissão do seu testamento, por isso nada foi alterado. Se está bem, pare primeiro a transmissão na página «Resumo».';
const recovered =
  'A sua palavra-passe foi redefinida por e-mail, por isso nada foi alterado. Confirme primeiro a redefinição, com o link que lhe enviámos por outro canal.';
const sealing = 'O seu testamento está a ser selado neste momento, por isso nada foi alterado. Tente novamente dentro de um minuto.';
const wellFirst = 'Há muito tempo que não temos notícias suas, por isso nada foi alterado. Prima primeiro «Estou bem» na página «Resumo».';

export const storages: typeof english.storages = {
  lead: 'Um armazenamento é o lugar onde ficam guardados os seus documentos selados: neste serviço, ou num que lhe pertence. Quem espreitar lá dentro só vê ficheiros encriptados.',
  none: 'Ainda não tem nenhum armazenamento. Adicione um abaixo. Até lá, o seu testamento não pode ser selado.',

  connected: 'Funciona',
  broken: 'Não funciona',
  holdsWill: 'Contém o seu testamento selado',
  lastTest: 'Último teste com êxito',
  neverTested: 'Ainda não',
  lastReadBack: 'Última leitura de verificação',
  readBack: {
    complete: (moment: string) => `Relemos os seus documentos pela última vez em ${moment}: completos.`,
    package_altered: (moment: string) => `Relemos os seus documentos pela última vez em ${moment}: incompletos.`,
    storage_failed: (moment: string) => `Em ${moment}, não conseguimos reler todos os seus documentos.`,
  },
  neverReadBack: 'Ainda não, desde a última selagem. Relemos cada ficheiro uma vez por mês.',
  readBackProblems: {
    package_altered:
      'Alguns ficheiros do seu testamento selado faltam ou foram alterados. Reparamos os nossos próprios ficheiros. Se uma mensagem nossa indicar um documento, carregue-o novamente e sele o seu testamento.',
    storage_failed:
      'Não conseguimos ler todos os ficheiros do seu testamento selado. Prima «Testar agora» para ver se o armazenamento funciona. Voltamos a ler os ficheiros todos os meses.',
  },
  hostKey: 'O servidor identifica-se com',
  hostKeyHint: 'Compare com o que lhe indicar quem gere o servidor. Recusamos um servidor que mostre algo diferente.',
  monthly:
    'Testamos cada armazenamento todos os meses. Também relemos cada ficheiro do seu testamento selado. Se algo não estiver bem, enviamos-lhe uma mensagem.',
  test: 'Testar agora',
  tested: (name: string) => `«${name}» funciona. Escrevemos um pequeno ficheiro, voltámos a lê-lo e eliminámo-lo.`,
  listed: (name: string) => `«${name}» funciona.`,
  browse: 'Ver o conteúdo',
  renew: 'Introduzir novos dados de acesso',
  reconnect: 'Iniciar sessão novamente',
  remove: 'Eliminar',

  mirrorWhy:
    'Guarde aqui uma segunda cópia do seu testamento selado. Se um armazenamento se perder, as suas pessoas de confiança leem o testamento no outro.',
  mirrorAdd: 'Guardar uma cópia também aqui',
  mirrorAdded: (name: string) => `O seu testamento selado está agora também em «${name}».`,
  mirrorRemove: 'Deixar de guardar uma cópia aqui',
  mirrorRemoved: (name: string) => `O seu testamento selado já não está em «${name}».`,

  browsing: (name: string) => `Conteúdo de «${name}»`,
  place: (path: string) => `Pasta ${path}`,
  up: 'Subir uma pasta',
  empty: 'Esta pasta está vazia.',
  more: 'Mostrar mais',
  openFolder: (name: string) => `Abrir a pasta ${name}`,
  isFolder: 'Pasta',

  removeTitle: (name: string) => `Eliminar «${name}»?`,
  removeText: 'Eliminamos os dados de acesso. Os ficheiros no armazenamento ficam como estão. Pode voltar a adicionar o armazenamento mais tarde.',
  removeOurs: 'Eliminamos o armazenamento e tudo o que contém. Pode adicionar um novo quando quiser.',
  removeButton: 'Eliminar o armazenamento',
  removed: (name: string) => `Armazenamento eliminado: «${name}». Os ficheiros que contém não foram alterados.`,
  removedOurs: (name: string) => `Armazenamento eliminado: «${name}».`,
  inUse:
    'Não pode eliminar este armazenamento, porque guarda o seu testamento selado. Adicione primeiro outro armazenamento e sele nele o seu testamento. Depois, pode eliminar este.',
  sealElsewhere: 'Ir para a página «Documentos»',

  add: 'Adicionar um armazenamento',
  kind: 'Que tipo de armazenamento é?',
  kindHint: 'Um armazenamento seu tem de continuar a ser pago depois da sua morte.',
  servers: 'Para quem gere os seus próprios servidores',
  serversHint: 'Ou para quem aluga armazenamento ao gigabyte. Use uma chave que crie só para este serviço.',
  name: 'Nome',
  nameHint: 'O nome é à sua escolha. Ajuda a reconhecer o armazenamento.',
  nameMissing: 'Introduza um nome, como «O meu Dropbox».',
  whereTitle: (name: string) => `Onde encontro estes dados em ${name}?`,
  needsTitle: 'Que permissões deve ter a chave?',
  connect: 'Testar e guardar',
  save: 'Testar e guardar os novos dados de acesso',
  added: (name: string) => `«${name}»: a ligação está feita. Escrevemos um pequeno ficheiro, voltámos a lê-lo e eliminámo-lo.`,
  renewed: (name: string) => `Os novos dados de acesso de «${name}» estão guardados e funcionam.`,
  kept: 'O armazenamento está guardado, mas ainda não funciona. Corrija os dados aqui e prima o botão novamente.',
  keptFolder: (folder: string) =>
    `A pasta é ${folder}. Não pode ser alterada aqui. Para usar outra pasta, elimine este armazenamento e adicione-o novamente.`,
  renewHint: 'Para sua segurança, nunca mostramos dados de acesso guardados. Introduza-os todos, mesmo os que não mudam.',

  driveSteps: (name: string) => [
    `O botão abre a página de ${name}. Escolha lá a sua conta e autorize.`,
    'Volta aqui automaticamente.',
    'Depois, testamos o armazenamento e enviamos-lhe uma mensagem que indica a conta.',
  ],
  drivePromise: (name: string) => `Nunca vemos a sua palavra-passe de ${name}. Só podemos ver os ficheiros que este serviço lá coloca, e mais nada.`,
  driveButton: (name: string) => `Continuar para ${name}`,
  driveKeep: 'Não elimine nem mova a pasta que lá criamos. Se fechar a conta, as suas pessoas de confiança não conseguem ler o seu testamento.',
  driveAgain: (name: string) => `Inicie sessão com a mesma conta de ${name} que usava antes. O seu testamento não precisa de ser selado novamente.`,

  serviceMeaning: [
    'Guardamos o seu testamento encriptado, e só o abrimos quando participarem pessoas de confiança suficientes.',
    'Depois da selagem, leve uma cópia para casa: sem nós e sem cópia, perde-se.',
  ],
  serviceMoreTitle: 'O que isto significa',
  serviceMore: [
    'Nesse caso, temos connosco o testamento encriptado e as chaves das suas pessoas de confiança, que também estão encriptadas. Se usar um armazenamento seu, ficam em dois lugares.',
    'Connosco, as folhas das suas pessoas de confiança abrem o testamento. Sem nós, só o abrem se alguém tiver uma cópia dele.',
    'Pode mudar o seu testamento para um armazenamento seu quando quiser.',
  ],
  serviceButton: 'Usar o armazenamento deste serviço',
  serviceAgain: 'Tentar novamente',
  serviceAdded: (name: string) => `«${name}»: o armazenamento está pronto.`,

  kinds: {
    service: { name: 'Neste serviço', hint: 'Nada para preencher.', usual: 'Neste serviço' },
    drive_a: { name: 'Google Drive', hint: 'Com o Gmail ou um telemóvel Android', usual: 'O meu Google Drive' },
    drive_b: { name: 'Dropbox', hint: 'Com uma conta lá', usual: 'O meu Dropbox' },
    drive_c: { name: 'OneDrive', hint: 'Com o Outlook.com ou o Microsoft 365', usual: 'O meu OneDrive' },
    s3: { name: 'Amazon S3', hint: 'Armazenamento alugado da Amazon Web Services.', usual: 'O meu Amazon S3' },
    r2: { name: 'Cloudflare R2', hint: 'Armazenamento alugado da Cloudflare.', usual: 'O meu Cloudflare R2' },
    b2: { name: 'Backblaze B2', hint: 'Armazenamento alugado da Backblaze.', usual: 'O meu Backblaze B2' },
    minio: {
      name: 'MinIO ou outro armazenamento S3',
      hint: 'O seu próprio servidor, ou um fornecedor que indique «S3-compatible».',
      usual: 'O meu armazenamento S3',
    },
    sftp: { name: 'SFTP', hint: 'Uma pasta num servidor a que acede por SSH.', usual: 'O meu servidor' },
  },

  steps: {
    s3: [
      'Inicie sessão na consola da AWS e abra o S3. Crie um bucket. O nome e a região estão na página do bucket. Ative o controlo de versões.',
      'Abra o IAM, crie um utilizador só para este serviço e dê-lhe as permissões indicadas abaixo.',
      'Na página deste utilizador, crie uma chave (access key). Copie as duas partes: a AWS só mostra a chave secreta uma vez.',
    ],
    r2: [
      'Inicie sessão no painel da Cloudflare e abra o R2. Crie um bucket.',
      'O endereço está na página do R2: https://, o ID da sua conta e .r2.cloudflarestorage.com. Não inclua o nome do bucket. A região é auto.',
      'Em «Manage API tokens», crie um token com «Object Read & Write» só para este bucket. Copie o ID da chave e a chave secreta.',
    ],
    b2: [
      'Inicie sessão na Backblaze e crie um bucket privado. A página do bucket mostra o endpoint, como s3.eu-central-003.backblazeb2.com. Escreva https:// antes dele.',
      'A região é a parte do meio do endpoint, como eu-central-003.',
      'Em «Application Keys», adicione uma chave só para este bucket, com «Read and Write». A keyID é o ID da chave, e a applicationKey é a chave secreta.',
    ],
    minio: [
      'O endereço é o da interface S3 (no MinIO, muitas vezes a porta 9000), não o da página web. O serviço tem de conseguir aceder-lhe a partir da Internet.',
      'No MinIO, a região é us-east-1, a não ser que quem o gere tenha definido outra. Outros fornecedores indicam-na na respetiva ajuda.',
      'Crie um bucket e uma chave só para este bucket.',
    ],
    sftp: [
      'Quem gere o servidor, ou o seu fornecedor, indica-lhe o nome do servidor, a porta (geralmente 22) e um nome de utilizador. Peça um utilizador só para este serviço.',
      'Com uma chave: o comando ssh-keygen -t ed25519 -N "" -f will-service cria dois ficheiros. Cole aqui o conteúdo de will-service. Quem gere o servidor precisa de will-service.pub.',
      'A pasta wills, sem barra, fica na pasta do utilizador. Com barra, como em /wills, fica no nível mais alto que o utilizador vê.',
    ],
  },
  needs: {
    s3: 's3:PutObject, s3:GetObject e s3:DeleteObject em <bucket>/<pasta>/*, e s3:ListBucket no bucket. Mais nada.',
    r2: '«Object Read & Write», só para este bucket.',
    b2: '«Read and Write», só para este bucket. Não use a chave mestra.',
    minio: 's3:PutObject, s3:GetObject e s3:DeleteObject em <bucket>/<pasta>/*, e s3:ListBucket no bucket. Mais nada.',
    sftp: 'O utilizador tem de poder criar, ler e eliminar ficheiros na pasta, e mudar o nome deles. Não precisa de linha de comandos.',
  },

  endpoint: 'Endereço',
  endpointHint: (example: string) => `Por exemplo ${example}`,
  endpointWrong: 'Introduza um endereço, como https://s3.example.com. Não pode ter nada depois do nome do servidor.',
  region: 'Região',
  regionHint: (example: string) => `Por exemplo ${example}`,
  regionWrong: 'Introduza a região, como eu-central-1. Só tem letras minúsculas, algarismos e hífenes.',
  bucket: 'Nome do bucket',
  bucketWrong: 'Introduza o nome do bucket: de 3 a 63 letras minúsculas, algarismos, pontos e hífenes.',
  accessKey: 'ID da chave (access key ID)',
  accessKeyWrong: 'Introduza o ID da chave. Não tem espaços.',
  secretKey: 'Chave secreta (secret access key)',
  secretKeyHint: 'Encriptamo-la e nunca mais a mostramos.',
  secretKeyWrong: 'Introduza a chave secreta. Não tem espaços.',
  host: 'Nome do servidor',
  hostHint: 'Por exemplo files.example.com',
  hostWrong: 'Introduza o nome do servidor, como files.example.com. Não inclua sftp:// nem pastas.',
  port: 'Porta',
  portWrong: 'Introduza a porta, um número de 1 a 65535. Geralmente, é 22.',
  username: 'Nome de utilizador',
  usernameMissing: 'Introduza o nome de utilizador.',
  login: 'Como iniciamos sessão no servidor?',
  byKey: 'Com uma chave',
  byPassword: 'Com uma palavra-passe',
  password: 'Palavra-passe deste utilizador',
  passwordMissing: 'Introduza a palavra-passe.',
  key: 'Chave privada',
  keyHint:
    'O texto completo, com a primeira e a última linha («BEGIN … PRIVATE KEY»). A chave não pode ter frase-passe. Encriptamo-la e nunca mais a mostramos.',
  keyWrong: 'Cole a chave privada. Começa por -----BEGIN.',
  keyLong: 'Esta chave é demasiado longa. Use uma chave Ed25519: ssh-keygen -t ed25519.',
  directory: 'Pasta',
  directoryHint: 'Se não existir, criamo-la. Não a use para mais nada.',
  directoryWrong: 'Introduza uma pasta, como /wills. Não pode conter .. nem uma barra invertida.',

  problemTitle: (name: string) => `«${name}» ainda não funciona`,
  problems: {
    unreachable:
      'Não conseguimos contactar o armazenamento. Verifique se há um erro de escrita no endereço ou na porta. Se estiverem certos, pode haver uma firewall a bloquear-nos.',
    slow: 'O armazenamento não respondeu a tempo. Verifique o endereço e a porta. Se estiverem certos, tente novamente dentro de alguns minutos.',
    closed:
      'O armazenamento fechou a ligação. Tente novamente dentro de alguns minutos. Se voltar a acontecer, pergunte a quem gere o armazenamento.',
    private_address: 'Este endereço está numa rede privada, a que não conseguimos aceder. Introduza um nome que funcione a partir da Internet.',
    insecure_address: 'O endereço tem de começar por https://. As outras ligações não são encriptadas.',
    certificate_invalid:
      'O certificado do armazenamento não é válido, por isso a ligação não seria segura. Verifique o endereço, ou pergunte a quem gere o armazenamento.',
    no_secure_method: 'O armazenamento só oferece uma encriptação desatualizada. Peça a quem o gere que atualize o servidor.',
    keys_rejected: 'O armazenamento não conhece esta chave. Copie novamente o ID da chave e a chave secreta, do primeiro ao último carácter.',
    clock_differs: 'O relógio do armazenamento difere demasiado do nosso. Peça ao responsável que o acerte.',
    account_blocked: 'O fornecedor bloqueou ou restringiu a conta. Inicie sessão lá e veja porquê. Talvez haja uma fatura por pagar.',
    keys_not_allowed: 'A chave está certa, mas não tem permissão para fazer o que é preciso. Verifique as permissões, o bucket e a pasta.',
    bucket_missing: 'Não existe nenhum bucket com este nome. Verifique se há um erro de escrita no nome, ou crie o bucket.',
    other_region: 'O bucket está noutra região. A página do bucket no fornecedor mostra a região certa.',
    login_rejected:
      'O servidor não aceita este nome de utilizador com esta palavra-passe ou chave. Verifique todos os dados. Com uma chave, o servidor tem de conhecer a parte pública dela.',
    user_not_allowed: 'Este utilizador não tem permissão para escrever na pasta. Tente sem a primeira barra, ou pergunte a quem gere o servidor.',
    refused: 'O servidor recusou guardar um ficheiro. Talvez esteja cheio. Verifique o espaço livre e as permissões da pasta.',
    ssh_key_locked: 'Esta chave está protegida por uma frase-passe. Crie uma sem frase-passe, só para este serviço.',
    ssh_key_public: 'Esta é a parte pública da chave. Cole a parte privada, do ficheiro sem .pub.',
    ssh_key_unreadable: 'Não conseguimos ler esta chave. Cole o ficheiro completo, com a primeira e a última linha.',
    other_host_key:
      'O servidor mostra uma chave de servidor diferente da anterior. Se o servidor foi renovado, introduza novamente os dados de acesso. Se não foi, pergunte primeiro a quem o gere: alguém pode estar a intercetar a ligação.',
    not_sftp: 'Neste endereço responde outro programa. Verifique o nome do servidor e a porta.',
    unsupported:
      'O armazenamento não consegue mudar o nome de ficheiros, listá-los ou criá-los da forma de que precisamos. Escolha outro armazenamento.',
    sign_in_ended: `O serviço na nuvem já não aceita o nosso acesso. ${signInAgain}`,
    sign_in_refused: `O serviço na nuvem não aceitou o início de sessão. ${signInAgain}`,
    sign_in_lacks_access: 'Não autorizou tudo o que é preciso. Prima «Iniciar sessão novamente» e autorize tudo na página do serviço na nuvem.',
    full: 'O armazenamento está cheio ou atingiu um limite da sua conta. Liberte espaço, ou aumente o limite no fornecedor, e teste novamente.',
    too_many_requests: 'De momento, o armazenamento não aceita mais pedidos. Teste novamente dentro de alguns minutos.',
    temporary: 'De momento, o armazenamento tem um problema. Teste novamente dentro de alguns minutos.',
    reply_not_understood: 'Nenhum armazenamento responde neste endereço. Verifique o endereço. Não pode ser o endereço de uma página web.',
    reply_too_long: 'Nenhum armazenamento responde neste endereço. Verifique o endereço. Não pode ser o endereço de uma página web.',
    not_tested: 'Este armazenamento ainda não foi testado. Prima «Testar agora».',
    file_exists: 'Outro programa escreve nesta pasta. Dê a este serviço uma pasta própria.',
    file_missing: 'Um ficheiro que acabámos de escrever não está lá. Outro programa pode estar a eliminar ficheiros nesta pasta.',
    file_too_short: 'Um ficheiro que acabámos de escrever voltou incompleto. Teste novamente. Se voltar a acontecer, escolha outro armazenamento.',
    too_many_files: 'Esta pasta tem demasiados ficheiros. Dê a este serviço uma pasta própria.',
    data_altered:
      'O armazenamento não devolveu os dados que tínhamos escrito. Um programa, como um antivírus, pode estar a alterar ficheiros pelo caminho.',
    invalid_path: 'A pasta não é válida. Elimine este armazenamento e adicione-o novamente com uma pasta como /wills.',
    settings_incomplete: 'Faltam alguns dados de acesso. Introduza-os todos novamente.',
    stopped: 'O teste foi interrompido antes de terminar. Teste novamente.',
    unknown: 'Não foi possível usar o armazenamento. Verifique todos os dados e teste novamente dentro de alguns minutos.',
  } satisfies Record<ConnectionError, string>,

  returned: {
    success: 'A ligação ao seu serviço na nuvem está feita',
    successText: 'Testámo-la. Enviamos-lhe também uma mensagem que indica a conta. A seguir, pode carregar os seus documentos.',
    error: 'A ligação ao seu serviço na nuvem não foi feita',
  },
  reasons: {
    unknown_state: 'Este início de sessão não foi começado aqui, ou já foi usado. Comece novamente abaixo.',
    expired_state: 'O início de sessão demorou mais de dez minutos, ou terminou a sessão entretanto. Comece novamente abaixo.',
    access_denied: 'Não deu autorização na página do serviço na nuvem, por isso nada foi alterado. Se foi um engano, comece novamente abaixo.',
    lacks_permission: 'Não autorizou tudo o que pedimos. Comece novamente abaixo e autorize tudo. Só vemos os nossos próprios ficheiros.',
    drive_refused: 'O serviço na nuvem não concluiu o início de sessão. Nada foi alterado. Comece novamente abaixo.',
    other_account: 'Iniciou sessão com uma conta diferente da anterior. Inicie sessão novamente, com a conta que este armazenamento tinha até agora.',
    storage_failed: 'O início de sessão funcionou, mas o teste do armazenamento falhou. O motivo está indicado abaixo, junto do armazenamento.',
    package_not_found_there:
      'Não encontrámos o seu testamento selado neste serviço na nuvem, por isso nada foi alterado. Inicie sessão com a conta que o guarda.',
    rate_limited: 'Foram feitas demasiadas alterações hoje. Nada foi alterado. Tente novamente amanhã.',
    internal_error: 'Algo correu mal do nosso lado. Veja os seus armazenamentos abaixo e tente novamente dentro de alguns minutos.',
    conflict: 'Houve outra alteração ao mesmo tempo. Comece novamente abaixo.',
    recently_recovered: recovered,
    sealing_in_progress: sealing,
    sign_of_life_first: wellFirst,
    storage_limit_reached: atLimit,
    storage_not_found: 'Este armazenamento foi eliminado durante o início de sessão. Nada foi alterado.',
    transfer_running: transferRunning,
    other: 'Nada foi alterado. Comece novamente abaixo. Se voltar a acontecer, escolha outro armazenamento.',
  } as Record<string, string>,

  failures: {
    storage_failed: 'Não conseguimos ler esta pasta. Prima «Testar agora» para ver o motivo.',
  } as Record<string, string>,
};
