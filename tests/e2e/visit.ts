import type { Page } from '@playwright/test';
import type {} from '@tanstack/react-router';

/**
 * Follows an address inside the running app, as a link does, which takes a sixth of a page load. Loads the page if no
 * app runs yet. Use it where a test is about a screen; use `goto` where it is about the load: what is stored, sent,
 * or shown first.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const isThere = await page.evaluate(async (href) => {
    // Set by TanStack Router, for its developer tools.
    const router = window.__TSR_ROUTER__;
    if (!router || router.state.location.href === href) return false;
    // A field reports what was typed when it loses the focus, as it does to a pressed link.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await new Promise(requestAnimationFrame);
    const rendered = new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', ({ toLocation }) => {
        if (toLocation.href !== router.state.location.href) return;
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
