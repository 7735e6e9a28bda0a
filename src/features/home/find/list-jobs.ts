import type { FindEntry } from './schema.ts';

/** Job of a member: the words people type for it, separated by commas, and the screen where it is done. */
const job = (id: string, label: string, note: string, words: string): FindEntry => ({
  id,
  kind: 'command',
  label,
  note,
  words,
});

export const JOBS: readonly FindEntry[] = [
  job(
    '/app/my-profile#your-data',
    'Export my data',
    'A file of everything you entered',
    'export, download, backup, csv, json, my data',
  ),
  job(
    '/app/my-profile#delete-account',
    'Delete my account',
    'With everything you entered',
    'delete, delete account, close account, remove account',
  ),
  job(
    '/app/my-annual-spending?view=import',
    'Import a statement',
    'Spending from your bank’s file',
    'statement, statements, import, upload, transactions, ofx, qif',
  ),
  job(
    '/app/card-offers',
    'See the offers on my cards',
    'Amex Offers, Chase Offers and the like',
    'offers, card offers, amex offers, american express offers, chase offers, citi merchant offers, bankamerideals, capital one offers, card-linked offers, deals',
  ),
  job(
    '/app/signup-bonuses',
    'Compare welcome offers',
    'Sign-up bonuses you can get today',
    'offer, welcome offer, bonus offer',
  ),
  job(
    '/app/my-points',
    'Transfer points',
    'Where your points are worth the most',
    'transfer, transfers, move points, partner',
  ),
  job(
    '/app/points-or-cash',
    'Is this award worth it?',
    'Points against the price in cash',
    'award, redeem, redemption, cents per point, cpp, cash or points, pay with points',
  ),
  job(
    '/app/my-cards',
    'Trade a card for another',
    'Product change, in the menu of the card',
    'trade, product change, upgrade, downgrade, swap',
  ),
  job(
    '/app/my-cards?dates=true',
    'Enter opening dates',
    'When you opened your cards',
    'dates, date, opened, opening date',
  ),
  job(
    '/app/application-rules/chase-5-24',
    'My 5/24 count',
    'New cards that Chase counts today',
    '5/24, 5/24 of mine, my 5/24, 524, x/24',
  ),
  job(
    '/app/selectable-categories?show=automatic',
    'Activate a quarter',
    'Rotating categories',
    'activate, activation, enroll, quarter',
  ),
  job(
    '/app/reminders',
    'Set a reminder',
    'Email and notifications',
    'remind, remind me, reminder, notify, notification',
  ),
];
