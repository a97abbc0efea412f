import type * as english from '#words/en/pages/settings.ts';
import { plural } from '#words/plural.ts';

const weeks = plural('pt', { one: 'Uma semana', many: '# semanas', other: '# semanas' });

export const settings: typeof english.settings = {
  checksTitle: 'Como lhe perguntamos se está bem',
  pause: {
    title: 'Uma pausa nas perguntas',
    none: 'Sem pausa',
    text: 'Se não puder responder durante algumas semanas, por exemplo em viagem ou no hospital, não lhe perguntamos nada durante esse tempo. Depois, voltamos a perguntar.',
    length: 'Quanto tempo deve durar a pausa?',
    lengthHint: 'As suas pessoas de confiança não ficam a saber. Podem, mesmo assim, iniciar uma transmissão. Nesse caso, tem 48 horas para a parar.',
    weeks,
    missing: 'Escolha quanto tempo deve durar a pausa.',
    begin: 'Começar a pausa',
    noneLeft: 'Já usou os 120 dias de pausa nas perguntas a que tem direito num ano.',
    running: (moment: string) => `Não lhe perguntamos nada até ${moment}. Nessa altura, enviamos-lhe uma pergunta.`,
    end: 'Terminar a pausa agora',
    notSealed: 'Só enviamos perguntas depois de o seu testamento estar selado.',
    notNow: 'Diga-nos primeiro que está bem. Depois, pode fazer uma pausa nas perguntas.',
  },
  channelTitle: 'O canal que usamos primeiro',
  channel: 'Onde devemos perguntar-lhe primeiro?',
  channelHint: 'Se não funcionar, usamos os outros canais e, por fim, o endereço de e-mail da sua conta.',
  noPreference: 'Pela ordem da página «Como entramos em contacto consigo»',
  channelSave: 'Guardar este canal',
  channelSaved: 'Ficou guardado. A partir de agora, usamos primeiro este canal.',
  channelUntested: (name: string) => `${name} (ainda por testar)`,
  channelNone: 'Escrevemos para o endereço de e-mail da sua conta.',
  channelAdd: 'Adicionar outro canal',
  startTitle: 'Quem pode iniciar uma transmissão',
  startText:
    'As suas pessoas de confiança podem iniciar uma transmissão só com o nome. Nesse caso, tem 48 horas para a parar. Se alguém puder abusar disto, exija primeiro a confirmação da identidade.',
  startName: 'Só com o nome',
  startProof: 'Iniciar apenas com um código ou com a folha',
  startProofHint: 'Cada pessoa de confiança precisa então de um dos contactos que indicou para ela, ou da folha do envelope.',
  startSave: 'Guardar esta escolha',
  startSaved: 'A sua escolha está guardada.',
  youTitle: 'Sobre si',
  name: 'O seu nome',
  nameHint:
    'As suas pessoas de confiança leem este nome nas nossas mensagens. Se o seu testamento estiver selado, informamo-las quando o nome mudar.',
  nameMissing: 'Introduza o seu nome, com 100 caracteres no máximo.',
  language: 'O idioma das nossas mensagens',
  languageHint: 'As mensagens que lhe enviamos estão neste idioma. O idioma destas páginas escolhe-se em cima.',
  timezone: 'O seu fuso horário',
  timezoneHint:
    'Nas mensagens, indicamos todas as horas neste fuso horário. Em qualquer fuso, exceto UTC, não enviamos perguntas entre as 20 horas e as 8 horas: enviamo-las antes.',
  youSave: 'Guardar estes dados',
  youSaved: 'Os seus dados estão guardados.',
  email: 'Quer mudar o endereço de e-mail ou a palavra-passe?',
  emailLink: 'Ir para a página «Segurança»',
};
