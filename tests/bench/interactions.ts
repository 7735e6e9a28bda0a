import type { Locator, Page } from '@playwright/test';

/** One thing a person does; what it changes is undone by doing it again or by `undo`. */
export type Interaction = {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
  readonly undo?: (page: Page) => Promise<void>;
};

export type MeasuredScreen = {
  readonly name: string;
  readonly path: string;
  /** What stands once the screen can be used. */
  readonly ready: (page: Page) => Locator;
  readonly interactions: readonly Interaction[];
};

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const link = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first().click();
const flip = (name: string) => (page: Page) => page.getByRole('switch', { name }).click();
const press = (key: string) => (page: Page) => page.keyboard.press(key);
/** The native list is not drawn by the page: the keys choose in it without opening it. */
const choose = (name: string, key: string) => async (page: Page) => {
  await page.getByRole('combobox', { name }).focus();
  await page.keyboard.press(key);
};
const typeInto = (name: string) => async (page: Page) => {
  await page.getByRole('searchbox', { name }).focus();
  await page.keyboard.type('citi', { delay: 120 });
};
const clear = (name: string) => (page: Page) => page.getByRole('searchbox', { name }).clear();

const ledger = (name: string | RegExp): Interaction => ({
  name: 'open a ledger',
  act: button(name),
  undo: press('Escape'),
});

export const screens: readonly MeasuredScreen[] = [
  {
    name: 'ranking',
    path: '/app/card-ranking',
    ready: (page) => page.getByRole('button', { name: /^\+\$.*American Express Platinum adds/ }),
    interactions: [
      { name: 'sort', act: button('Fee'), undo: button('Net a year') },
      {
        name: 'sort by what it adds',
        act: button('Adds to my wallet'),
        undo: button('Net a year'),
      },
      { name: 'search, key by key', act: typeInto('Search cards'), undo: clear('Search cards') },
      {
        name: 'filter by network',
        act: choose('Network', 'ArrowDown'),
        undo: choose('Network', 'Home'),
      },
      { name: 'year', act: link('First year'), undo: link('Every year') },
      { name: 'open the columns', act: button('Columns'), undo: press('Escape') },
      {
        name: 'take a column out',
        act: async (page) => {
          await button('Columns')(page);
          await page.getByRole('menuitemcheckbox', { name: 'Credits' }).click();
        },
        undo: async (page) => {
          await page.keyboard.press('Escape');
          await page.goto('/app/card-ranking');
        },
      },
      ledger(/net value of American Express Gold/),
    ],
  },
  {
    name: 'card comparison',
    path: '/app/card-comparison/amex-gold,citi-double-cash,chase-sapphire-preferred',
    ready: (page) => page.getByRole('button', { name: /American Express Gold in a later year/ }),
    interactions: [
      {
        name: 'show what is the same',
        act: flip('Show what is the same too'),
        undo: flip('Show what is the same too'),
      },
      {
        name: 'move a card',
        act: button('Move American Express Gold right'),
        undo: button('Move American Express Gold left'),
      },
      {
        name: 'open the list of cards',
        act: button('Add a card to compare'),
        undo: press('Escape'),
      },
      {
        name: 'search a card, key by key',
        act: async (page) => {
          await button('Add a card to compare')(page);
          await page.keyboard.type('venture', { delay: 120 });
        },
        undo: press('Escape'),
      },
      ledger(/American Express Gold in a later year/),
    ],
  },
  {
    name: 'wallet comparison',
    path: '/app/wallet-comparisons/mine',
    ready: (page) => page.getByRole('button', { name: /Amex trifecta in a later year/ }),
    interactions: [
      {
        name: 'add a wallet',
        act: (page) => page.getByRole('checkbox', { name: /Amex trifecta/ }).click(),
        undo: (page) => page.getByRole('checkbox', { name: /Amex trifecta/ }).click(),
      },
      {
        name: 'show what is the same',
        act: flip('Show what is the same too'),
        undo: flip('Show what is the same too'),
      },
      {
        name: 'search, key by key',
        act: typeInto('Search wallets'),
        undo: clear('Search wallets'),
      },
      ledger(/First year: My cards/),
    ],
  },
  {
    name: 'spending chart',
    path: '/app/spending-comparison-chart',
    ready: (page) => page.getByRole('button', { name: /My cards at \$/ }),
    interactions: [
      {
        name: 'open the list of lines',
        act: button('Add a card or a wallet'),
        undo: press('Escape'),
      },
      {
        name: 'valued for another year',
        act: choose('Valued for', 'ArrowDown'),
        undo: choose('Valued for', 'ArrowUp'),
      },
      {
        name: 'up to another amount',
        act: choose('Up to, a year', 'ArrowDown'),
        undo: choose('Up to, a year', 'ArrowUp'),
      },
      {
        name: 'in one category',
        act: choose('Rising spending', 'ArrowDown'),
        undo: choose('Rising spending', 'ArrowUp'),
      },
      {
        name: 'move the point',
        act: async (page) => {
          await page.getByRole('slider').focus();
          await page.keyboard.press('ArrowRight');
        },
      },
      {
        name: 'open the table',
        act: (page) => page.getByText('Show the chart as a table').click(),
        undo: (page) => page.getByText('Show the chart as a table').click(),
      },
      ledger(/My cards at \$/),
    ],
  },
];
