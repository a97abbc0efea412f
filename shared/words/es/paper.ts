import type * as english from '#words/en/paper.ts';
import type { PaperFacts } from '#words/en/paper.ts';
export const paper: typeof english.paper = {
  secrets: ({ survivorName, hostName, recoveryKey }: PaperFacts) => `PARA ${survivorName}
DE ${hostName}
GUARDE ESTA HOJA EN UN SOBRE CERRADO.

${hostName} ha dejado un testamento y le nombró como una de las personas que
pueden abrirlo juntas. Una persona sola no puede abrirlo. Sin el servicio, solo
se abre con hojas como esta. No dé nada de esta hoja por teléfono, en un mensaje
ni en una página web que no haya abierto usted. Cuando reciba una hoja más
reciente, destruya esta, salvo que le pidamos conservarla.

CLAVE DE RECUPERACIÓN
${recoveryKey}
`,

  keyOfDevice: `Esta clave se creó en el dispositivo de la persona que dejó el testamento.
Está en la hoja impresa desde ese dispositivo. Nosotros no la tenemos.
Guarde las dos hojas juntas.`,

  withTheService: (
    { hostName, survivorId, willId, backupCodes }: PaperFacts,
    service: string,
    startAddress: string,
  ) => `1. CÓMO ABRIR EL TESTAMENTO CON EL SERVICIO
Abra ${startAddress}
Avisamos a ${hostName}, que tiene tiempo de detener la transmisión. Después, usted
y las demás personas confirman su identidad. Use un código que le enviamos, o un
código de respaldo.

Servicio              ${service}
Testamento            ${willId}
Persona de confianza  ${survivorId}
Códigos de respaldo   ${backupCodes.join('  ')}  (cada uno funciona una vez)
`,

  withoutTheService: ({ hostName, fingerprint }: PaperFacts) => `2. SI EL SERVICIO YA NO EXISTE
Los documentos están cifrados en una carpeta. Busquen la carpeta con el archivo
RECOVER.txt, o una copia de ella. Miren dónde guardaba archivos
${hostName}, por ejemplo en una nube o en un servidor. Una copia en casa
se llama «will-copy» y puede estar en una memoria USB. Si solo el servicio tenía
la carpeta, necesitan una copia así.

Dónde está la carpeta o una copia (escrito a mano):

______________________________________________________________________________

El archivo RECOVER.txt de la carpeta dice cuántas claves de recuperación hacen
falta. Reúnanse en un lugar, lleven sus hojas y usen un ordenador que no esté
conectado a ninguna red.

Huella del paquete (solo es auténtico un paquete con esta huella)
${fingerprint}
`,

  byHand: (combine: string, check: string, commands: string) => `3. A MANO, con el programa público «age» (https://age-encryption.org) y Python 3
a) Cree una carpeta vacía. Copie en ella la carpeta que contiene manifest.*.json
   y llame a la copia «package». Si hay varias carpetas así, use la que tenga el
   número más alto.
b) Guarde cada clave de recuperación en un archivo aparte: key1.txt, key2.txt ...
c) Guarde esto como combine.py:

${combine}
d) Guarde esto como check.py:

${check}
e) Abra un terminal en su carpeta y teclee:

${commands}

Si check.py muestra STOP, no se abre nada: un archivo falta, se cambió o se añadió,
y se indica cuál. Si no, la carpeta «opened» contiene ahora los documentos. La lista
impresa da el nombre y el tipo de cada uno. Después se imprimen los mensajes
personales.
Estos pasos no comprueban si se sustituyó el paquete. Los programas de abajo lo
comprueban. La página docs/recovery.md del servicio explica cómo comprobarlo a
mano.
`,

  byPage: (file: string, address: string, sha256: string) => `4. CON EL PROGRAMA PARA NAVEGADORES
${file}
Tome este archivo de la memoria USB de este sobre, si hay una. O consígalo en
${address}
mientras exista esa página. O tómelo de la carpeta del paquete.
a) Compare su SHA-256, o pídaselo a alguien que sepa. Quien pueda escribir en la
   carpeta pudo sustituir el programa. Debe ser
${sha256}
   Si es distinto, no use el archivo. Abra los documentos a mano.
b) Desconecte el ordenador de toda red.
c) Abra el archivo con un navegador, por ejemplo Firefox, Chrome, Edge o Safari.
   Pide la carpeta y las claves, lo comprueba todo y guarda los documentos.
`,

  byProgram: (sha256: string) => `5. CON EL PROGRAMA recover.mjs
El programa está en la misma carpeta y funciona con Node.js 20 o posterior. Lo
comprueba todo, pide las claves y abre los documentos:

node recover.mjs .

Quien pueda escribir en esa carpeta pudo sustituir el programa. Compare antes su
SHA-256, o pídaselo a alguien que sepa. Cuando se imprimió esta hoja, era
${sha256}
Si es distinto, quizá llegó un programa más reciente con un sellado posterior, o
se sustituyó el programa. En ese caso, abra los documentos a mano.
`,
};
