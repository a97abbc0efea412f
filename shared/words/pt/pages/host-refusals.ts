import type * as english from '#words/en/pages/host-refusals.ts';
import { familyRefusals } from './family-refusals.ts';

const notReadable =
  'Neste momento não conseguimos ler o seu testamento selado de forma segura. Por isso, nada foi alterado. Tente novamente mais tarde. Se voltar a acontecer, sele novamente o seu testamento.';
const notFound = familyRefusals.transfer_not_found;
const notAccepted = familyRefusals.invalid_json;
const sessionEnded = 'A sua sessão terminou. Inicie sessão novamente.';

export const hostRefusals: typeof english.hostRefusals = {
  recently_recovered:
    'A sua palavra-passe foi redefinida por e-mail, ou uma alteração foi rejeitada. Por isso, nada foi alterado agora. A página «Segurança» explica como confirmar que o pedido partiu de si.',
  sign_of_life_first:
    'Há muito tempo que não temos notícias suas. Por isso, nada foi alterado. Prima primeiro «Estou bem» na página «Resumo». Depois tente novamente aqui.',
  rehearsal_running: 'Já há um ensaio em curso. Nada foi alterado.',
  rehearsals_used_up:
    'Já iniciou quatro ensaios no espaço de um ano. Por isso, não foi iniciado outro. A página mostra quando pode iniciar o próximo.',
  rehearsal_not_found: 'Este ensaio não existe. Abra a página «Resumo».',
  stop_card_not_valid: 'Este código não tem efeito. Verifique as duas linhas do cartão. Cada cartão funciona uma vez, e só o mais recente funciona.',
  nothing_to_stop:
    'Não há nenhuma transmissão em curso, e as suas pessoas de confiança não estão à espera de nenhuma. Nada foi alterado, e o seu cartão continua a funcionar.',
  documents_open: 'Os documentos já estão abertos. Por isso, um cartão já não os pode fechar. Inicie sessão e pare a transmissão na página «Resumo».',
  pause_too_long: 'As perguntas podem ficar em pausa no máximo 60 dias seguidos, e 120 dias num ano. Escolha uma pausa mais curta.',
  transfer_running: 'Está em curso uma transmissão do seu testamento. Por isso, nada foi alterado. Se está bem, pare-a primeiro na página «Resumo».',
  transfer_not_running: 'Já não há nenhuma transmissão em curso. Nada foi alterado.',
  no_sealed_will: 'Nesta conta não há nenhum testamento selado. Nada foi alterado.',
  deletion_requested:
    'Pediu-nos para eliminar a sua conta ou o seu testamento. Por isso, nada foi alterado. Anule primeiro esse pedido na página «Segurança».',
  no_deletion: 'Nada vai ser eliminado. Por isso, não há nada para anular. Carregue novamente a página para ver o estado atual.',
  unauthorized: sessionEnded,
  invalid_refresh_token: sessionEnded,
  session_not_found: 'A sessão já foi terminada neste dispositivo. Carregue novamente a página para ver a lista atual.',
  invalid_credentials: 'A palavra-passe está errada. Nada foi alterado.',
  email_not_verified: 'O seu endereço de e-mail ainda não está confirmado. Abra o link que lhe enviámos.',
  email_taken: 'Outra conta tem este endereço de e-mail. Inicie sessão nessa conta, ou use outro endereço.',
  invalid_link: familyRefusals.invalid_link,
  link_expired: familyRefusals.link_expired,
  reset_waits: 'Este link ainda não funciona. O e-mail com o link diz a partir de quando funciona.',
  reset_needs_codes:
    'A última redefinição desta palavra-passe foi rejeitada. Introduza abaixo códigos de reserva das folhas das suas pessoas de confiança.',

  step_up_required: 'Confirme a sua identidade com o segundo fator. Nada foi alterado.',
  factor_not_accepted: 'O código ou a chave de acesso não foi aceite. Verifique e tente novamente. Cada código funciona uma vez.',
  factor_not_found: 'Esta chave de acesso ou aplicação de autenticação já foi removida. Carregue novamente a página.',
  factor_limit_reached: 'Tem 10 chaves de acesso e aplicações de autenticação, que é o máximo. Remova uma antes de adicionar outra.',
  challenge_expired: 'Passaram mais de dez minutos, ou este passo já foi concluído. Nada foi alterado. Comece de novo.',
  no_factor: 'A sua conta já não tem um segundo fator. Carregue novamente a página.',
  passkey_known: 'Este dispositivo já tem uma chave de acesso para a sua conta.',
  passkey_cancelled: 'O seu dispositivo não usou uma chave de acesso. Nada foi alterado. Tente novamente.',

  survivor_not_found: 'Esta pessoa já não está na sua lista. Carregue novamente a página.',
  survivor_limit_reached: 'Tem 10 pessoas, que é o máximo. Remova uma antes de adicionar outra.',
  below_threshold: 'Ficariam menos pessoas do que as necessárias. Por isso, nada foi alterado. Primeiro adicione uma pessoa ou reduza o número.',
  too_few_survivors: 'São necessárias pelo menos 2 pessoas de confiança. Indique-as na página «Pessoas de confiança».',
  threshold_exceeds_survivors:
    'Para abrir o seu testamento, são necessárias mais pessoas de confiança do que as que indicou. Por isso, nada foi alterado. Na página «Pessoas de confiança», indique mais pessoas ou reduza o número.',
  reshare_failed:
    'Não conseguimos repartir novamente a chave do seu testamento. Por isso, nada foi alterado. Tente novamente daqui a alguns minutos. Se voltar a acontecer, teste o armazenamento.',
  channel_not_offered: 'Não temos um canal próprio deste tipo. Use uma conta sua.',
  wrong_channel_code: 'Este não é o código que enviámos, ou é demasiado antigo. Verifique-o, ou peça que lhe seja enviado outro.',
  no_email_to_invite:
    'Não temos nenhum endereço de e-mail ou número de telemóvel que funcione para esta pessoa. Por isso, nada foi enviado. Adicione um, ou guarde-o novamente.',
  invited_recently:
    'Já perguntámos a esta pessoa nos últimos 30 dias. Por isso, nada foi enviado. Fale com ela, ou tente novamente depois da hora indicada abaixo.',
  invitation_limit_reached: 'Enviou 10 convites em 24 horas. Por isso, nada foi enviado. Tente novamente depois da hora indicada abaixo.',

  storage_limit_reached: 'Tem 10 armazenamentos, que é o máximo. Elimine um de que não precise e tente novamente.',
  storage_not_found: 'Este armazenamento foi eliminado, talvez noutra janela. Carregue novamente a página.',
  storage_not_connected: 'Este armazenamento não funciona neste momento. Por isso, nada foi alterado. Teste-o na página «Armazenamentos».',
  storage_in_use:
    'Este armazenamento contém o seu testamento selado. Por isso, não foi eliminado. Primeiro adicione outro armazenamento e sele nele o seu testamento.',
  review_needed:
    'A sua palavra-passe foi redefinida por e-mail. Por isso, agora nada foi selado. Verifique primeiro se é seu tudo o que foi introduzido desde então. A página «Resumo» leva até lá.',
  set_aside_not_found: 'Isto já foi recuperado, ou o prazo terminou. Carregue de novo a página para ver a lista atual.',
  storage_failed:
    'O armazenamento não aceitou os novos ficheiros. O que foi selado antes não mudou. Teste-o na página «Armazenamentos» e tente novamente.',
  storage_type_unavailable:
    'Este serviço não pode usar este tipo de armazenamento. Por isso, nada foi alterado. Escolha outro tipo na página «Armazenamentos».',
  same_place:
    'É o mesmo local que outro armazenamento do seu testamento. Por isso, uma cópia aí não seria uma segunda. Nada foi alterado. Utilize um armazenamento noutro local.',
  package_not_found_there:
    'Não encontrámos o seu testamento selado com estes dados de acesso. Por isso, nada foi alterado. Verifique-os. Se está a mudar para outro armazenamento, copie primeiro a pasta completa para lá, ou adicione o novo armazenamento e sele nele o seu testamento.',

  connector_not_found: 'Este canal já foi removido. Carregue novamente a página.',
  connector_limit_reached: 'Tem 10 canais, que é o máximo. Remova um de que não precise.',
  duplicate_connector: 'Já tem um canal deste tipo com este nome. Escolha outro nome.',
  last_connector: 'Este é o seu único canal, e o seu testamento está selado. Primeiro adicione outro. Depois já pode remover este.',
  invalid_destination: 'Este endereço não corresponde ao canal. Nada foi enviado. Verifique-o.',
  connector_rejected:
    'Rejeitou uma alteração quando os dados de acesso deste canal eram recentes. Por isso, nada foi enviado. Introduza novamente os dados de acesso, ou remova o canal.',
  delivery_failed: 'Não foi possível entregar a mensagem. Verifique o endereço e os dados de acesso.',

  no_draft: 'Já está tudo selado. Primeiro adicione ou remova um documento.',
  no_documents: 'Não há nenhum documento para selar. Adicione pelo menos um.',
  inner_incomplete:
    'Os ficheiros selados no seu dispositivo não estão completos, há outros documentos entre eles ou foram feitos para outras folhas. Sele novamente os seus documentos no seu dispositivo.',
  document_not_found: 'Este documento já não existe. Por isso, nada foi alterado. Carregue novamente a página.',
  document_too_large: 'Com este documento, o seu testamento ficaria demasiado grande. Não foi adicionado. Remova primeiro um documento.',
  too_many_documents: 'O seu testamento já tem o número máximo de documentos. Este não foi adicionado. Remova primeiro um documento.',
  unsupported_document:
    'Este tipo de ficheiro não é possível, ou o ficheiro contém macros ou objetos incorporados, ou não pode ser lido sem palavra-passe. Não foi adicionado. Abra-o, guarde-o como PDF e adicione o PDF.',
  upload_not_found: 'Este carregamento expirou. Prima «Tentar novamente». Começamos então do início.',
  upload_incomplete: 'O ficheiro não chegou completo, ou foi alterado durante o carregamento. Prima «Tentar novamente».',
  upload_limit_reached:
    'Foram iniciados demasiados carregamentos que não chegaram ao fim. Conclua os que estão na lista, ou tente novamente. Eliminamos os outros ao fim de um dia. Depois pode iniciar novos.',
  sealing_in_progress: 'O seu testamento está a ser selado neste momento. Por isso, nada foi alterado. Tente novamente daqui a um minuto.',
  package_altered: notReadable,
  archive_part_not_found: 'O seu testamento foi alterado enquanto guardava a cópia. Carregue novamente a página e guarde-a outra vez.',
  range_not_satisfiable: 'Não é possível continuar esta parte da cópia. Guarde-a outra vez.',
  shares_do_not_open: notReadable,
  share_altered: notReadable,
  record_altered: notReadable,
  age_file_invalid: notReadable,
  wrong_key: notReadable,

  transfer_not_found: notFound,
  will_not_found: notFound,
  check_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  already_done: 'Isto já foi feito. Carregue novamente a página para ver o estado atual.',
  idempotency_key_reused: 'Isto já foi enviado de outra forma. Carregue novamente a página para ver o estado atual.',
  too_many_running: 'Ainda há vários pedidos destes em curso. Por isso, nada foi alterado agora. Aguarde um momento e tente novamente.',
  conflict: 'No mesmo instante foi alterada outra coisa. Nada se perdeu. Tente novamente.',
} satisfies Record<string, string>;
