import type { MeasuredScreen } from './interactions.ts';
import {
  button,
  choose,
  clear,
  flip,
  laws,
  ledger,
  link,
  press,
  typeInto,
  check,
} from './interactions.ts';

/** Screens whose figures depend on a person's settings. */
export const figureScreens: readonly MeasuredScreen[] = [
  {
    name: 'ranking',
    p75Ms: laws.figures,
    path: '/app/card-ranking',
    ready: (page) => page.getByRole('button', { name: /^\+\$.*Citi Strata Premier adds/ }),
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
    p75Ms: laws.figures,
    path: '/app/card-comparison/amex-gold,citi-double-cash,chase-sapphire-preferred',
    ready: (page) => page.getByRole('button', { name: /American Express Gold in a later year/ }),
    interactions: [
      {
        name: 'show what is the same',
        act: flip('Show rows that are the same'),
        undo: flip('Show rows that are the same'),
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
    p75Ms: laws.figures,
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
        act: flip('Show rows that are the same'),
        undo: flip('Show rows that are the same'),
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
    p75Ms: laws.figures,
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
  {
    name: 'optimizer',
    p75Ms: laws.figures,
    path: '/app/wallet-setups',
    ready: (page) => page.getByRole('list', { name: 'Curated combinations' }),
    unfold: (page) => page.getByRole('button', { name: 'Limits' }).click(),
    interactions: [
      {
        name: 'cards at most',
        act: choose('Cards at most', 'ArrowDown'),
        undo: choose('Cards at most', 'ArrowUp'),
      },
      {
        name: 'fees a year',
        act: choose('Fees a year', 'ArrowDown'),
        undo: choose('Fees a year', 'Home'),
      },
      {
        name: 'which year',
        act: choose('Which year', 'ArrowDown'),
        undo: choose('Which year', 'ArrowUp'),
      },
      {
        name: 'keep my cards',
        act: check(/^Keep (?:all|both)/),
        undo: check(/^Keep (?:all|both)/),
      },
      {
        name: 'count low confidence',
        act: check('Count facts of low confidence'),
        undo: check('Count facts of low confidence'),
      },
      {
        name: 'only cards I may get',
        act: check('Only cards I may get today'),
        undo: check('Only cards I may get today'),
      },
      {
        name: 'find the best wallet of another size',
        act: async (page) => {
          await choose('Cards at most', 'ArrowDown')(page);
          await page.getByText(/: proven, no other wallet/).waitFor();
        },
      },
      ledger(/Net value of .* in a year/),
    ],
  },
];
