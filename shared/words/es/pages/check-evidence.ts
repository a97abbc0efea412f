import type * as english from '#words/en/pages/check-evidence.ts';
export const checkEvidence: typeof english.checkEvidence = {
  title: 'Comprobar un informe',
  intro:
    'Tiene un informe sobre la apertura de un testamento y quiere saber si es nuestro y no se ha modificado. Para ello necesita el ZIP que se guardó con el informe, y nuestra clave pública de esta página.',
  keysTitle: 'Nuestras claves públicas',
  keyNumber: (id: string) => `Clave ${id}`,
  keyUse: 'Elija la clave cuyo número está en la última línea de statement.txt. Guarde una de sus dos formas, o ambas.',
  savePem: 'Guardar key.pem, para openssl',
  saveSigners: 'Guardar allowed_signers, para ssh-keygen',
  ofKey: (id: string) => `(clave ${id})`,
  howTitle: 'Qué hay que hacer',
  howSteps: [
    'Descomprima el ZIP en una carpeta vacía.',
    'Guarde nuestra clave pública de esta página en la misma carpeta.',
    'Abra un terminal en esta carpeta e introduzca estas órdenes. La primera debe mostrar el SHA-256 que está en la línea «report-sha256» de statement.txt.',
  ],
  provesTitle: 'Qué demuestra',
  proves: [
    'Que dijimos esto en ese momento, y que nada del informe se modificó desde entonces.',
    'No demuestra quién estaba ante el ordenador. Una prueba con código muestra que alguien podía leer el mensaje, y una prueba con hoja, que alguien tenía la hoja.',
    'La hora es la del reloj de nuestro servicio.',
  ],
  keyWhy:
    'Obtenga usted la clave pública en esta dirección, o use una copia anterior. No use una clave de la persona que le da el informe: quien falsifica un informe también le daría la clave que le corresponde.',
  stepsEnd: 'Basta una de las dos últimas órdenes. Debe decir «Signature Verified Successfully» o «Good».',
};
