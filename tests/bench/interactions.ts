import type { Locator, Page } from '@playwright/test';

/** One action of a person; its change is undone by repeating it or by `undo`. */
export type Interaction = {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
  readonly undo?: (page: Page) => Promise<void>;
  /** Maximum milliseconds, if the product promises more than the limit for every screen. */
  readonly worstMs?: number;
};

export type MeasuredScreen = {
  readonly name: string;
  /** Limit in milliseconds at the 75th percentile; the maximum is 200 anywhere. */
  readonly p75Ms: number;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** Locator that is visible once the screen is usable. */
  readonly ready: (page: Page) => Locator;
  /** Opens the parts that the interactions press, each time the page is loaded. */
  readonly unfold?: (page: Page) => Promise<void>;
  readonly interactions: readonly Interaction[];
};

/** Screens with figures, and other interactive screens. */
export const laws = { figures: 100, others: 200, counter: 50 } as const;

export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
export const link = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first().click();
export const flip = (name: string) => (page: Page) => page.getByRole('switch', { name }).click();
export const press = (key: string) => (page: Page) => page.keyboard.press(key);
/** The page does not draw the native list: the keys select in it without opening it. */
export const choose = (name: string, key: string) => async (page: Page) => {
  await page.getByRole('combobox', { name }).focus();
  await page.keyboard.press(key);
};
export const typeInto =
  (name: string, text = 'citi') =>
  async (page: Page) => {
    await page.getByRole('searchbox', { name }).focus();
    await page.keyboard.type(text, { delay: 120 });
  };
/** An item of a menu or a list of checkboxes, to be pressed again. */
export const check = (name: string | RegExp) => (page: Page) =>
  page.getByRole('checkbox', { name }).first().click();
export const clear = (name: string) => (page: Page) =>
  page.getByRole('searchbox', { name }).clear();

export const ledger = (name: string | RegExp): Interaction => ({
  name: 'open a ledger',
  act: button(name),
  undo: press('Escape'),
});
