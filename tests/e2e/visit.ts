import type { Page } from '@playwright/test';

interface AppRouter {
  state: { location: { href: string } };
  navigate(options: { href: string }): Promise<void>;
  subscribe(event: 'onRendered', listener: () => void): () => void;
}

declare global {
  interface Window {
    /** Set by TanStack Router, for its developer tools. */
    __TSR_ROUTER__?: AppRouter;
  }
}

/**
 * Follows an address inside the running app, as a link does, which takes a sixth of a page load. Loads the page if no
 * app runs yet. Use it where a test is about a screen; use `goto` where it is about the load: what is stored, sent,
 * or shown first.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const isThere = await page.evaluate(async (href) => {
    const router = window.__TSR_ROUTER__;
    if (!router || router.state.location.href === href) return false;
    const rendered = new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', () => {
        stop();
        resolve();
      });
    });
    await router.navigate({ href });
    await rendered;
    return true;
  }, path);
  if (!isThere) await page.goto(path);
}
