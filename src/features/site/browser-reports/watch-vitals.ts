import type { BrowserVital } from '@contract/browser-reports.ts';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** Widest window that counts as a phone's, in CSS pixels. */
const PHONE_WIDTH = 767;

/** Calls back once, when the page is left for the first time, with how fast it was until then. */
export function watchVitals(route: string, send: (vitals: readonly BrowserVital[]) => void): void {
  const device = window.innerWidth <= PHONE_WIDTH ? 'phone' : 'desktop';
  const vitals = new Map<string, BrowserVital>();
  const keep = ({ name, value }: Metric) => {
    if (name !== 'FCP') vitals.set(name, { route, device, metric: name, value });
  };
  onLCP(keep);
  onINP(keep);
  onCLS(keep);
  onTTFB(keep);
  const leave = () => {
    if (document.visibilityState !== 'hidden') return;
    window.removeEventListener('visibilitychange', leave);
    if (vitals.size > 0) send([...vitals.values()]);
  };
  // The library listens at the document and while events come down: on the way up it has settled its figures.
  window.addEventListener('visibilitychange', leave);
}
