import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTP_ATTEMPTS } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { DAY, HOUR } from '#common/time.ts';
import { assertChangeable } from '#hosts/guards.ts';
import { BEGIN, type Story, type StoryEvent, sealedStory, tell, untilNextTimer } from '#tests/wills/story.ts';
import { checkAttempt, otpExpiry } from '#transfers/rules/otp.ts';
import { addDocuments, draftOrNew } from '#wills/rules/draft.ts';

const page = readFileSync('docs/states.md', 'utf8');

describe('docs/states.md', () => {
  const explored = explore();
  it.each(['Will', 'Liveness', 'Transfer'] as const)('shows every transition of the machine %s, and no other', (name) => {
    expect(drawn(name)).toEqual([...explored[name]].sort());
  });

  it('shows every transition of a one-time code, and no other', () => expect(drawn('One-time code')).toEqual([...codeEdges()].sort()));

  it('shows every transition of a rehearsal, and no other', () => expect(drawn('Rehearsal')).toEqual([...rehearsalEdges()].sort()));

  it('has five diagrams', () => expect(page.match(/```mermaid\nstateDiagram-v2\n/g)).toHaveLength(5));
});

/** Returns `from --> to : event` of each edge of the diagram under this heading, sorted. */
function drawn(heading: string): string[] {
  const block = page.split(`## ${heading}\n`)[1]?.split('```mermaid\nstateDiagram-v2\n')[1]?.split('```')[0] ?? '';
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  const edges = lines
    .map((line) => /^ {2}(\S+) --> (\S+) : ([^,]+)(?:, .+)?$/.exec(line))
    .map((found) => `${found?.[1]} --> ${found?.[2]} : ${found?.[3]}`);
  expect(new Set(edges)).toHaveLength(edges.length);
  return edges.sort();
}

type Explored = Record<'Will' | 'Liveness' | 'Transfer', Set<string>>;

/** Returns all changes of state in some thousand random lives of a will. */
function explore(): Explored {
  const found: Explored = { Will: new Set(), Liveness: new Set(), Transfer: new Set() };
  const lives = fc.sample(fc.array(step(), { minLength: 40, maxLength: 40, size: 'max' }), { seed: 1, numRuns: 1500 });
  for (const life of lives) live(life, found);
  // Before there is a sealed will, there is a draft as soon as it contains a document. Sealing makes it a will.
  if (addDocuments(draftOrNew(undefined, undefined, BEGIN), [UPLOADED]).documents.includes(UPLOADED)) found.Will.add('[*] --> draft : upload');
  note(found, undefined, sealedStory(), 'sealed');
  return found;
}

const UPLOADED = { id: 'a', filename: 'a.pdf', mimeType: 'application/pdf', size: 1, sha256: '00', createdAt: BEGIN };

type StepOfLife = StoryEvent | { kind: 'next-timer' };

function step(): fc.Arbitrary<StepOfLife> {
  const always = (kind: 'sign-of-life' | 'sealed' | 'notice-accepted' | 'check-accepted' | 'opening-failed' | 'opening-repaired' | 'next-timer') =>
    fc.constant({ kind });
  return fc.oneof(
    { weight: 10, arbitrary: always('next-timer') },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.constantFrom(HOUR, 20 * HOUR, 3 * DAY) }) },
    { weight: 3, arbitrary: always('check-accepted') },
    { weight: 1, arbitrary: always('notice-accepted') },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('transfer-started' as const), survivor: fc.constant('ben'), proven: fc.boolean() }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('survivor-authenticated' as const), survivor: fc.constantFrom('ben', 'clara', 'daniel') }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('vouched' as const), survivor: fc.constantFrom('ben', 'clara') }) },
    { weight: 1, arbitrary: always('sign-of-life') },
    { weight: 1, arbitrary: always('sealed') },
    { weight: 1, arbitrary: always('opening-failed') },
    { weight: 1, arbitrary: always('opening-repaired') },
  );
}

function live(life: readonly StepOfLife[], found: Explored): void {
  let story = sealedStory({ hcit_days: 7, hcrt_hours: 24, hcrac: 2 });
  for (const event of life) {
    if (event.kind === 'sealed' && !maySeal(story)) continue;
    for (const next of stepsOf(story, event)) {
      note(found, story, next, 'ms' in event || event.kind === 'next-timer' ? 'time' : event.kind.replaceAll('-', ' '));
      story = next;
    }
  }
}

/** Time passes from one timer to the next, so that each change is recorded separately. */
function stepsOf(story: Story, event: StepOfLife): Story[] {
  if (event.kind === 'next-timer') return [untilNextTimer(story)];
  if (!('ms' in event)) return [tell(story, event)];
  const until = tell(story, { kind: 'lost-timers', ms: event.ms }).now;
  const steps: Story[] = [];
  let current = story;
  for (let next = untilNextTimer(current); next.now <= until && next !== current; next = untilNextTimer(current)) {
    steps.push(next);
    current = next;
  }
  return [...steps, { ...current, now: until }];
}

function maySeal({ state }: Story): boolean {
  // The data that the guard reads: the will, and that neither a sealing nor a recovery of the account is in progress.
  const host = { will: state.will, root: { versions: {} }, profile: { recovered: null } } as Parameters<typeof assertChangeable>[0];
  try {
    assertChangeable(host);
    return true;
  } catch (error) {
    // Any other error means that the guard reads more than is given here.
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function note(found: Explored, before: Story | undefined, next: Story, event: string): void {
  const add = (name: keyof Explored, from: string, to: string) => from !== to && found[name].add(`${from} --> ${to} : ${event}`);
  add('Will', before?.state.will.status ?? 'draft', next.state.will.status);
  add('Liveness', before?.state.liveness.phase.name ?? '[*]', next.state.liveness.phase.name);
  const { transfer } = next.state;
  const same = before?.state.transfer?.facts.id === transfer?.facts.id ? before?.state.transfer : undefined;
  if (transfer) add('Transfer', same?.state.status ?? '[*]', transfer.state.status);
}

/** Plays some hundred rehearsals, in which people come, time passes and something real happens. */
function rehearsalEdges(): Set<string> {
  const edges = new Set<string>();
  const events = fc.oneof(
    fc.constantFrom<StoryEvent>({ kind: 'rehearsal-started' }, { kind: 'rehearsal-stopped' }, { kind: 'rehearsal-over' }),
    fc.constantFrom('ben', 'clara', 'daniel').map((survivor) => ({ kind: 'rehearsed', survivor }) as const),
    fc.constantFrom<StoryEvent>({ kind: 'time', ms: 4 * DAY }, { kind: 'check-accepted' }, { kind: 'transfer-started', survivor: 'ben' }),
  );
  for (const life of fc.sample(fc.array(events, { minLength: 30, maxLength: 30, size: 'max' }), { seed: 1, numRuns: 400 })) {
    let story = sealedStory({ hcit_days: 7, hcrt_hours: 24, hcrac: 1 });
    for (const event of life) {
      const next = tell(story, event);
      const [from, to] = [rehearsalState(story), rehearsalState(next)];
      if (from !== to) edges.add(`${from} --> ${to} : ${'ms' in event ? 'time' : event.kind.replaceAll('-', ' ')}`);
      story = next;
    }
  }
  return new Set([...edges].filter((edge) => !edge.startsWith('complete') && !edge.startsWith('ended')));
}

function rehearsalState({ state: { rehearsals: [newest] = [] } }: Story): string {
  if (!newest) return '[*]';
  return newest.ended ? (newest.ended.why === 'complete' ? 'complete' : 'ended') : 'running';
}

/** Plays a code with wrong codes, the right one at each attempt, and its end. */
function codeEdges(): Set<string> {
  const session = { expiresAt: otpExpiry(BEGIN) };
  const names = new Map([
    [3, 'three_tries'],
    [2, 'two_tries'],
    [1, 'one_try'],
    [0, 'used_up'],
  ]);
  const edges = new Set([`[*] --> ${names.get(OTP_ATTEMPTS)} : sent`]);
  for (let tryNumber = 1; tryNumber <= OTP_ATTEMPTS + 1; tryNumber += 1) {
    const verdict = checkAttempt(session, tryNumber, BEGIN);
    const from = names.get(OTP_ATTEMPTS - tryNumber + 1);
    if (verdict.allowed) {
      edges.add(`${from} --> verified : right code`);
      edges.add(`${from} --> ${names.get(verdict.remaining)} : wrong code`);
      if (!checkAttempt(session, tryNumber, session.expiresAt).allowed) edges.add(`${from} --> expired : time`);
    }
  }
  return edges;
}
