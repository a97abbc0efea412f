import { between, oneOf, type Thief, type Value } from '#tests/lives/life.ts';
import type { Chance } from '#tests/world/chance.ts';
import { typeOf } from './field-types.ts';
import { hasUsable, recall } from './memory.ts';
import { neededIn, type Schema, type Target } from './operations.ts';
import { configOf, ownText, passkeyOf, uuidOf } from './own.ts';

/** A request while it is built. `near`: with what its values were seen. */
export interface Draft {
  thief: Thief;
  chance: Chance;
  now: number;
  near: number[];
  used: Value[];
  within: readonly string[];
}

/** How often a value has another type than its field, a required field is left out, and an optional one is given. */
const [OTHER_TYPE, LEFT_OUT, GIVEN] = [0.02, 0.01, 0.3];

/** Returns the body of a request to an operation. */
export const bodyFor = ({ parts }: Target, schema: Schema, draft: Draft): unknown => valueFor(schema, '', { ...draft, within: parts });

/** Returns a value for a parameter. */
export const textFor = (schema: Schema, name: string, draft: Draft): string => String(valueFor(schema, name, draft));

function valueFor(schema: Schema, name: string, draft: Draft): unknown {
  const { chance } = draft;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return oneOf(chance, schema.enum);
  if (schema.properties?.['type'] && schema.properties['value']) return contactFor(draft);
  if (name === 'credential') return credentialFor(schema, draft);
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return valueFor(formFor(forms, draft), name, draft);
  if (schema.properties) return objectFor(schema, name, draft);
  const type = typeof schema.type === 'string' ? schema.type : oneOf(chance, schema.type ?? ['null']);
  if (type === 'array')
    return Array.from({ length: between(chance, Math.max(1, schema.minItems ?? 1), 2) }, () => valueFor(schema.items ?? {}, name, draft));
  if (type === 'boolean') return chance.next() < 0.5;
  if (type === 'integer' || type === 'number')
    return between(chance, schema.minimum ?? 1, Math.min(schema.maximum ?? 10, (schema.minimum ?? 1) + 10));
  return type === 'string' ? stringFor(schema, name, draft) : null;
}

/** One of several forms, for which everything is known, if there is one. */
function formFor(forms: readonly Schema[], { thief, chance, within }: Draft): Schema {
  const isKnown = (form: Schema): boolean =>
    neededIn(form, within).some((types) => types.every((type) => !/_id$|token|code$/.test(type) || hasUsable(thief, type)));
  const possible = forms.filter(isKnown);
  return oneOf(chance, possible.length > 0 ? possible : forms);
}

function objectFor({ properties = {}, required = [] }: Schema, name: string, draft: Draft): object {
  const { chance, thief } = draft;
  const within = name ? [...draft.within, name] : draft.within;
  const isGiven = (field: string): boolean => (required.includes(field) ? chance.next() >= LEFT_OUT : chance.next() < GIVEN);
  const fields = Object.entries(properties).filter(([field]) => isGiven(field));
  const made = Object.fromEntries(fields.map(([field, schema]) => [field, valueFor(schema, field, { ...draft, within })]));
  return 'config' in made || required.includes('config') ? { ...made, config: configOf(String(made['type']), thief, chance) } : made;
}

function stringFor(schema: Schema, name: string, draft: Draft): string {
  const { thief, chance } = draft;
  const type = typeOf(name, draft.within);
  if (type === 'contact') return contactFor(draft).value;
  const isOwn = type === 'password' && chance.next() < 0.7;
  // A password of another type would be a value that may be anywhere.
  const wanted = type !== 'password' && chance.next() < OTHER_TYPE ? oneOf(chance, Object.keys(thief.known)) : type;
  const found = wanted === undefined || isOwn ? undefined : recall(thief, wanted, chance, draft.near);
  if (found) return use(found, draft);
  return ownText(schema, name, draft);
}

/** A passkey of the thief's own, which answers a challenge that they saw in the name of an account that they know. */
function credentialFor({ properties = {} }: Schema, draft: Draft): object {
  const remembered = (type: string): string => {
    const found = recall(draft.thief, type, draft.chance, draft.near);
    return found ? use(found, draft) : uuidOf(draft.chance);
  };
  const device = passkeyOf(draft.thief, remembered('host_id'));
  const options = { challenge: remembered('challenge') };
  return properties['response']?.properties?.['attestationObject'] ? device.create(options) : device.get(options);
}

function use(found: Value, { near, used }: Draft): string {
  near.push(found.n);
  used.push(found);
  return found.value;
}

/** An address or a telephone that is remembered. */
function contactFor(draft: Draft): { type: string; value: string } {
  const type = draft.chance.next() < 0.65 ? 'email' : 'phone';
  const found = recall(draft.thief, type, draft.chance, draft.near);
  const value = found ? use(found, draft) : type === 'email' ? draft.thief.email : draft.thief.phone;
  return { type: type === 'email' ? 'email' : 'sms', value };
}
