import { expectAccessibleInEveryLook } from './every-look.ts';
import { test } from './member.ts';
import { expect } from './test.ts';

/** Each screen with the fewest rows that still show every part of it: long tables make axe slow. */
const screens: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/app/point-systems?kind=transferable', 'Point systems'],
  ['/app/point-systems/wells-fargo-rewards', 'Wells Fargo Rewards'],
  ['/app/partners?q=oneworld', 'Partners'],
  ['/app/partners/hyatt', 'Hyatt'],
  ['/app/alliances', 'Alliances'],
  ['/app/alliances/oneworld', /oneworld/i],
  ['/app/banks?q=bank', 'Banks'],
  ['/app/banks/discover', 'Discover'],
  ['/app/credit-unions?q=boeing', 'Credit unions'],
  ['/app/benefits?mine=true', 'Benefits'],
  ['/app/benefits/airline-fee-credit', 'Airline fee credit'],
  ['/app/application-rules?issuer=american-express', 'Application rules'],
  ['/app/application-rules/discover-max-2', 'Two cards'],
  ['/app/credit-cards?q=citi', 'Credit cards'],
  ['/app/credit-cards/citi-double-cash', 'Citi Double Cash'],
  ['/app/my-benefits', 'My benefits'],
  ['/app/upcoming-fees', 'Upcoming fees'],
  ['/app/upcoming-fees?view=calendar', 'Upcoming fees'],
  ['/app/upcoming-fees?view=cards', 'Upcoming fees'],
  ['/app/bonus-tracker', 'Bonus tracker'],
  ['/app/signup-bonuses?q=citi', 'Sign-up bonuses'],
  ['/app/selectable-categories?show=others&q=cash', 'Selectable categories'],
];

for (const [path, heading] of screens) {
  test(`${path} is accessible in every look`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessibleInEveryLook(page);
  });
}
