import { type State, signIn } from './sign-in.ts';
import { test as base } from './test.ts';

/** Pages that are signed in as the demonstration admin: each worker signs in once. */
export const test = base.extend<{ storageState: State }, { adminState: State }>({
  adminState: [
    async ({ browser }, use) => use(await signIn(browser, 'admin@pointfolio.test')),
    { scope: 'worker' },
  ],
  storageState: ({ adminState }, use) => use(adminState),
});
