import { worker } from '#app/job.ts';
import { performServiceOrder, type ServiceOrder } from '#channels/send-from-service.ts';

/** Sends a message over a channel of the service itself. It alone has the operator's accounts, and counts what they cost. */
export const handler = worker<ServiceOrder>('send-from-service', performServiceOrder);
