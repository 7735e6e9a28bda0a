/** Milliseconds after which a page that is never idle is interrupted. */
const LATEST = 3_000;

/** Runs a task once the page has loaded and the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  const wait = () => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LATEST });
    else setTimeout(task, LATEST / 3);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
