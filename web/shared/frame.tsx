import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { LOCALES, type Locale } from '#words/locales.ts';
import { Button } from './button.tsx';
import { serviceTime } from './clock.ts';
import { Countdown } from './countdown.tsx';
import type { Failure } from './failure.ts';
import { useLanguage, useZone } from './language.tsx';
import { type Loaded, useLoad } from './use-call.ts';

/** The frame around each page: skip link, name of the service, language, menu, content and footer. A trial has a link to its control room. */
export function Frame({
  controlRoom,
  footer,
  navigation,
  children,
}: {
  controlRoom?: string | undefined;
  footer?: ComponentChildren;
  navigation?: ComponentChildren;
  children: ComponentChildren;
}) {
  const { locale, words, service, choose, isMissing } = useLanguage();
  const zone = useZone();
  return (
    <>
      <a class="skip" href="#content">
        {words.frame.skip}
      </a>
      <header class="top">
        <a class="service" href="/">
          <img src="/icon.svg" width="30" height="30" alt="" />
          {service}
        </a>
        <select
          class="language"
          aria-label={words.frame.language}
          value={locale}
          onChange={({ currentTarget }) => choose(currentTarget.value as Locale)}
        >
          {LOCALES.map((one) => (
            <option key={one.locale} value={one.locale} lang={one.locale}>
              {one.name}
            </option>
          ))}
        </select>
      </header>
      <div class="middle">
        {navigation}
        <main id="content" tabIndex={-1}>
          {isMissing && <Notice kind="problem" text={words.frame.unreachable} />}
          {children}
        </main>
      </div>
      <footer class="bottom">
        <p class="zone">{words.frame.zone(zone)}</p>
        {controlRoom && (
          <p>
            {words.frame.trial} <a href={controlRoom}>{words.frame.controlRoom}</a>
          </p>
        )}
        {footer}
      </footer>
    </>
  );
}

/**
 * The heading of a page, which is also its title. It gets the focus when it appears or changes, so that screen readers say where they
 * are. It takes it from no message about what was just done, and not when only the language changes. `isState`: its words also change
 * while someone uses the page, and the focus then stays where it is.
 */
export function Heading({ children, isState }: { children: string; isState?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { service, locale } = useLanguage();
  const shownIn = useRef('');
  // A browser begins at the top of the first page without our help.
  const isFirst = useRef(!hasShownPage);
  useEffect(() => {
    hasShownPage = true;
    document.title = `${children} – ${service}`;
    const isSame = shownIn.current && (isState || shownIn.current !== locale);
    shownIn.current = locale;
    if (!isFirst.current && !isSame && !document.querySelector('.notice-title:focus')) heading.current?.focus();
  }, [children, service, locale, isState]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** Whether a heading was shown since the page was loaded. */
let hasShownPage = false;

/** Tells the reader that something is being read or sent. */
export function Waiting({ children }: { children?: string | undefined }) {
  const { words } = useLanguage();
  return (
    <p class="waiting" role="status">
      {children ?? words.frame.loading}
    </p>
  );
}

/** Says that something is being read, or why it could not be read. Nothing once it is there. `children`: the sentence for the time until then. */
export function LoadState({ of: { value, failure, reload }, children }: { of: Omit<Loaded<unknown>, 'isRunning'>; children?: string }) {
  if (failure) return <FailureNotice failure={failure} onRetry={reload} />;
  return value === null ? <Waiting>{children}</Waiting> : null;
}

interface NoticeProps {
  kind?: 'info' | 'success' | 'warning' | 'problem';
  title?: string;
  /** A single sentence or paragraph. `children` is for more. */
  text?: string | undefined;
  children?: ComponentChildren;
  /** Shows a button that tries again. */
  onRetry?: (() => void) | undefined;
}

/** A box with something that the reader must see. A `problem` is announced immediately. */
export function Notice({ kind = 'info', title, text, children, onRetry }: NoticeProps) {
  const { words } = useLanguage();
  const box = useRef<HTMLElement>(null);
  // The button that failed can be far below it on a phone.
  useEffect(() => {
    if (kind === 'problem') box.current?.scrollIntoView({ block: 'nearest' });
  }, [kind]);
  return (
    <section
      ref={box}
      class={`notice ${kind}`}
      role={kind === 'problem' ? 'alert' : undefined}
      aria-label={title ? undefined : words.frame.kinds[kind]}
    >
      {title && <h2>{title}</h2>}
      {text && <p>{text}</p>}
      {children}
      {onRetry && <Button onClick={onRetry}>{words.frame.retry}</Button>}
    </section>
  );
}

/**
 * Explains why a call failed and what to do now: try again, wait, or go online. `failures` has the sentences of this page by code,
 * which say more than those that all pages share.
 */
export function FailureNotice({
  failure,
  failures = {},
  onRetry,
}: {
  failure: Failure | null;
  failures?: Record<string, string> | undefined;
  onRetry?: (() => void) | undefined;
}) {
  const { words } = useLanguage();
  if (!failure) return null;
  const wait = failure.kind === 'refused' ? failure.retryAfterSeconds : null;
  return (
    <Notice kind="problem" title={words.frame.failed} onRetry={onRetry}>
      <Sentence failure={failure} failures={failures} />
      <RejectedFields failure={failure} />
      {wait !== null && <RetryTime failure={failure} seconds={wait} />}
    </Notice>
  );
}

function RejectedFields({ failure }: { failure: Failure }) {
  if (failure.kind !== 'refused' || failure.fields.length === 0) return null;
  return (
    <ul lang="en">
      {failure.fields.map(({ path, message }) => (
        <li key={path}>{message}</li>
      ))}
    </ul>
  );
}

/** Counts from the moment of this failure. A later failure has its own time. */
function RetryTime({ failure, seconds }: { failure: Failure; seconds: number }) {
  const { words } = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure has its own time, also with the same seconds
  const until = useMemo(() => new Date(serviceTime().getTime() + seconds * 1000), [failure, seconds]);
  return <Countdown label={words.frame.retryIn} until={until} />;
}

/** The sentence for a failure: this page's or the frame's by its code, else the one that all pages of this entry share. */
function Sentence({ failure, failures }: { failure: Failure; failures: Record<string, string> }) {
  const { frame } = useLanguage().words;
  if (failure.kind === 'unreachable') return <p>{failure.isOffline ? frame.offline : frame.unreachable}</p>;
  const known = failures[failure.code] ?? frame.failures[failure.code];
  return known ? <p>{known}</p> : <SharedSentence failure={failure} />;
}

/** A sentence that is loaded when it is needed. If it cannot be loaded, the service's own English one is shown. */
function SharedSentence({ failure: { code, sentence } }: { failure: Extract<Failure, { kind: 'refused' }> }) {
  const { locale, words } = useLanguage();
  const { value } = useLoad<Record<string, string>>(locale, () => words.refusals().catch(() => ({})));
  return value && <p>{value[code] ?? (sentence || words.frame.unknown)}</p>;
}
