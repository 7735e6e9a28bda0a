import { expectAccessibleState } from './every-look.ts';
import { tabTo } from './keys.ts';
import { enterAsNew, skipQuestions } from './new-member.ts';
import { saving } from './saving.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test('a few questions come before the first ranking, once, and what needs a membership is proposed when it is had @soak', async ({
  page,
}) => {
  test.slow();
  await enterAsNew(page, '/app/my-annual-spending');
  await page.getByRole('button', { name: 'New profile' }).first().click();
  await page.getByRole('menuitem', { name: 'Start from scratch' }).click();
  await page.getByRole('textbox', { name: /^Everything else, dollars a month/ }).fill('5000');
  await page.keyboard.press('Tab');
  await expect(page.getByText('All changes saved')).toBeVisible();

  await visit(page, '/app/card-ranking');
  const heading = (name: string) => page.getByRole('heading', { name });
  await expect(heading('What do you want from your points?')).toBeVisible();
  await expectAccessibleState(page);
  await expect(page.getByRole('radio', { name: /^Travel/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^No\b/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /not sure/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /Invitation/ })).toHaveCount(0);
  // Uses only the keyboard.
  await tabTo(page, page.getByRole('radio', { name: /^Travel/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Cash back/ })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: /not sure/ }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Excellent/ })).toBeChecked();
  await tabTo(page, page.getByRole('checkbox', { name: /^Enrolled student/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Save my answers' }));
  await saving(page, 'updateNewUserWizard', () => page.keyboard.press('Enter'));

  // Three percent on everything, for members who pay for it: listed with its requirement, and not recommended.
  const name = 'Robinhood Gold Card';
  const table = page.getByRole('table', { name: 'Cards by yearly value' });
  await page.getByRole('searchbox', { name: 'Search cards' }).fill(name);
  const row = table.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Needs: Robinhood Gold ($50 a year)');
  // The requirement shows wherever its name is in a list, without a promised bonus.
  for (const path of ['/app/banks/robinhood', '/app/point-systems/cash']) {
    await visit(page, path);
    const item = page.getByRole('listitem').filter({ hasText: name });
    await expect(item).toContainText('Needs: Robinhood Gold ($50 a year)');
    await expect(item).not.toContainText('Eligible now');
    await expectAccessibleState(page);
  }
  await visit(page, '/app/credit-cards?q=Robinhood%20Gold');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(
    'Requirements not met',
  );
  const panel = page.getByRole('region', { name: 'The best wallet for me' });
  const findBest = async () => {
    await visit(page, '/app/wallet-setups?size=1');
    await expect(panel.getByText(/^The best for these assumptions/)).toBeVisible();
    return panel.getByRole('list', { name: 'Your card', exact: true }).getByRole('listitem');
  };
  await expect(await findBest()).not.toContainText(name);
  // Nothing is asked again that was left unticked.
  await expect(panel.getByText(/^Do you have/)).toHaveCount(0);
  await page.getByRole('button', { name: /^Show all \d+ combinations$/ }).click();
  await expect(
    page.getByRole('list', { name: 'Curated combinations' }).getByText(/^Needs: Costco/),
  ).toBeVisible();

  await visit(page, '/app/credit-cards/robinhood-gold-card');
  const toggle = page.getByRole('button', { name: 'I have this: Robinhood Gold' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await saving(page, 'updateRequirements', () => toggle.press('Enter'));
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleState(page);
  await expect(await findBest()).toContainText(name);

  // No question is repeated, and one place lists all the answers.
  await visit(page, '/app/card-ranking');
  await page.getByRole('searchbox', { name: 'Search cards' }).fill(name);
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Needs:');
  // A card without an offer promises no bonus.
  await visit(page, '/app/credit-cards/costco-anywhere-visa');
  const mine = page.getByRole('region', { name: 'This card and me' });
  await expect(mine).toContainText('it has no bonus today');
  await expect(mine).not.toContainText('with its bonus');
  await expect(mine).toContainText(
    'It usually asks for good credit, and yours counts as excellent.',
  );
  await page.goto('/app/my-profile?page=values');
  await expect(page.getByRole('radio', { name: /^Cash back/ })).toBeChecked();
  await page.goto('/app/my-profile');
  // Each group is folded and names what the member has.
  const student = page.getByRole('checkbox', { name: /^Enrolled student/ });
  await expect(page.getByText('Enrolled student', { exact: true }).first()).toBeVisible();
  await expect(student).toBeHidden();
  await page.getByText('About you', { exact: true }).click();
  await expect(student).toBeChecked();
  await page.getByText('Memberships', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /^Robinhood Gold/ })).toBeChecked();

  // With less credit the same card is for later, on every screen at once.
  await saving(page, 'updateCreditLevel', () =>
    page.getByRole('radio', { name: /^None yet/ }).click(),
  );
  await visit(page, '/app/card-ranking');
  await page.getByRole('searchbox', { name: 'Search cards' }).fill(name);
  await expect(row).toContainText('Later, with good credit');
  await expect(await findBest()).not.toContainText(name);
});

test('the questions are skipped with one press, and the profile takes the differences', async ({
  page,
}) => {
  test.slow();
  // The best wallet is there without a question.
  await enterAsNew(page, '/app/wallet-setups');
  await expect(page.getByRole('region', { name: 'The best wallet for me' })).toBeVisible();
  await visit(page, '/app/card-ranking');
  await skipQuestions(page);
  await expect(page.getByRole('table', { name: 'Cards by yearly value' })).toBeVisible();

  await visit(page, '/app/my-profile');
  await saving(page, 'updateHasBusiness', () =>
    page.getByRole('switch', { name: 'I have a business' }).press('Space'),
  );
  await page.getByRole('link', { name: 'Values', exact: true }).click();
  const rent = page.getByRole('textbox', { name: /^What paying .*rent.* by card costs me/i });
  await expect(rent).toHaveAttribute('placeholder', '3');
  await rent.fill('0');
  await saving(page, 'updatePaymentCosts', () => page.keyboard.press('Tab'));
  await saving(page, 'updateExpectedQuarters', () =>
    page.getByRole('switch', { name: 'Count expected rotating quarters' }).click(),
  );
  await page.reload();
  await expect(rent).toHaveValue('0');
  await expect(
    page.getByRole('switch', { name: 'Count expected rotating quarters' }),
  ).not.toBeChecked();
  await expectAccessibleState(page);
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await expect(page.getByRole('switch', { name: 'I have a business' })).toBeChecked();

  // The member's own share of a credit of a card they only consider.
  await visit(page, '/app/credit-cards/world-of-hyatt-card');
  const nights = page.getByRole('row').filter({ hasText: 'Category 1-4 free night' });
  await expect(nights).toContainText('conservative value: $119 a year, 70% of its face value');
  await nights.getByRole('button', { name: /^My own value of/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /Category 1-4 free night is worth to me/ });
  await expect(dialog.getByRole('link', { name: 'source' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Worth to me' }).fill('50');
  await saving(page, 'updateBenefitCustomValues', () => page.keyboard.press('Enter'));
  await expect(nights).toContainText('$85 a year to me');
  await page.reload();
  await expect(nights).toContainText('$85 a year to me');
});
