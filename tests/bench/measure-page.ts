import type { CDPSession, Page } from '@playwright/test';

/** An entry of the Event Timing API, which TypeScript's DOM types describe only in part. */
type Timing = { readonly duration: number; readonly interactionId: number };

declare global {
  interface Window {
    benchTimings: Timing[];
  }
}

/** Long enough for an interaction's delayed work: workers, transitions, deferred lists. */
const restMs = 700;

/** Collects the durations of all interactions of a page from its start. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchTimings = [];
    const observed = { type: 'event', buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { duration } = entry;
        const id: unknown = Reflect.get(entry, 'interactionId');
        if (typeof id === 'number' && id > 0) {
          window.benchTimings.push({ duration, interactionId: id });
        }
      }
    }).observe(observed);
  });
}

export type Measured = {
  /**
   * Milliseconds from a press to the next frame: the longest event of each interaction, and the longest of those, as
   * INP counts it. 16 if nothing took longer than a frame.
   */
  readonly answerMs: number;
  /** Milliseconds of CPU time of the page's main thread until it is idle: hardly more on a loaded machine. */
  readonly workMs: number;
};

/** Reads the work time of the page's main thread since its start, on the thread's own clock. */
export type ReadWork = () => Promise<number>;

export async function createWorkMeter(session: CDPSession): Promise<ReadWork> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

export async function measureInteraction(
  page: Page,
  readWork: ReadWork,
  act: () => Promise<void>,
): Promise<Measured> {
  await page.evaluate(() => {
    window.benchTimings = [];
  });
  const before = await readWork();
  await act();
  await page.waitForTimeout(restMs);
  const workMs = (await readWork()) - before;
  const timings = await page.evaluate(() => window.benchTimings);
  return { answerMs: Math.max(16, ...timings.map(({ duration }) => duration)), workMs };
}

export type Scrolling = { readonly frames: number; readonly dropped: number };

/** Turns the wheel for a while; a frame later than two at 60 Hz has dropped the ones between. */
export async function measureScrolling(page: Page, turns: number): Promise<Scrolling> {
  await page.mouse.move(640, 450);
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, 'benchFrames', times);
    const note = (time: number) => {
      times.push(time);
      if (Reflect.get(window, 'benchFrames') === times) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(50);
  }
  const times = await page.evaluate(() => {
    const noted: unknown = Reflect.get(window, 'benchFrames');
    Reflect.set(window, 'benchFrames', null);
    return Array.isArray(noted) ? noted.filter((time) => typeof time === 'number') : [];
  });
  const frameMs = 1000 / 60;
  const dropped = times.slice(1).reduce((sum, time, index) => {
    const gap = time - (times[index] ?? time);
    return sum + Math.max(0, Math.round(gap / frameMs) - 1);
  }, 0);
  return { frames: times.length, dropped };
}

/**
 * A CSV file of purchases at shops that no list has. People return to some shops far more often than to others: the k-th of
 * them is visited 1/k times as often as the first (Zipf). With as many shops as lines, each line has a different one.
 */
export function writeStatement(lines: number, shops: number): string {
  const rows = Array.from({ length: lines }, (_, index) => {
    const [month, day] = [(index % 12) + 1, (index % 28) + 1];
    // Multiples of the golden ratio spread evenly from 0 to 1.
    const shop = shops < lines ? Math.floor(shops ** ((index * 0.618034) % 1)) : index;
    return `${month}/${day}/2025,SQ *CORNER ${shop} CHICAGO IL,Shopping,Sale,-${index % 90}.50`;
  });
  return ['Transaction Date,Description,Category,Type,Amount', ...rows].join('\n');
}

/** Milliseconds from choosing a CSV file of this many lines until its worker has read it for the first time. */
export async function measureReading(page: Page, text: string, lines: number): Promise<number> {
  await page.goto('/app/my-annual-spending?view=import');
  await page.getByText('or drop them here').waitFor();
  // A person takes longer to find a file than the page takes to rest.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4000);
  const told = `${lines.toLocaleString('en-US')} lines read.`;
  return page.evaluate(
    async ([csv, awaited]) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([csv], 'year.csv', { type: 'text/csv' }));
      const field = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!field) throw new Error('There is no field for files.');
      field.files = chosen.files;
      const start = performance.now();
      field.dispatchEvent(new Event('change', { bubbles: true }));
      // Looks when the page has changed: a look at each frame would take a core from the worker.
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[aria-label="Files"]')?.textContent.includes(awaited))
            return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      return performance.now() - start;
    },
    [text, told] as const,
  );
}
