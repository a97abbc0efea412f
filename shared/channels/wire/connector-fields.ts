import { describeDestination, type HostChannel, parseDestination } from '#common/contact.ts';
import { Refusal } from '#common/refusal.ts';
import { connectorConfigSchemas, isOfferedType, serviceConfigSchemas } from '#connectors/index.ts';
import type { ConnectorRecord } from '#hosts/rules/host.ts';
import { FIELD_NAMES } from '#http/field-names.ts';
import { validate } from '#http/validate.ts';

/** Reads a new config of a connector. Its type is known only when the request is read. */
export function readConnectorConfig({ type, by }: Pick<ConnectorRecord, 'type' | 'by'>, config: object): object {
  return validate<object>(by === 'service' && isOfferedType(type) ? serviceConfigSchemas[type] : connectorConfigSchemas[type], config, ['config']);
}

/** Reads the Host's address of this channel. `null` deletes it. Returns undefined for an absent value, and for the masked one that we sent. */
export function readHostDestination({ type, by }: Pick<ConnectorRecord, 'type' | 'by'>, typed: string | null | undefined): string | null | undefined {
  if (typed === undefined || typed?.includes('*')) return undefined;
  if (by === 'service' && typed !== null) throw wrongDestination('Please send the new address in config: it has to be proven first.');
  return typed === null ? null : destinationFrom(type, typed);
}

function destinationFrom(type: HostChannel, typed: string): string {
  if (type === 'email') throw wrongDestination('We send you e-mail at the address of your account. Please change it in your profile.');
  const destination = parseDestination(type, typed);
  if (destination === undefined) throw wrongDestination(`This is not ${describeDestination(type)}.`);
  return destination;
}

function wrongDestination(message: string): Refusal {
  return new Refusal('validation_failed', `${FIELD_NAMES['host_destination']}: ${message}`, [{ path: 'host_destination', message }]);
}
