import type { State } from './accounts.ts';

/** One account for each test file, so that no file sees the rows of another that runs in parallel. */
export function createStatePerFile(create: (webUrl: string) => Promise<State>) {
  const states = new Map<string, Promise<State>>();
  return (file: string, webUrl = ''): Promise<State> => {
    const state = states.get(file) ?? create(webUrl);
    states.set(file, state);
    return state;
  };
}
