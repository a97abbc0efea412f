import type { ConnectionError } from '#words/connection-error.ts';
import type * as english from '#words/en/pages/storages.ts';

const signInAgain = 'Pulse «Iniciar sesión de nuevo». Su testamento sellado se queda donde está.';
const atLimit = 'Tiene 10 almacenamientos, que es el máximo. Borre uno que no necesite e inténtelo de nuevo.';
const transferRunning =
  'Hay una transmisión de su testamento en curso, por eso no se cambió nada. Si está bien, detenga antes la transmisión en la página Resumen.';
const recovered =
  'Su contraseña se restableció por correo, por eso no se cambió nada. Confirme antes el restablecimiento, con el enlace que le enviamos por otro canal.';
const sealing = 'Su testamento se está sellando ahora mismo, por eso no se cambió nada. Inténtelo de nuevo en un minuto.';
const wellFirst = 'Hace mucho que no sabemos de usted, por eso no se cambió nada. Pulse antes «Estoy bien» en la página Resumen.';

export const storages: typeof english.storages = {
  lead: 'Un almacenamiento es donde se guardan sus documentos sellados: en este servicio, o en uno que le pertenezca. Quien mire dentro solo ve archivos cifrados.',
  none: 'Aún no tiene ningún almacenamiento. Añada uno abajo. Hasta entonces, su testamento no se puede sellar.',

  connected: 'Funciona',
  broken: 'No funciona',
  holdsWill: 'Contiene su testamento sellado',
  lastTest: 'Última prueba con éxito',
  neverTested: 'Aún no',
  lastReadBack: 'Última lectura',
  readBack: {
    complete: (moment: string) => `Leímos de nuevo sus documentos por última vez el ${moment}: completos.`,
    package_altered: (moment: string) => `Leímos de nuevo sus documentos por última vez el ${moment}: incompletos.`,
    storage_failed: (moment: string) => `El ${moment} no pudimos leer de nuevo todos sus documentos.`,
  },
  neverReadBack: 'Aún no desde el último sellado. Leemos de nuevo cada archivo una vez al mes.',
  readBackProblems: {
    package_altered:
      'Algunos archivos de su testamento sellado faltan o han cambiado. Reparamos nuestros propios archivos. Si un mensaje nuestro indica un documento, súbalo otra vez y selle su testamento.',
    storage_failed:
      'No pudimos leer todos los archivos de su testamento sellado. Pulse «Probar ahora» para ver si el almacenamiento funciona. Leemos los archivos otra vez cada mes.',
  },
  hostKey: 'El servidor se identifica con',
  hostKeyHint: 'Compárelo con lo que le diga el responsable del servidor. Rechazamos un servidor que muestre otra cosa.',
  monthly:
    'Probamos cada almacenamiento todos los meses. También leemos de nuevo cada archivo de su testamento sellado. Si algo va mal, le enviamos un mensaje.',
  test: 'Probar ahora',
  tested: (name: string) => `«${name}» funciona. Hemos escrito un archivo pequeño, lo hemos leído y lo hemos borrado.`,
  listed: (name: string) => `«${name}» funciona.`,
  browse: 'Mirar dentro',
  renew: 'Introducir nuevos datos de acceso',
  reconnect: 'Iniciar sesión de nuevo',
  remove: 'Borrar',

  mirrorWhy: 'Guarde aquí una segunda copia de su testamento sellado. Si se pierde un almacenamiento, sus personas de confianza lo leen en el otro.',
  mirrorAdd: 'Guardar aquí también una copia',
  mirrorAdded: (name: string) => `Su testamento sellado está ahora también en «${name}».`,
  mirrorRemove: 'Dejar de guardar aquí una copia',
  mirrorRemoved: (name: string) => `Su testamento sellado ya no está en «${name}».`,

  browsing: (name: string) => `Qué hay en «${name}»`,
  place: (path: string) => `Carpeta ${path}`,
  up: 'Ir a la carpeta superior',
  empty: 'Esta carpeta está vacía.',
  more: 'Mostrar más',
  openFolder: (name: string) => `Abrir la carpeta ${name}`,
  isFolder: 'Carpeta',

  removeTitle: (name: string) => `¿Borrar «${name}»?`,
  removeText: 'Borramos los datos de acceso. Los archivos del almacenamiento quedan como están. Puede añadirlo otra vez más tarde.',
  removeOurs: 'Borramos el almacenamiento y todo lo que contiene. Puede añadir uno nuevo en cualquier momento.',
  removeButton: 'Borrar el almacenamiento',
  removed: (name: string) => `«${name}»: borrado. Sus archivos no se cambiaron.`,
  removedOurs: (name: string) => `«${name}»: borrado.`,
  inUse:
    'No puede borrar este almacenamiento, porque contiene su testamento sellado. Añada antes otro almacenamiento y selle en él su testamento. Después puede borrar este.',
  sealElsewhere: 'Ir a los documentos',

  add: 'Añadir un almacenamiento',
  kind: '¿Qué tipo de almacenamiento es?',
  kindHint: 'Un almacenamiento propio debe seguir pagándose después de su muerte.',
  servers: 'Para quienes tienen sus propios servidores',
  serversHint: 'O para quienes alquilan almacenamiento por gigabytes. Use una clave creada solo para este servicio.',
  name: 'Nombre',
  nameHint: 'Lo elige usted. Le ayuda a reconocer el almacenamiento.',
  nameMissing: 'Introduzca un nombre, como «Mi Dropbox».',
  whereTitle: (name: string) => `¿Dónde encuentro estos datos en ${name}?`,
  needsTitle: '¿Qué debe poder hacer la clave?',
  connect: 'Probar y guardar',
  save: 'Probar y guardar los nuevos datos de acceso',
  added: (name: string) => `«${name}»: almacenamiento conectado. Hemos escrito un archivo pequeño, lo hemos leído y lo hemos borrado.`,
  renewed: (name: string) => `Los nuevos datos de acceso de «${name}» están guardados y funcionan.`,
  kept: 'El almacenamiento está guardado, pero aún no funciona. Corrija aquí los datos y pulse el botón otra vez.',
  keptFolder: (folder: string) =>
    `La carpeta es ${folder}. No se puede cambiar aquí. Para otra carpeta, borre este almacenamiento y añádalo otra vez.`,
  renewHint: 'Por su seguridad, nunca mostramos los datos de acceso guardados. Introdúzcalos todos, también los que no cambian.',

  driveSteps: (name: string) => [
    `El botón le lleva a ${name}. Elija allí su cuenta y acepte.`,
    'Usted vuelve aquí automáticamente.',
    'Después probamos el almacenamiento y le enviamos un mensaje con el nombre de la cuenta.',
  ],
  drivePromise: (name: string) => `Nunca vemos su contraseña de ${name}. Solo podemos ver los archivos que este servicio pone allí, y nada más.`,
  driveButton: (name: string) => `Continuar a ${name}`,
  driveKeep: 'No borre ni mueva la carpeta que creamos allí. Si cierra la cuenta, sus personas de confianza no pueden leer su testamento.',
  driveAgain: (name: string) => `Inicie sesión con la misma cuenta de ${name} que antes. Su testamento no tiene que sellarse otra vez.`,

  serviceMeaning: [
    'Guardamos su testamento cifrado, y solo lo abrimos cuando se reúnen suficientes de sus personas de confianza.',
    'Después de sellarlo, llévese una copia a casa: sin nosotros y sin copia, se pierde.',
  ],
  serviceMoreTitle: 'Qué significa esto',
  serviceMore: [
    'Entonces tenemos el testamento cifrado y las claves de sus personas de confianza, también cifradas. Si usa su propio almacenamiento, están en dos lugares.',
    'Con nosotros, las hojas de sus personas de confianza abren el testamento. Sin nosotros, solo lo abren donde alguien tenga una copia.',
    'Puede pasar su testamento a su propio almacenamiento en cualquier momento.',
  ],
  serviceButton: 'Usar el almacenamiento de este servicio',
  serviceAgain: 'Intentar de nuevo',
  serviceAdded: (name: string) => `«${name}»: el almacenamiento está preparado.`,

  kinds: {
    service: { name: 'En este servicio', hint: 'Nada que rellenar.', usual: 'En este servicio' },
    drive_a: { name: 'Google Drive', hint: 'Con Gmail o un teléfono Android', usual: 'Mi Google Drive' },
    drive_b: { name: 'Dropbox', hint: 'Con una cuenta allí', usual: 'Mi Dropbox' },
    drive_c: { name: 'OneDrive', hint: 'Con Outlook.com o Microsoft 365', usual: 'Mi OneDrive' },
    s3: { name: 'Amazon S3', hint: 'Almacenamiento alquilado de Amazon Web Services.', usual: 'Mi Amazon S3' },
    r2: { name: 'Cloudflare R2', hint: 'Almacenamiento alquilado de Cloudflare.', usual: 'Mi Cloudflare R2' },
    b2: { name: 'Backblaze B2', hint: 'Almacenamiento alquilado de Backblaze.', usual: 'Mi Backblaze B2' },
    minio: {
      name: 'MinIO u otro almacenamiento S3',
      hint: 'Su propio servidor, o un proveedor que diga «compatible con S3».',
      usual: 'Mi almacenamiento S3',
    },
    sftp: { name: 'SFTP', hint: 'Una carpeta en un servidor al que se llega por SSH.', usual: 'Mi servidor' },
  },

  steps: {
    s3: [
      'Inicie sesión en la consola de AWS y abra S3. Cree un bucket. El nombre y la región están en su página. Active el control de versiones.',
      'Abra IAM, cree un usuario solo para este servicio y dele los permisos de abajo.',
      'En la página de este usuario, cree una clave de acceso. Copie ambas partes: AWS muestra la clave secreta solo una vez.',
    ],
    r2: [
      'Inicie sesión en el panel de Cloudflare y abra R2. Cree un bucket.',
      'La dirección está en la página de R2: https://, su identificador de cuenta, y .r2.cloudflarestorage.com. Omita el nombre del bucket. La región es auto.',
      'En «Manage API tokens», cree un token con «Object Read & Write» solo para este bucket. Copie el identificador de la clave y la clave secreta.',
    ],
    b2: [
      'Inicie sesión en Backblaze y cree un bucket privado. Su página muestra el endpoint, como s3.eu-central-003.backblazeb2.com. Escriba https:// delante.',
      'La región es la parte central del endpoint, como eu-central-003.',
      'En «Application Keys», añada una clave solo para este bucket, con «Read and Write». El keyID es el identificador de la clave, y la applicationKey es la clave secreta.',
    ],
    minio: [
      'La dirección es la de la interfaz S3 (en MinIO, a menudo el puerto 9000), no la de su página web. El servicio debe poder llegar a ella desde internet.',
      'En MinIO, la región es us-east-1 si su responsable no puso otra. Otros proveedores la indican en su ayuda.',
      'Cree un bucket, y una clave de acceso solo para este bucket.',
    ],
    sftp: [
      'El responsable del servidor o su proveedor le da el nombre de host, el puerto (normalmente 22) y un nombre de usuario. Pida un usuario solo para este servicio.',
      'Con una clave: la orden ssh-keygen -t ed25519 -N "" -f will-service crea dos archivos. Pegue aquí el contenido de will-service. El responsable del servidor necesita will-service.pub.',
      'La carpeta wills, sin barra, está en la carpeta del usuario. Con barra, como en /wills, está en el nivel más alto de lo que ve el usuario.',
    ],
  },
  needs: {
    s3: 's3:PutObject, s3:GetObject y s3:DeleteObject en <bucket>/<carpeta>/*, y s3:ListBucket en el bucket. Nada más.',
    r2: '«Object Read & Write», solo para este bucket.',
    b2: '«Read and Write», solo para este bucket. No use la clave maestra.',
    minio: 's3:PutObject, s3:GetObject y s3:DeleteObject en <bucket>/<carpeta>/*, y s3:ListBucket en el bucket. Nada más.',
    sftp: 'El usuario debe poder crear, renombrar, leer y borrar archivos en la carpeta. No necesita línea de órdenes.',
  },

  endpoint: 'Dirección',
  endpointHint: (example: string) => `Por ejemplo ${example}`,
  endpointWrong: 'Introduzca una dirección como https://s3.example.com. No lleva nada después del nombre de host.',
  region: 'Región',
  regionHint: (example: string) => `Por ejemplo ${example}`,
  regionWrong: 'Introduzca la región, como eu-central-1. Solo tiene minúsculas, dígitos y guiones.',
  bucket: 'Nombre del bucket',
  bucketWrong: 'Introduzca el nombre del bucket: de 3 a 63 minúsculas, dígitos, puntos y guiones.',
  accessKey: 'Identificador de la clave de acceso',
  accessKeyWrong: 'Introduzca el identificador de la clave de acceso. No tiene espacios.',
  secretKey: 'Clave de acceso secreta',
  secretKeyHint: 'La ciframos y no volvemos a mostrarla.',
  secretKeyWrong: 'Introduzca la clave de acceso secreta. No tiene espacios.',
  host: 'Nombre de host del servidor',
  hostHint: 'Por ejemplo files.example.com',
  hostWrong: 'Introduzca el nombre del servidor, como files.example.com. Omita sftp:// y las carpetas.',
  port: 'Puerto',
  portWrong: 'Introduzca el puerto, un número del 1 al 65535. Normalmente es el 22.',
  username: 'Nombre de usuario',
  usernameMissing: 'Introduzca el nombre de usuario.',
  login: '¿Cómo iniciamos sesión en el servidor?',
  byKey: 'Con una clave',
  byPassword: 'Con una contraseña',
  password: 'Contraseña de este usuario',
  passwordMissing: 'Introduzca la contraseña.',
  key: 'Clave privada',
  keyHint:
    'El texto entero, con su primera y última línea («BEGIN … PRIVATE KEY»). La clave no debe tener frase de contraseña. La ciframos y no volvemos a mostrarla.',
  keyWrong: 'Pegue la clave privada. Empieza por -----BEGIN.',
  keyLong: 'Esta clave es demasiado larga. Use una clave Ed25519: ssh-keygen -t ed25519.',
  directory: 'Carpeta',
  directoryHint: 'La creamos si no existe. No la use para nada más.',
  directoryWrong: 'Introduzca una carpeta, como /wills. No debe tener .. ni barra invertida.',

  problemTitle: (name: string) => `«${name}» aún no funciona`,
  problems: {
    unreachable:
      'No pudimos llegar al almacenamiento. Busque un error de tecleo en la dirección y el puerto. Si son correctos, quizá nos bloquee un cortafuegos.',
    slow: 'El almacenamiento no contestó a tiempo. Revise la dirección y el puerto. Si son correctos, inténtelo de nuevo en unos minutos.',
    closed: 'El almacenamiento cerró la conexión. Inténtelo de nuevo en unos minutos. Si vuelve a ocurrir, pregunte a su responsable.',
    private_address: 'Esta dirección está en una red privada, a la que no podemos llegar. Introduzca un nombre que funcione desde internet.',
    insecure_address: 'La dirección debe empezar por https://. Otras conexiones no están cifradas.',
    certificate_invalid:
      'El certificado del almacenamiento no es válido, así que la conexión no sería segura. Revise la dirección, o pregunte a su responsable.',
    no_secure_method: 'El almacenamiento solo ofrece un cifrado anticuado. Pida a su responsable que actualice el servidor.',
    keys_rejected: 'El almacenamiento no conoce esta clave. Copie otra vez el identificador y la clave secreta, del primer al último carácter.',
    clock_differs: 'El reloj del almacenamiento difiere demasiado del nuestro. Pida a su responsable que lo ponga en hora.',
    account_blocked: 'El proveedor ha bloqueado o restringido la cuenta. Inicie sesión allí y vea por qué. Quizá haya una factura sin pagar.',
    keys_not_allowed: 'La clave es correcta, pero no tiene permiso para lo que necesitamos. Revise sus permisos, el bucket y la carpeta.',
    bucket_missing: 'No hay ningún bucket con este nombre. Busque un error de tecleo, o cree el bucket.',
    other_region: 'El bucket está en otra región. Su página en el proveedor muestra la correcta.',
    login_rejected:
      'El servidor no acepta este nombre de usuario con esta contraseña o clave. Revíselo todo. Con una clave, el servidor debe conocer su parte pública.',
    user_not_allowed: 'Este usuario no puede escribir en la carpeta. Pruebe sin la primera barra, o pregunte al responsable del servidor.',
    refused: 'El servidor se negó a guardar un archivo. Quizá esté lleno. Revise el espacio libre y los permisos de la carpeta.',
    ssh_key_locked: 'Esta clave está protegida con una frase de contraseña. Cree una clave sin ella, solo para este servicio.',
    ssh_key_public: 'Esta es la parte pública de la clave. Pegue la parte privada, del archivo sin .pub.',
    ssh_key_unreadable: 'No podemos leer esta clave. Pegue el archivo entero, con su primera y última línea.',
    other_host_key:
      'El servidor muestra una clave de host distinta de la anterior. Si se renovó el servidor, introduzca otra vez sus datos de acceso. Si no, pregunte antes a su responsable: quizá alguien intercepte la conexión.',
    not_sftp: 'En esta dirección contesta otro programa. Revise el nombre de host y el puerto.',
    unsupported: 'El almacenamiento no puede renombrar, listar o crear archivos como lo necesitamos. Elija otro.',
    sign_in_ended: `La nube ya no acepta nuestro inicio de sesión. ${signInAgain}`,
    sign_in_refused: `La nube no aceptó el inicio de sesión. ${signInAgain}`,
    sign_in_lacks_access: 'No ha aceptado todo lo que necesitamos. Pulse «Iniciar sesión de nuevo» y acepte todo en la página de la nube.',
    full: 'El almacenamiento está lleno o ha alcanzado un límite de su cuenta. Libere espacio, o suba el límite con el proveedor, y pruebe otra vez.',
    too_many_requests: 'El almacenamiento no acepta más peticiones ahora. Pruebe otra vez en unos minutos.',
    temporary: 'El almacenamiento tiene un problema ahora. Pruebe otra vez en unos minutos.',
    reply_not_understood: 'En esta dirección no contesta ningún almacenamiento. Revísela. No debe ser la dirección de una página web.',
    reply_too_long: 'En esta dirección no contesta ningún almacenamiento. Revísela. No debe ser la dirección de una página web.',
    not_tested: 'Este almacenamiento aún no se ha probado. Pulse «Probar ahora».',
    file_exists: 'Otro programa escribe en esta carpeta. Dé a este servicio su propia carpeta.',
    file_missing: 'Un archivo que acabamos de escribir no está. Quizá otro programa borre archivos en esta carpeta.',
    file_too_short: 'Un archivo que acabamos de escribir volvió incompleto. Pruebe otra vez. Si vuelve a ocurrir, elija otro almacenamiento.',
    too_many_files: 'Esta carpeta tiene demasiados archivos. Dé a este servicio su propia carpeta.',
    data_altered:
      'El almacenamiento no devolvió los datos que habíamos escrito. Un programa como un antivirus quizá cambia los archivos por el camino.',
    invalid_path: 'La carpeta no es válida. Borre este almacenamiento y añádalo otra vez con una carpeta como /wills.',
    settings_incomplete: 'Faltan algunos datos de acceso. Introdúzcalos todos otra vez.',
    stopped: 'La prueba se detuvo antes de terminar. Pruebe otra vez.',
    unknown: 'No se pudo usar el almacenamiento. Revise todos los datos y pruebe otra vez en unos minutos.',
  } satisfies Record<ConnectionError, string>,

  returned: {
    success: 'Su nube está conectada',
    successText: 'La hemos probado. También le enviamos un mensaje con el nombre de la cuenta. Ya puede subir sus documentos.',
    error: 'Su nube no se conectó',
  },
  reasons: {
    unknown_state: 'Este inicio de sesión no se empezó aquí, o ya se usó. Empiece otra vez abajo.',
    expired_state: 'El inicio de sesión tardó más de diez minutos, o su sesión aquí terminó entretanto. Empiece otra vez abajo.',
    access_denied: 'No aceptó en la página de la nube, por eso no se cambió nada. Si fue un error, empiece otra vez abajo.',
    lacks_permission: 'No aceptó todo lo que pedimos. Empiece otra vez abajo y acepte todo. Solo vemos nuestros propios archivos.',
    drive_refused: 'La nube no completó el inicio de sesión. No se cambió nada. Empiece otra vez abajo.',
    other_account:
      'Inició sesión con una cuenta distinta de la anterior. Inicie sesión otra vez, con la cuenta que este almacenamiento tenía hasta ahora.',
    storage_failed: 'El inicio de sesión funcionó, pero falló la prueba del almacenamiento. El motivo se muestra abajo, junto al almacenamiento.',
    package_not_found_there:
      'No encontramos su testamento sellado en esta nube, por eso no se cambió nada. Inicie sesión con la cuenta que lo contiene.',
    rate_limited: 'Hoy se hicieron demasiados cambios. No se cambió nada. Inténtelo mañana.',
    internal_error: 'Algo ha fallado por nuestra parte. Mire abajo sus almacenamientos, e inténtelo de nuevo en unos minutos.',
    conflict: 'Se cambió otra cosa al mismo tiempo. Empiece otra vez abajo.',
    recently_recovered: recovered,
    sealing_in_progress: sealing,
    sign_of_life_first: wellFirst,
    storage_limit_reached: atLimit,
    storage_not_found: 'Este almacenamiento se borró durante el inicio de sesión. No se cambió nada.',
    transfer_running: transferRunning,
    other: 'No se cambió nada. Empiece otra vez abajo. Si vuelve a ocurrir, elija otro almacenamiento.',
  } as Record<string, string>,

  failures: {
    storage_failed: 'No pudimos leer esta carpeta. Pulse «Probar ahora» para ver el motivo.',
  } as Record<string, string>,
};
