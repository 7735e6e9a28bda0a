import { expectAccessibleState } from './every-look.ts';
import { createAdmin } from './accounts.ts';
import { enterAsNew } from './new-member.ts';
import { saving } from './saving.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

const files = 'input[type=file]';
const header = 'Transaction Date,Description,Category,Type,Amount';

function csvFile(name: string, lines: readonly string[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
}

const statement = [
  header,
  '01/01/2025,SHELL OIL 574426,Gas,Sale,-100.00',
  '06/15/2025,XYZZY PLUGH LLC,,Sale,-250.00',
  '07/01/2025,"=HYPERLINK(""http://x"")",,Sale,-10.00',
  '07/02/2025,Payment Thank You - Web,,Payment,360.00',
  '99/99/2025,NO SUCH DAY,,Sale,-1.00',
  '12/31/2025,SHELL OIL 574426,Gas,Sale,-100.00',
];

test('a bank’s export becomes a profile; corrections are remembered', async ({ page }) => {
  await enterAsNew(page, '/app/my-annual-spending');
  await page.getByRole('link', { name: 'Import statements' }).click();
  const wrong = ['Color;Size;Day', 'SHELL OIL;12,50;2025-03-01'];
  await page
    .locator(files)
    .setInputFiles([csvFile('card.csv', statement), csvFile('wrong.csv', wrong)]);

  const list = page.getByRole('list', { name: 'Files' });
  await expect(list).toContainText('5 lines read, 1 line could not be.');
  await page.getByText('1 line that could not be read').click();
  await expect(list).toContainText('Line 6: expected a date, found “99/99/2025”.');

  // Columns without a name are mapped by hand.
  const form = page.getByRole('form', { name: 'Columns of wrong.csv' });
  await form.getByRole('button', { name: 'Read with these columns' }).click();
  await expect(form.getByRole('alert')).toContainText('Choose the date column.');
  await form.getByLabel('Date', { exact: true }).selectOption({ label: '3. Day' });
  await form.getByLabel('Description').selectOption({ label: '1. Color' });
  await form.getByLabel('Amount').selectOption({ label: '2. Size' });
  await form.getByRole('button', { name: 'Read with these columns' }).click();
  await expect(list).toContainText('1 line read.');

  const merchants = page.getByRole('list', { name: 'Merchants by amount' });
  // A cell that is a formula is shown as text.
  await expect(merchants).toContainText('\'=HYPERLINK("http://x")');
  await page.getByRole('button', { name: 'Sub-category of XYZZY PLUGH LLC' }).click();
  await page.getByRole('combobox', { name: /^Search Sub-category of XYZZY/ }).fill('restaurants');
  await page.keyboard.press('Enter');
  await expect(merchants).not.toContainText('XYZZY');
  await page.getByRole('tab', { name: /Left out/ }).click();
  await expect(merchants).toContainText('A payment of the card, not spending.');
  await expectAccessibleState(page);

  const result = page.getByRole('table', { name: 'Amounts a year' });
  await expect(result.getByRole('row', { name: /Gas stations/ })).toContainText('$213');
  await expect(result.getByRole('row', { name: /Restaurants/ })).toContainText('$250');
  await page.getByRole('button', { name: 'Create the profile' }).click();
  await expect(page.getByRole('radio', { name: /From my statements/ })).toBeChecked();

  // The next file with the same merchant is categorized at once. Of three months the usual one counts.
  await page.getByRole('link', { name: 'Import statements' }).click();
  const quarter = [
    header,
    '01/05/2026,XYZZY PLUGH LLC,,Sale,-20.00',
    '02/03/2026,HILTON CHICAGO,Travel,Sale,-6000.00',
    '02/05/2026,XYZZY PLUGH LLC,,Sale,-30.00',
    '03/30/2026,XYZZY PLUGH LLC,,Sale,-400.00',
  ];
  await page.locator(files).setInputFiles(csvFile('next.csv', quarter));
  await page.getByRole('tab', { name: /^Sorted/ }).click();
  await expect(merchants.getByRole('listitem').filter({ hasText: 'XYZZY' })).toContainText(
    'Your choice',
  );
  await expect(page.getByText('usual month of 3 × 12')).toBeVisible();
  await page.getByLabel('Put it into').selectOption({ label: 'From my statements' });
  await expect(result.getByRole('row', { name: /Restaurants/ })).toContainText('$250$360+$110');
  await expect(result.getByRole('row', { name: /Hilton hotels/ })).toContainText('$6,000');
  await page
    .getByRole('checkbox', { name: /once: \$6,000 of Hilton hotels on Feb 3, 2026/ })
    .click();
  await expect(result.getByRole('row', { name: /Hilton hotels/ })).toBeHidden();
  // Amounts stay that the statements do not have, all of them or line by line.
  const gas = result.getByRole('row', { name: /Gas stations/ });
  await expect(gas).toContainText('$213$213');
  await page.getByLabel('Other amounts in it').selectOption({ label: 'Are removed' });
  await expect(gas).toContainText('$213$0−$213');
  await page.getByRole('checkbox', { name: 'Use the amount for Gas stations' }).click();
  await expect(gas).toContainText('$213$213');
  await expectAccessibleState(page);
  await page.getByRole('button', { name: 'Change “From my statements”' }).click();
  await expect(page.getByRole('radio', { name: /From my statements/ })).toContainText('$573');
});

test('a hundred thousand lines are read beside the page, or canceled @soak', async ({ page }) => {
  await enterAsNew(page, '/app/my-annual-spending?view=import');
  await expect(page.getByRole('heading', { name: 'Import statements' })).toBeVisible();
  const lines = Array.from({ length: 100_000 }, (_, index) => {
    const day = String((index % 28) + 1).padStart(2, '0');
    return `${String((index % 12) + 1).padStart(2, '0')}/${day}/2025,SHELL OIL ${index},Gas,Sale,-1.00`;
  });
  // Parsed outside the page's own thread, which stays responsive.
  await expect.poll(() => page.workers().length).toBe(1);
  const year = csvFile('year.csv', [header, ...lines]);
  await page.locator(files).setInputFiles(year);
  const progress = page.getByRole('progressbar', { name: 'Reading year.csv' });
  await expect(progress).toHaveAttribute('aria-valuetext', /^[1-9]\d?%$/u, { timeout: 40_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Canceled. “year.csv” was not read.', { exact: true })).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(page.locator(files)).toBeFocused();

  await page.locator(files).setInputFiles(year);
  await page.getByRole('link', { name: 'My spending' }).first().hover();
  await expect(page.getByText('100,000 lines read.')).toBeVisible({ timeout: 40_000 });
});

test('three banks’ files: one question, a credit that pays back a fee, an audit to the cent; no line of them is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  await enterAsNew(page, '/app?step=cards');
  const picker = page.getByRole('combobox', { name: 'Search cards by name or issuer' });
  for (const name of ['citi double cash', 'american express gold']) {
    await picker.fill(name);
    await saving(page, '/member_cards', () => page.keyboard.press('Enter'));
  }
  await visit(page, '/app/my-annual-spending?view=import');
  const dayOf = (ago: number) =>
    new Date(Date.now() - ago * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const today = dayOf(0);
  const amex = [
    'Date,Description,Amount,Category',
    `${today},DUNKIN #344332,7.45,Restaurant-Restaurant`,
    `${today},AMEX Dunkin' Credit,-7.00,Fees & Adjustments-Fees & Adjustments`,
    `${today},MOBILE PAYMENT - THANK YOU,-50.00,`,
  ];
  const unclear = [
    'Date,Description,Amount',
    `${today},XYZZYPLUGH LLC,120.10`,
    `${today},NORTH PIER 9,-30.20`,
  ];
  const ofx = [
    'OFXHEADER:100',
    '',
    '<OFX><CURDEF>USD<BANKTRANLIST>',
    `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${dayOf(40).replaceAll('-', '')}<TRNAMT>-200.00<NAME>XYZZYPLUGH LLC</STMTTRN>`,
    `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${dayOf(38).replaceAll('-', '')}<TRNAMT>-80.00<NAME>SHELL OIL 574426</STMTTRN>`,
    '</BANKTRANLIST></OFX>',
  ];
  const visa = { ...csvFile('visa.qfx', ofx), mimeType: 'application/octet-stream' };
  await page
    .locator(files)
    .setInputFiles([csvFile('amex.csv', amex), csvFile('secretname.csv', unclear), visa]);
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(3);
  // Which sign is money out is asked with two rows of the file, once.
  const question = page.getByRole('group', { name: 'Money out or in' });
  await expect(question).toContainText('XYZZYPLUGH LLC, $120.10');
  await question.getByRole('button', { name: 'Yes, I spent it' }).click();
  await expect(question).toHaveCount(0);

  // The merchant of both files is categorized at once.
  await page.getByRole('button', { name: 'Sub-category of XYZZYPLUGH LLC' }).first().click();
  await page
    .getByRole('combobox', { name: /^Search Sub-category of XYZZYPLUGH/ })
    .fill('supermarkets');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: /^Sorted/ }).click();
  const grocer = page.getByRole('list', { name: 'Merchants by amount' }).getByRole('listitem');
  await expect(grocer.filter({ hasText: 'XYZZYPLUGH' })).toHaveCount(1);
  await expect(grocer.filter({ hasText: 'XYZZYPLUGH' })).toContainText('$320.10');

  const credits = page.getByRole('region', { name: 'Credits in these statements' });
  await expect(credits).toContainText('Choose the card of each file above');
  const cardOf = async (file: string, label: string) => {
    await page.getByRole('combobox', { name: `Card of ${file}` }).selectOption({ label });
  };
  await cardOf('amex.csv', 'American Express Gold');
  await cardOf('visa.qfx', 'Citi Double Cash');
  await expect(credits.getByRole('listitem')).toContainText('$7.00 on');
  await expectAccessibleState(page);
  await saving(page, '/benefit_uses', () =>
    credits.getByRole('button', { name: /Mark .*Dunkin.* as used/ }).click(),
  );
  await expect(credits.getByRole('listitem')).toContainText('Counted');

  await page.getByRole('button', { name: 'Audit my purchases' }).click();
  const table = page.getByRole('table', { name: 'Purchases by what they lost' });
  const rowOf = (name: string) => table.getByRole('row', { name });
  await expect(rowOf('SHELL')).toContainText('$1.60Citi Double Cash');
  await expect(rowOf('$200.00')).toContainText('$4.00Citi Double Cash');
  await expect(rowOf('DUNKIN')).toContainText('American Express Gold');
  // Five purchases, a refund among them, below the headings; the sums in the last row are theirs.
  await expect(table.getByRole('row')).toHaveCount(7);
  const rows = (await table.getByRole('row').all()).slice(1);
  const cents = await Promise.all(
    rows.map(async (row) =>
      (await row.getByRole('cell').allInnerTexts())
        .slice(1)
        .map((text) =>
          Math.round(Number(/^-?[\d.]+/u.exec(text.replace('−', '-').replace('$', ''))?.[0]) * 100),
        ),
    ),
  );
  for (const column of [0, 1, 2]) {
    const sum = cents.slice(0, -1).reduce((all, row) => all + (row[column] ?? NaN), 0);
    expect(cents.at(-1)?.[column]).toBe(sum);
  }
  await expectAccessibleState(page);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((text) => /574426|344332|secretname|visa\.qfx/i.test(text))).toEqual([]);
  // Of the corrected shop, its name and nothing else.
  const corrections = sent.filter((text) => /XYZZYPLUGH/iu.test(text));
  expect(corrections).toHaveLength(1);
  expect(corrections[0]).toMatch(
    /shop_corrections\S* \[\{"id":"[\da-f-]+","shop":"XYZZYPLUGH LLC","sub_category_id":\d+\}\]$/u,
  );

  await visit(page, '/app/my-benefits?show=used');
  await expect(page.getByRole('main')).toContainText('$7 monthly Dunkin');
  await expect(page.getByRole('main')).toContainText('$7 back of its $325 fee');
});

test('audited purchases are logged once, even if their file is read again @soak', async ({
  page,
}) => {
  await enterAsNew(page, '/app?step=cards');
  await page
    .getByRole('combobox', { name: 'Search cards by name or issuer' })
    .fill('citi double cash');
  await saving(page, '/member_cards', () => page.keyboard.press('Enter'));
  await visit(page, '/app/my-annual-spending?view=import');
  const day = new Date(Date.now() - 35 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const qif = csvFile('visa.qif', [
    ...['!Type:CCard', `D${day}`, 'T-120.00', 'PXYZZY PLUGH', 'LGroceries', '^'],
    ...[`D${day}`, 'T-80.00', 'PSHELL OIL 574426', '^'],
  ]);
  const audit = async () => {
    await page.locator(files).setInputFiles(qif);
    await page
      .getByRole('combobox', { name: 'Card of visa.qif' })
      .selectOption({ label: 'Citi Double Cash' });
    await page.getByRole('button', { name: 'Audit my purchases' }).click();
  };
  await audit();
  await page.getByRole('button', { name: 'Log 2 purchases' }).click();
  await expect(page.getByText('All of them are in your log.')).toBeVisible();
  await page.reload();
  await audit();
  await expect(page.getByText('All of them are in your log.')).toBeVisible();
  await page.goto('/app/best-card');
  const log = page.getByRole('region', { name: 'Your last purchases' });
  await expect(log.getByText('$120 at XYZZY PLUGH')).toHaveCount(1);
});

test('a shop that could be two things is asked for once, and is the same on every device @soak', async ({
  page,
  browser,
}) => {
  await enterAsNew(page, '/app?step=cards');
  const picker = page.getByRole('combobox', { name: 'Search cards by name or issuer' });
  for (const name of ['citi double cash', 'amex gold']) {
    await picker.fill(name);
    await saving(page, '/member_cards', () => page.keyboard.press('Enter'));
  }
  const baseURL = process.env['E2E_WEB_URL'] ?? '';
  const storageState = await page.context().storageState();
  const phone = await (await browser.newContext({ baseURL, storageState })).newPage();
  await phone.goto('/app/best-card?q=walmart+cafe');
  const answer = phone.getByRole('region', { name: 'Best card at Walmart' });
  const kind = answer.getByRole('group', { name: 'Kind of shop: WALMART CAFE' });
  const best = answer.getByRole('region', { name: 'My best card' });
  await expect(answer).toContainText('Probably counts as Walmart');
  await expect(best).toContainText('Citi Double Cash');
  await expect(phone.getByText('Live', { exact: true })).toBeAttached();

  await visit(page, '/app/my-annual-spending?view=import');
  const rows = [
    header,
    '01/05/2026,WALMART CAFE 112 AUSTIN TX,,Sale,-20.00',
    '02/03/2026,WALMART CAFE 9 DALLAS TX,,Sale,-40.00',
    '02/04/2026,CITY MUSEUM CAFE,,Sale,-9.00',
  ];
  await page.locator(files).setInputFiles(csvFile('card.csv', rows));
  const questions = page.getByRole('list', { name: 'Shops to choose for' });
  const [cafe, museum] = [0, 1].map((index) => questions.getByRole('listitem').nth(index));
  if (!cafe || !museum) throw new Error('Two shops are asked for.');
  await expect(museum).toContainText('CITY MUSEUM CAFE 1 line');
  await expect(cafe).toContainText('$60.00');
  await expect(cafe.getByRole('button', { name: 'Walmart', pressed: true })).toBeVisible();
  const coffee = cafe.getByRole('button', { name: 'Coffee shops' });
  await saving(page, '/shop_corrections', () => coffee.click());
  await expect(cafe.getByRole('button', { pressed: true })).toHaveText('Coffee shops');
  await expect(cafe).toContainText('Your choice');
  const result = page.getByRole('table', { name: 'Amounts a year' });
  await expect(result.getByRole('row', { name: /Coffee shops/ })).toBeVisible();
  await expect(result.getByRole('row', { name: /Walmart/ })).toHaveCount(0);
  await expectAccessibleState(page);

  // The counter on the phone has it at once, tells us, and takes it back.
  await expect(kind).toContainText('Your choice');
  await expect(answer).toContainText('Counts as Coffee shops');
  await expect(best).toContainText('American Express Gold');
  await expectAccessibleState(phone);
  await kind.getByRole('button', { name: /Tell us/ }).click();
  const dialog = phone.getByRole('dialog', { name: 'Report a mistake' });
  await expect(dialog).toContainText('About WALMART CAFE.');
  await expect(dialog.getByLabel('What is right? (optional)')).toHaveValue('Coffee shops');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText(/^Thank you\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await saving(phone, '/shop_corrections', () =>
    kind.getByRole('button', { name: /Undo/ }).click(),
  );
  await expect(best).toContainText('Citi Double Cash');
  await expect(cafe.getByRole('button', { pressed: true })).toHaveText('Walmart');
  // The answer at the counter is the import's as well.
  await saving(phone, '/shop_corrections', () =>
    kind.getByRole('button', { name: 'Coffee shops' }).click(),
  );
  await expect(best).toContainText('American Express Gold');
  await expect(cafe).toContainText('Your choice');

  const admin = await (
    await browser.newContext({ baseURL, storageState: await createAdmin(baseURL) })
  ).newPage();
  await admin.goto('/admin/reports');
  const report = admin.getByRole('listitem').filter({ hasText: 'WALMART CAFE should count as' });
  await expect(report).toContainText('Coffee shops');
  await expect(report.getByRole('link', { name: 'Edit the fact' })).toHaveAttribute(
    'href',
    /\/admin\/merchants\/\d+$/u,
  );
});
