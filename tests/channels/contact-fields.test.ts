import { describe, expect, it } from 'vitest';
import { type RouteName, routes } from '#functions/routes.ts';
import { validate } from '#http/validate.ts';
import { sampleOf } from '#tests/conformance/samples.ts';

const ID = '5f0c2a86-6f3b-4d0e-9b1f-2d9a6c3e7f10';
const IDS = { survivor: ID, storage: ID, connector: ID, document: ID, upload: ID, will: ID, transfer: ID, runningSurvivor: ID };
const TYPED = { type: 'sms', value: ' +43 (664) 123-45.67 ' };
const E164 = { type: 'sms', value: '+436641234567' };

/** The rows whose body contains a contact. */
const rows = (Object.keys(routes) as RouteName[]).filter((name) => ['contact', 'contact_methods'].some((field) => sampleOf(name, IDS).json?.[field]));

describe('a phone number in a contact is read as E.164 by', () => {
  it.each(rows)('%s', async (name) => {
    const { handler } = await import(/* @vite-ignore */ new URL(`../../functions/${name}.ts`, import.meta.url).href);
    const { json = {} } = sampleOf(name, IDS);
    const written = json['contact'] ? { contact: TYPED } : { contact_methods: [TYPED] };
    const read = json['contact'] ? { contact: E164 } : { contact_methods: [E164] };
    expect(validate(handler.shapes.body, { ...json, ...written })).toMatchObject(read);
  });
  it('the rows that find a Survivor and those that add one', () => {
    expect(rows).toEqual(expect.arrayContaining(['survivors/create', 'survivors/update', 'transfer/lookup', 'transfer/send-otp']));
  });
});
