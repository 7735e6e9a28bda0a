import { expectAccessibleInEveryLook } from './every-look.ts';
import { test as base } from './member.ts';
import { oneTab } from './one-tab.ts';
import { expect } from './test.ts';
import { tagAlike } from '../support/in-soak.ts';
import { visit } from './visit.ts';

const test = base.extend(oneTab);

/** Screens of one record, and views of a screen: the ones `every-page` cannot list. */
const screens: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/app/point-systems/wells-fargo-rewards', 'Wells Fargo Rewards'],
  ['/app/partners/hyatt', 'Hyatt'],
  ['/app/alliances/oneworld', /oneworld/i],
  ['/app/banks/discover', 'Discover'],
  ['/app/benefits/airline-fee-credit', 'Airline fee credit'],
  ['/app/application-rules/discover-max-2', 'Two cards'],
  ['/app/credit-cards/citi-double-cash', 'Citi Double Cash'],
  ['/app/credit-unions/navy-federal', /Navy Federal/],
  ['/app/upcoming-fees?view=calendar', 'Upcoming fees'],
  ['/app/upcoming-fees?view=cards', 'Upcoming fees'],
];

for (const [index, [path, heading]] of screens.entries()) {
  test(`${path} is accessible in every look${tagAlike(index, 6)}`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessibleInEveryLook(page);
  });
}
