import type * as english from '#words/en/pages/family-refusals.ts';

const notReadable =
  'Neste momento não conseguimos ler isto de forma segura. Por isso, nada é mostrado e nada foi alterado. Tente novamente mais tarde. Fazemos esta verificação todos os dias.';
const notFound = 'Não encontrámos o que procura, ou houve uma alteração. Carregue novamente a página, ou use a nossa mensagem mais recente.';
const notAccepted = 'O serviço não conseguiu ler este pedido. Nada foi alterado. Carregue novamente a página.';
const notSent = 'Não conseguimos enviar um código por este canal. Escolha outro canal, ou use a sua folha.';
const notOpen = 'Os documentos ainda não estão abertos. Carregue novamente a página para ver o que falta.';
const notProven = 'Confirme novamente a sua identidade. Para isso, carregue novamente a página.';

export const familyRefusals: typeof english.familyRefusals = {
  share_altered: notReadable,
  record_altered: notReadable,
  age_file_invalid: notReadable,
  wrong_key: notReadable,
  opening_failed: notReadable,
  storage_failed: notReadable,
  storage_type_unavailable: notReadable,
  package_altered: notReadable,
  shares_do_not_open: notReadable,
  not_open_yet: notOpen,
  threshold_not_met: notOpen,
  not_authenticated: notProven,
  session_required: notProven,
  archive_part_not_found: notFound,
  invalid_download_link: notFound,
  range_not_satisfiable: notFound,
  too_many_running: 'Ainda há outras transferências destes documentos a decorrer. Aguarde até que terminem e tente novamente.',
  access_window_expired: 'O prazo para ler os documentos terminou.',
  transfer_cancelled: 'A transmissão foi parada. Agora não abrimos nada.',
  otp_limit_reached: 'Foram pedidos demasiados códigos. Aguarde até à hora indicada abaixo, ou use já um código de reserva da sua folha.',
  otp_session_not_found: 'Este código já não funciona. Peça um código novo.',
  invitation_withdrawn:
    'Esta pergunta já não lhe diz respeito: a pessoa que confia em si alterou a lista ou o endereço que tinha para si. Não precisa de fazer nada.',
  alert_limit_reached: 'Já tem cinco dispositivos e conversas. Remova primeiro um deles.',
  delivery_failed: 'O Telegram não responde neste momento. Tente novamente mais tarde.',
  channel_not_offered: 'O Telegram já não está disponível aqui. Nada foi alterado.',
  invitation_not_confirmed: 'Responda primeiro à pergunta do seu convite. Para isso, carregue novamente a página.',
  transfer_not_found: notFound,
  survivor_not_found: notFound,
  will_or_survivor_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  channel_not_available: notSent,
  no_deliverable_channel: notSent,
  recently_stopped:
    'Uma transmissão que iniciou foi parada há pouco tempo. O seu código não foi gasto. Aguarde até à hora indicada abaixo. Talvez outra pessoa de confiança possa iniciá-la antes disso.',
  transfer_not_running: 'Esta transmissão já não está em curso. Nada foi alterado.',
  no_rehearsal: 'Não há nenhum ensaio à sua espera. Se lhe escrevemos sobre um ensaio, ele já terminou, e não precisa de fazer nada.',
  not_a_rehearsal: 'Isto já não é um ensaio: começou algo real. Nada foi alterado. Use a mensagem mais recente que lhe enviámos.',
  vouch_not_needed:
    'Ninguém está à espera de iniciar uma transmissão, ou já todas as pessoas estão à espera. Nada foi alterado, e não precisa de fazer nada.',
  vouched_twice:
    'As pessoas de confiança já disseram isto duas vezes, e desde então não tivemos notícias. Nada foi alterado. Agora tem de responder a pessoa de quem é o testamento.',
  vouch_too_late: 'Os documentos já estão abertos. Nada foi alterado. Só a pessoa de quem é o testamento os pode fechar.',
  vouch_outweighed: 'Outra pessoa de confiança confirmou a identidade, e isso conta mais. Nada foi alterado. Fale com as outras pessoas.',
  proof_required: 'Um nome, só por si, não inicia a transmissão deste testamento. Use um código ou a sua folha.',
  transfer_running: 'Já está em curso uma transmissão deste testamento. Abra o seu link pessoal, ou use a sua folha.',
  conflict: 'No mesmo instante foi alterada outra coisa. Nada se perdeu. Tente novamente.',
  invalid_link: 'Este link não é válido. Use o link mais recente que lhe enviámos. Copie-o por inteiro.',
  link_expired: 'Este link expirou. Peça um novo.',
} satisfies Record<string, string>;
