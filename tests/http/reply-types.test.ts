import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { created, noContent, ok, type ReplyOf, type ReplyShapes, redirect, streamed } from '#http/reply.ts';

/** Replaces an endpoint: its handler may only return what its shapes allow. */
const handler = <Shapes extends ReplyShapes>(_shapes: Shapes, answer: () => ReplyOf<Shapes>) => answer();

const Thing = z.strictObject({ id: z.string(), status: z.enum(['draft', 'active']), note: z.string().optional() });
const Proof = z.discriminatedUnion('verified', [
  z.strictObject({ verified: z.literal(true), name: z.string() }),
  z.strictObject({ verified: z.literal(false), left: z.number() }),
]);

// The compiler checks these: a line under "@ts-expect-error" that compiles is an error.
it('a handler can return what its reply shapes allow', () => {
  expect(handler({ 200: Thing }, () => ok({ id: '1', status: 'draft' })).status).toBe(200);
  expect(handler({ 200: Proof }, () => ok({ verified: false, left: 2 })).body).toEqual({ verified: false, left: 2 });
  expect(handler({ 204: 'empty' }, () => noContent())).toEqual({ status: 204 });
  expect(handler({ 302: 'redirect' }, () => redirect('/on')).headers).toEqual({ Location: '/on' });
  expect(handler({ 200: 'document' }, () => streamed(Readable.from([]), {})).status).toBe(200);
});

it('a handler cannot return anything else', () => {
  const wrong = [
    // @ts-expect-error the status is not one of the shapes
    handler({ 200: Thing }, () => created({ id: '1', status: 'draft' })),
    // @ts-expect-error a field is missing
    handler({ 200: Thing }, () => ok({ id: '1' })),
    // @ts-expect-error a field has a value outside its list
    handler({ 200: Thing }, () => ok({ id: '1', status: 'gone' })),
    // @ts-expect-error a field is unknown
    handler({ 200: Thing }, () => ok({ id: '1', status: 'draft', secret: 'x' })),
    // @ts-expect-error a field belongs to the other branch
    handler({ 200: Proof }, () => ok({ verified: false, left: 1, name: 'Ann' })),
    // @ts-expect-error there is no body
    handler({ 204: 'empty' }, () => ok({})),
    // @ts-expect-error a body is promised
    handler({ 200: Thing }, () => noContent()),
    // @ts-expect-error JSON is no page
    handler({ 200: 'page' }, () => ok('<p>Hello</p>')),
  ];
  expect(wrong).toHaveLength(8);
});
