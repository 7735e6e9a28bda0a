import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './quiet-console.ts';

/**
 * Milliseconds, as in the browser tests: a component's lazy parts are compiled on first need, on cores that run other
 * tests. A wait ends as soon as its condition holds.
 */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom has no layout, so no observer is ever called. */
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** Node's channels reach every test file of the process, but those of a browser only the tabs of one device. */
const device = crypto.randomUUID();
const SharedChannel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends SharedChannel {
  constructor(name: string) {
    super(`${name} of ${device}`);
  }
};

afterEach(() => {
  cleanup();
});
