import { createMember, type State } from './accounts.ts';
import { createStatePerFile } from './state-per-file.ts';
import { test as base } from './test.ts';

const getState = createStatePerFile(createMember);

/** Pages signed in as a member with the demonstration’s rows, a different one in each file. */
export const test = base.extend<{ storageState: State }>({
  storageState: async ({ baseURL }, use, { file }) => use(await getState(file, baseURL)),
});
