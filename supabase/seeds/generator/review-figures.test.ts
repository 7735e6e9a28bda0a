import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFactFile } from './fact-file.ts';

const folder = join(import.meta.dirname, '../facts');
const valueOf = (file: string, slug: string, column: string) =>
  readFactFile(folder, file).find(({ values }) => values['slug'] === slug)?.values[column];
const travel = (slug: string) => valueOf('point_systems.csv', slug, 'travel_value_cpp') ?? '';
const cash = (slug: string) => valueOf('point_systems.csv', slug, 'cash_value_cpp') ?? '';
const used = (benefit: string) =>
  readFactFile(folder, 'credit_card_benefits.csv').find(
    ({ values }) => values['card_slug'] === 'amex-gold' && values['benefit_slug'] === benefit,
  )?.values['default_usage_percent'] ?? '';

test.each([
  [
    'sign-up-bonus-arithmetic',
    `a Capital One mile is worth ${travel('capital-one-miles')}¢ for travel and ${cash('capital-one-miles')}¢ as cash`,
  ],
  ['transferable-points-explained', `Flying Blue | 1 : 1 | ${travel('flying-blue')}¢`],
  ['transferable-points-explained', `JetBlue | 5 : 3 | ${travel('jetblue-trueblue')}¢`],
  ['transferable-points-explained', `I Prefer | 1 : 2 | ${travel('i-prefer')}¢`],
  ['transferable-points-explained', `Accor | 2 : 1 | ${travel('accor-all')}¢`],
  ['transferable-points-explained', `IHG | 1 : 1 | ${travel('ihg-one-rewards')}¢`],
  ['when-an-annual-fee-pays-for-itself', `Uber Cash | $120 | ${used('uber-cash')}%`],
  ['when-an-annual-fee-pays-for-itself', `Dining | $120 | ${used('dining-credit')}%`],
  ['when-an-annual-fee-pays-for-itself', `Dunkin’ | $84 | ${used('dunkin-credit')}%`],
  ['when-an-annual-fee-pays-for-itself', `Resy | $100 | ${used('resy-credit')}%`],
  ['when-an-annual-fee-pays-for-itself', `travel, at ${travel('amex-membership-rewards')}¢`],
  ['when-an-annual-fee-pays-for-itself', `cash, at ${cash('amex-membership-rewards')}¢`],
])('the guide %s calculates with the catalog: %s', (review, figure) => {
  expect(readFileSync(join(folder, 'reviews', `${review}.md`), 'utf8')).toContain(figure);
});
