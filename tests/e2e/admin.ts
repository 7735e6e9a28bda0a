import { createAdmin, type State } from './accounts.ts';
import { createStatePerFile } from './state-per-file.ts';
import { test as base } from './test.ts';

const getState = createStatePerFile(createAdmin);

/** Pages signed in as an admin, a different one in each file. */
export const test = base.extend<{ storageState: State }>({
  storageState: async ({ baseURL }, use, { file }) => use(await getState(file, baseURL)),
});
