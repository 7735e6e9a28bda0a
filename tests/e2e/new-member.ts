import type { Page } from '@playwright/test';
import { createNewcomer } from './accounts.ts';
import { readMailPath } from './mail.ts';
import { readEnv } from './rest.ts';
import { saving } from './saving.ts';

/** Registers a new member, who opens the link in the mail and ends up on the home page. */
export async function register(page: Page): Promise<string> {
  const email = `new-${crypto.randomUUID()}@pointfolio.test`;
  await page.goto('/register');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('status').filter({ hasText: email }).waitFor();
  await page.goto(await readMailPath(email));
  await finishAccount(page, 'a long enough password');
  await page.waitForURL('**/app**');
  return email;
}

/** Enters the password that the link of a new account asks for. */
export async function finishAccount(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Finish my account' }).click();
}

/** Signs in somebody new, who has registered elsewhere: `register` without its forms, its mail and its pages. */
export async function signInAsNew(page: Page): Promise<string> {
  const { email, state } = await createNewcomer(readEnv('E2E_WEB_URL'));
  await page.context().addCookies(state.cookies);
  return email;
}

/** Opens a page as somebody new. */
export async function enterAsNew(page: Page, path = '/app'): Promise<string> {
  const email = await signInAsNew(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return email;
}

/** Skips the questions before the first ranking, on the page that asks them. */
export async function skipQuestions(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip the questions' });
  await saving(page, 'updateNewUserWizard', () => skip.click());
}
