import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './quiet-console.ts';

/** Nothing is laid out here, so that nobody is ever told of a size. */
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

afterEach(() => {
  cleanup();
});
