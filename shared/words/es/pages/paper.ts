import type * as english from '#words/en/pages/paper.ts';
export const paper: typeof english.paper = {
  forName: (name: string) => `Para ${name}`,
  fromName: (name: string) => `De ${name}`,
  sheet: (number: number) => `Página ${number} de 2`,
  keep: 'Guarde las dos páginas en un sobre cerrado, en un lugar seguro.',
  what: (host: string) =>
    `${host} ha dejado un testamento y le nombró como una de las personas que pueden abrirlo juntas. Una persona sola no puede abrirlo. Sin el servicio, solo se abre con hojas como esta.`,
  quorum: (threshold: number, total: number) => `Cuando se imprimió esto, debían reunirse ${threshold} de ${total} personas.`,
  secret:
    'No dé nada de esta hoja por teléfono ni en un mensaje. Cuando reciba una hoja más reciente, destruya esta, salvo que le pidamos conservarla.',
  openTitle: (host: string) => `Cuando ${host} haya fallecido, o ya no pueda actuar`,
  open: {
    address: 'Abra esta dirección en un teléfono u ordenador. O escanee el código.',
    paper: 'Elija «Tengo una hoja de un sobre cerrado». Teclee los dos números y un código de respaldo de abajo.',
    others: (host: string) =>
      `Avisamos a ${host}, que tiene tiempo de detenerlo si todo está bien. Después las demás personas confirman su identidad del mismo modo.`,
    read: 'Cuando suficientes de ustedes lo hayan hecho y haya terminado el plazo para detenerlo, pueden leer allí los documentos.',
  },
  startQr: 'Código QR: abre la página en la que se empieza',
  survivor: 'Número de persona de confianza',
  will: 'Número del testamento',
  codes: 'Códigos de respaldo',
  codesHint: 'Cada código funciona una vez. Táchelo cuando lo haya usado.',

  recoveryTitle: 'Si el servicio ya no existe',
  recoveryLead: 'Los documentos están cifrados en una carpeta. Con las claves de suficientes personas pueden abrirla sin nosotros.',
  key: 'Clave de recuperación',
  fingerprint: 'Huella del paquete',
  fingerprintHint: 'Solo es auténtico un paquete con esta huella.',
  check: 'Letras de comprobación',
  keyQr: 'Código QR: clave de recuperación y huella',
  steps: {
    find: (host: string) =>
      `Busquen la carpeta con el archivo RECOVER.txt, o una copia de ella. Miren dónde guardaba archivos ${host}, por ejemplo en una nube o en un servidor. Una copia en casa se llama «will-copy» y puede estar en una memoria USB. Si solo el servicio tenía la carpeta, necesitan una copia así.`,
    place: 'Dónde está la carpeta o una copia (escrito a mano):',
    meet: 'RECOVER.txt dice cuántas claves hacen falta. Reúnanse en un lugar con sus hojas.',
    program: 'Consiga este archivo: de una memoria USB de este sobre, de la dirección de abajo mientras exista, o de la carpeta.',
    compare: 'Compare el SHA-256 del archivo, o pídaselo a alguien que sepa. Si es distinto, no use el archivo. Debe ser:',
    disconnect: 'Use un ordenador, y desconéctelo de toda red.',
    open: 'Abra el archivo con Firefox, Chrome, Edge o Safari. Pide la carpeta y sus claves, lo comprueba todo y guarda los documentos.',
  },
  byHandTitle: 'A mano, para alguien que sepa',
  byHand: 'Sin el archivo de arriba, use el programa público «age» (age-encryption.org) y Python 3:',
  byHandSteps: [
    'En la carpeta «shares», tome la carpeta con el número más alto. Cada clave de recuperación (key.txt) abre un archivo en ella: age -d -i key.txt FILE.age > share1.json',
    'Guarde el programa de la izquierda como combine.py: python3 combine.py share*.json > will-key.txt',
    'Guarde el otro programa como check.py: python3 check.py manifest.NUMERO.json (el número más alto). Tras STOP, no abra nada. Abra solo lo que nombra',
    'Lista de los documentos: age -d -i will-key.txt index.age',
    'Cada documento: age -d -i will-key.txt FILE.age > document',
    'Cada mensaje: age -d -i will-key.txt FILE.age | age -d -i key.txt',
  ],
  byHandWarning: 'Estos pasos no comprueban si el paquete es auténtico.',
};
