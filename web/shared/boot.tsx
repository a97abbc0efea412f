import { type ComponentType, render } from 'preact';
import { useEffect, useErrorBoundary, useState } from 'preact/hooks';
import type { Config } from '#web/edge/config.ts';
import type { PageAddress } from '#web/edge/pages.ts';
import { Button } from './button.tsx';
import { loadConfig } from './config.ts';
import { Frame, Heading, Notice, Waiting } from './frame.tsx';
import { LanguageProvider, type LoadWords, preferredLocale, useLanguage } from './language.tsx';
import { interceptLinks, usePlace } from './router.ts';
import { useLoad } from './use-call.ts';

/** Loads the component of a page. */
export type LoadPage = () => Promise<ComponentType>;

/** The pages of one entry by address. A page is loaded when it is opened first. */
export type Pages<Address extends PageAddress = PageAddress> = Record<Address, LoadPage>;

/** Starts an entry. `Navigation` is its menu. If its parts cannot be loaded, the text in the HTML file says what to do. */
export function boot(pages: Partial<Pages>, load: LoadWords, Navigation?: ComponentType): void {
  const root = document.getElementById('page');
  const unloaded = document.getElementById('unloaded');
  if (!root) return;
  show(root, new Map(Object.entries(pages)), load, Navigation).catch(() => {
    if (unloaded instanceof HTMLTemplateElement) root.replaceChildren(unloaded.content);
  });
}

/** Loads the words, the page of the current address and the name of the service in parallel, and then shows them. */
async function show(root: HTMLElement, table: ReadonlyMap<string, LoadPage>, load: LoadWords, Navigation?: ComponentType): Promise<void> {
  const locale = preferredLocale();
  const first = location.pathname.replace(/(.)\/$/, '$1');
  // Without its configuration, a page still shows. Its first call to the service then says what to do.
  const [words, config] = await Promise.all([load(locale), loadConfig().catch((): Partial<Config> => ({})), table.get(first)?.()]);
  for (const [name, colour] of Object.entries(config.colours ?? {})) document.documentElement.style.setProperty(name, colour);
  interceptLinks((path) => table.has(path));
  root.replaceChildren();
  render(
    <LanguageProvider locale={locale} words={words} load={load} name={config.name}>
      <Frame controlRoom={config.controlRoom} footer={config.operator && <RunBy />} navigation={Navigation && <Navigation />}>
        <CurrentPage pages={table} />
      </Frame>
    </LanguageProvider>,
    root,
  );
}

/** Who runs the service, when the page is there. Most first visits have more urgent things to load. */
function RunBy() {
  const { value: Part } = useLoad('', async () => (await import('./operator.tsx')).RunBy);
  return Part && <Part />;
}

/** Shows the page of the current address. A page that fails shows what to do instead of an empty screen. */
function CurrentPage({ pages }: { pages: ReadonlyMap<string, LoadPage> }) {
  const { path } = usePlace();
  const [page, setPage] = useState<{ path: string; Component: ComponentType } | null>(null);
  const [fault, resetFault] = useErrorBoundary();
  const [isLost, setLost] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fault ends when the reader opens another page
  useEffect(() => {
    resetFault();
    setLost(false);
    let isCurrent = true;
    pages
      .get(path)?.()
      .then(
        (Component) => isCurrent && setPage({ path, Component }),
        () => isCurrent && setLost(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  if (fault || isLost) return <Broken />;
  if (!pages.has(path)) return <Unknown />;
  return page?.path === path ? <page.Component /> : <Waiting />;
}

function Broken() {
  const { frame } = useLanguage().words;
  return (
    <>
      <Heading>{frame.brokenTitle}</Heading>
      <p>{frame.brokenText}</p>
      <Button kind="main" onClick={() => location.reload()}>
        {frame.reload}
      </Button>
    </>
  );
}

function Unknown() {
  const { frame } = useLanguage().words;
  return (
    <>
      <Heading>{frame.unknownTitle}</Heading>
      <Notice>
        <p>{frame.unknownText}</p>
        <p>
          <a href="/">{frame.home}</a>
        </p>
      </Notice>
    </>
  );
}
