const SOURCE = 'https://www.googletagmanager.com/gtm.js';

type TagEvent = Readonly<Record<string, string | number>>;

declare global {
  interface Window {
    dataLayer?: TagEvent[];
  }
}

let waiting: TagEvent[] = [];

/** Keeps an event until the tag manager may be loaded; it goes nowhere before. */
export function sendTag(event: TagEvent): void {
  if (window.dataLayer) window.dataLayer.push(event);
  else waiting.push(event);
}

/** Loads the tag manager once, with what has waited for it. */
export function loadTagManager(id: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }, ...waiting];
  waiting = [];
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SOURCE}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
