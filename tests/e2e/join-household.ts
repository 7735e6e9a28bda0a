import type { Page } from '@playwright/test';
import { createNewcomer } from './accounts.ts';
import { signInOverRest } from './rest.ts';
import { saving } from './saving.ts';

/**
 * Creates a household from the page, and returns the client of another member, Sam, who has joined it and shares
 * nothing yet.
 */
export async function joinHousehold(page: Page) {
  const { email, password } = await createNewcomer();
  const sam = await signInOverRest(email, password);
  await page.goto('/app/household');
  await page.getByLabel('Your name').fill('Alex');
  const make = page.getByRole('button', { name: 'Make an invitation link' });
  await saving(page, 'invite_to_household', () => make.click());
  const { hash } = new URL(await page.getByLabel('Invitation link').inputValue());
  await sam
    .rpc('accept_household_invitation', { token: hash.slice(1), display_name: 'Sam' })
    .throwOnError();
  return sam;
}
