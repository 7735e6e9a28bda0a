import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

type State = BrowserContextOptions['storageState'];
type Given = {
  browser: Browser;
  storageState: State;
  baseURL: string | undefined;
  viewport: { width: number; height: number } | null;
  hasTouch: boolean;
};
type Owner = { readonly file: string; readonly storageState: State };

let open: (Owner & { page: Page }) | undefined;

async function openTab(given: Given, file: string): Promise<Page> {
  const { browser, storageState, baseURL, viewport, hasTouch } = given;
  if (open?.file === file && open.storageState === storageState && !open.page.isClosed()) {
    return open.page;
  }
  await open?.page.context().close();
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport,
    hasTouch,
    ...(storageState === undefined ? {} : { storageState }),
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  open = { file, storageState, page };
  return page;
}

/**
 * Opens one address after another in one tab, for tests that only look: with the files, the compiled code and the
 * catalog of the previous page, a page is ready in a third of the time.
 */
export const oneTab = {
  page: async (
    { browser, storageState, baseURL, viewport, hasTouch }: Given,
    use: (page: Page) => Promise<void>,
    { file }: { file: string },
  ) => use(await openTab({ browser, storageState, baseURL, viewport, hasTouch }, file)),
};
