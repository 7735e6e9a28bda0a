import type { State } from './accounts.ts';

/** One account for each file of tests, so that no file meets the rows of another that runs beside it. */
export function createStatePerFile(create: (webUrl: string) => Promise<State>) {
  const states = new Map<string, Promise<State>>();
  return (file: string, webUrl = ''): Promise<State> => {
    const state = states.get(file) ?? create(webUrl);
    states.set(file, state);
    return state;
  };
}
