import type { Page } from '@playwright/test';
import type { MeasuredScreen } from './interactions.ts';
import { button, check, choose, clear, flip, laws, link, press, typeInto } from './interactions.ts';

async function editFirst(page: Page): Promise<void> {
  await button(/^Actions for/)(page);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}

/** Screens for looking things up, writing or drawing. */
export const otherScreens: readonly MeasuredScreen[] = [
  {
    name: 'best card',
    p75Ms: laws.others,
    path: '/app/best-card',
    ready: (page) => page.getByRole('group', { name: /^My best card for/ }),
    interactions: [
      {
        name: 'search, key by key',
        worstMs: laws.counter,
        act: typeInto('Search categories and shops', 'gas'),
        undo: clear('Search categories and shops'),
      },
      {
        name: 'search a shop, key by key',
        worstMs: laws.counter,
        act: async (page) => {
          await typeInto('Search categories and shops', 'trader joes')(page);
          await page.getByRole('region', { name: 'Best card at Trader Joe' }).waitFor();
        },
        undo: clear('Search categories and shops'),
      },
      {
        name: 'open a category',
        act: button('Sub-categories of Travel'),
        undo: button('Sub-categories of Travel'),
      },
      { name: 'cheat sheet', act: link('Cheat sheet'), undo: link('Cards') },
      { name: 'open the filters', act: button(/^Filters/), undo: press('Escape') },
      {
        name: 'only cards I hold',
        act: async (page) => {
          await button(/^Filters/)(page);
          await check('Only cards I hold')(page);
        },
        undo: async (page) => {
          await check('Only cards I hold')(page);
          await page.keyboard.press('Escape');
        },
      },
      { name: 'open a figure', act: button(/see the math/), undo: press('Escape') },
      { name: 'open a category’s page', act: link('Travel'), undo: link('All categories') },
    ],
  },
  {
    name: 'my cards',
    p75Ms: laws.others,
    path: '/app/my-cards',
    ready: (page) => page.getByRole('list', { name: 'My cards' }),
    interactions: [
      { name: 'sort', act: choose('Sort by', 'ArrowDown'), undo: choose('Sort by', 'ArrowUp') },
      {
        name: 'search, key by key',
        act: typeInto('Search my cards', 'gold'),
        undo: clear('Search my cards'),
      },
      { name: 'another view', act: link('All'), undo: link('My cards') },
      { name: 'open the list of cards', act: button('Add a card'), undo: press('Escape') },
      { name: 'open a menu', act: button(/^Actions for/), undo: press('Escape') },
      { name: 'open the edit form', act: editFirst, undo: press('Escape') },
      {
        name: 'write a note and save',
        act: async (page) => {
          await editFirst(page);
          await page.getByLabel('Notes').focus();
          await page.keyboard.press('End');
          await page.keyboard.type('abc', { delay: 120 });
          await page.keyboard.press('Backspace');
          await page.keyboard.press('Backspace');
          await page.keyboard.press('Backspace');
          await page.getByRole('button', { name: 'Save', exact: true }).click();
          await page.getByRole('dialog').waitFor({ state: 'hidden' });
        },
      },
      { name: 'open a figure', act: button(/see the math/), undo: press('Escape') },
    ],
  },
  {
    name: 'sign-up bonuses',
    p75Ms: laws.others,
    path: '/app/signup-bonuses',
    ready: (page) => page.getByRole('table', { name: 'Sign-up bonuses' }),
    interactions: [
      { name: 'kind', act: choose('Type', 'ArrowDown'), undo: choose('Type', 'Home') },
      { name: 'fee', act: choose('Annual fee', 'ArrowDown'), undo: choose('Annual fee', 'Home') },
      { name: 'spending', act: choose('Spending', 'ArrowDown'), undo: choose('Spending', 'Home') },
      { name: 'only those open to me', act: flip('Open to me'), undo: flip('Open to me') },
      { name: 'open the issuers', act: button(/^Issuers/), undo: press('Escape') },
      {
        name: 'one issuer',
        act: async (page) => {
          await button(/^Issuers/)(page);
          await page.getByRole('menuitemcheckbox', { name: 'Chase', exact: true }).click();
        },
        undo: async (page) => {
          await page.getByRole('menuitemcheckbox', { name: 'Chase', exact: true }).click();
          await page.keyboard.press('Escape');
        },
      },
      {
        name: 'search, key by key',
        act: typeInto('Search offers', 'gold'),
        undo: clear('Search offers'),
      },
      { name: 'sort', act: button('Card'), undo: button(/^Worth/) },
      { name: 'open a figure', act: button(/see the math/), undo: press('Escape') },
    ],
  },
  {
    name: 'credit unions',
    p75Ms: laws.others,
    path: '/app/credit-unions?state=TX',
    ready: (page) => page.getByRole('list', { name: 'Credit unions' }).getByRole('link'),
    interactions: [
      { name: 'sort', act: choose('Sort by', 'ArrowDown'), undo: choose('Sort by', 'ArrowUp') },
      { name: 'one state', act: choose('State', 'ArrowDown'), undo: choose('State', 'ArrowUp') },
      {
        name: 'search, key by key',
        act: typeInto('Search credit unions', 'navy'),
        undo: clear('Search credit unions'),
      },
    ],
  },
  {
    name: 'find',
    p75Ms: laws.others,
    path: '/app/my-cards',
    ready: (page) => page.getByRole('list', { name: 'My cards' }),
    interactions: [
      { name: 'open', act: press('Control+k'), undo: press('Escape') },
      {
        name: 'type, key by key',
        act: async (page) => {
          await page.keyboard.press('Control+k');
          await page.getByRole('combobox', { name: 'Find' }).waitFor();
          await page.keyboard.type('sapphire pre', { delay: 120 });
        },
        undo: press('Escape'),
      },
    ],
  },
  {
    name: 'transfers of a point system',
    p75Ms: laws.others,
    path: '/app/point-systems/chase-ultimate-rewards',
    ready: (page) => page.getByRole('heading', { name: 'Transfers' }),
    interactions: [
      {
        name: 'points to move, key by key',
        act: async (page) => {
          await page.getByLabel('Points to move').focus();
          await page.keyboard.press('End');
          await page.keyboard.type('00', { delay: 120 });
          await page.keyboard.press('Backspace');
          await page.keyboard.press('Backspace');
        },
      },
    ],
  },
  {
    name: 'whiteboard',
    p75Ms: laws.others,
    path: '/app/whiteboard',
    ready: (page) => page.getByRole('button', { name: 'Lay out my wallet', disabled: false }),
    prepare: async (page) => {
      await page.goto('/app/whiteboard?boards=true');
      await page.getByRole('button', { name: 'New board' }).first().click();
      await page.locator('canvas.interactive').waitFor();
    },
    interactions: [
      {
        name: 'open the library',
        act: (page) => page.getByRole('button', { name: 'Library', exact: true }).click(),
        undo: (page) => page.getByRole('button', { name: 'Close the library' }).click(),
      },
      {
        name: 'all cards in the library',
        act: async (page) => {
          await page.getByRole('button', { name: 'Library', exact: true }).click();
          await choose('Show', 'ArrowDown')(page);
        },
        undo: (page) => page.getByRole('button', { name: 'Close the library' }).click(),
      },
      {
        name: 'search the library, key by key',
        act: async (page) => {
          await page.getByRole('button', { name: 'Library', exact: true }).click();
          await choose('Show', 'ArrowDown')(page);
          await typeInto('Search the library', 'gold')(page);
        },
        undo: (page) => page.getByRole('button', { name: 'Close the library' }).click(),
      },
    ],
  },
];
