import type * as english from '#words/en/pages/envelope.ts';
export const envelope: typeof english.envelope = {
  title: 'Use a folha do seu envelope',
  lead: 'Com a folha, confirma a sua identidade sem uma mensagem nossa. Isto ainda não inicia nada.',
  privacy: 'Nunca introduza aqui a chave de recuperação. Esta página não precisa dela.',
  notRunning: 'Não está a decorrer nenhuma transmissão deste testamento',
  notRunningText: 'O seu código de reserva não foi usado. Se a pessoa que confia em si tiver morrido, pode iniciar agora a transmissão com ele.',
};
