import type * as english from '#words/en/messages/to-host/rehearsal.ts';
import { plural } from '#words/plural.ts';

const cameThrough = plural('es', {
  one: 'una persona de confianza lo consiguió',
  many: '# personas de confianza lo consiguieron',
  other: '# personas de confianza lo consiguieron',
});

export const rehearsal: typeof english.rehearsal = {
  'rehearsal-ended': {
    subject: {
      complete: 'Su ensayo funcionó: todas lo consiguieron',
      time: (came: number, asked: number) => `Su ensayo ha terminado: correcto para ${came} de ${asked}`,
      stopped: 'Su ensayo se detuvo',
      rejected: 'El ensayo se detuvo',
      started: 'El ensayo ha terminado: se inició una transmisión real de su testamento',
      silent: 'El ensayo ha terminado: usted no ha contestado a nuestras preguntas',
      deletion: 'El ensayo ha terminado: se pidió un borrado',
    },
    opening: {
      complete:
        'Todas las personas que nombró han confirmado su identidad. Si fuera real, su testamento se abriría para ellas. Es la mejor noticia que podemos enviarle.',
      time: (came: number) => `Su ensayo ha terminado después de 14 días, y ${cameThrough(came)}.`,
      stopped: 'Una persona que había iniciado sesión en su cuenta detuvo el ensayo.',
      rejected: 'Nos dijo que el ensayo no era suyo, por eso lo detuvimos.',
      started:
        'Una de sus personas de confianza ha iniciado una transmisión real de su testamento, por eso el ensayo ha terminado. Avisamos a todas de que esto no es un ensayo. Usted recibirá otro mensaje con el enlace que la detiene.',
      silent:
        'No ha contestado a nuestras preguntas, por eso el ensayo ha terminado. Avisamos a sus personas de confianza de que esto no es un ensayo. Usted recibirá otro mensaje sobre lo que puede hacer.',
      deletion:
        'Una persona que había iniciado sesión en su cuenta pidió un borrado, por eso el ensayo ha terminado. Avisamos a sus personas de confianza de que esto no es un ensayo.',
    },

    enough: 'Es suficiente: su testamento se abriría.',
    notEnough: (needed: number) => `No es suficiente: su testamento solo se abre si ${needed} de ellas confirman su identidad.`,
    came: (names: string) => `Lo consiguieron: ${names}.`,
    missing: (names: string) => `No lo consiguieron: ${names}.`,
    repair: 'Hable con las personas que faltan. Quizá cambió un número, o no se encuentra el sobre. Corríjalo y ensaye otra vez.',
    step: 'Ver el informe',
    short: {
      complete: 'Su ensayo funcionó: todas lo consiguieron. Su informe:',
      time: (came: number, asked: number) => `Su ensayo ha terminado: correcto para ${came} de ${asked}. Su informe:`,
      stopped: 'El ensayo de su testamento se detuvo. Su informe:',
      rejected: 'El ensayo de su testamento se detuvo. Su informe:',
      started: 'El ensayo ha terminado: se inició una transmisión real de su testamento. Su informe:',
      silent: 'El ensayo ha terminado: usted no ha contestado a nuestras preguntas. Su informe:',
      deletion: 'El ensayo ha terminado: se pidió un borrado. Su informe:',
    },
  },
};
