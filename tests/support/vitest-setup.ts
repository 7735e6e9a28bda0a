import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './quiet-console.ts';

/**
 * Milliseconds, as in the browser tests: what a component fetches on first need is compiled at that moment, on cores that
 * have other tests to run. Whoever waits goes on at once when it is there.
 */
configure({ asyncUtilTimeout: 15_000 });

/** Nothing is laid out here, so that nobody is ever told of a size. */
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

afterEach(() => {
  cleanup();
});
