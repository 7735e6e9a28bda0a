import { type State, signIn } from './sign-in.ts';
import { test as base } from './test.ts';

/** Pages that are signed in as the demonstration member: each worker signs in once. */
export const test = base.extend<{ storageState: State }, { memberState: State }>({
  memberState: [
    async ({ browser }, use) => use(await signIn(browser, 'member@pointfolio.test')),
    { scope: 'worker' },
  ],
  storageState: ({ memberState }, use) => use(memberState),
});
