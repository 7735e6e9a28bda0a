import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LedgerLine } from '@/domain/rewards/ledger-line.ts';
import { cents, centsPerPoint, percent, points } from '@/domain/units.ts';
import type { LedgerNames } from './ledger-names.ts';
import { LedgerLines } from './ledger-lines.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const spaced = (slug: string) => slug.replaceAll('-', ' ');
const names: LedgerNames = {
  card: spaced,
  subCategory: spaced,
  cap: spaced,
  credit: spaced,
  offerAge: () => 'confirmed 97 days ago',
  pointSystem: spaced,
  rateUnit: () => 'points',
};
const own = { id: 'gold', card: 'gold' };

const lines: readonly LedgerLine[] = [
  {
    kind: 'credit',
    ...own,
    credit: 'dining-credit',
    faceCents: cents(1_000),
    period: 'month',
    timesAYear: 12,
    usagePercent: percent(50),
    subCategory: 'eating-out',
    valueCents: cents(5_000),
  },
  {
    kind: 'bonus',
    ...own,
    spendCents: cents(400_000),
    windowDays: 90,
    spentCents: cents(432_100),
    costCents: cents(1_234),
    pointSystem: 'mr',
    points: points(60_000),
    centsPerPoint: centsPerPoint(1),
    cashCents: cents(0),
    valueCents: cents(60_000),
  },
  {
    kind: 'cost',
    ...own,
    subCategory: 'monthly-rent',
    spendCents: cents(2_400_000),
    percent: percent(2.5),
    valueCents: cents(-60_000),
  },
];

it('names the spending a credit pays back, what a bonus costs elsewhere, its age and what payees charge', () => {
  render(<LedgerLines lines={lines} names={names} />);
  const section = (name: string) => within(screen.getByRole('region', { name }));
  expect(
    section('Credits and benefits').getByText(
      'pays back eating out, at most $10 × 12 a year × 50% used',
    ),
  ).toBeVisible();
  expect(
    section('Sign-up bonus').getByText(
      /for \$4,000 within 90 days, of \$4,321\.00 put on the card by then; meeting it costs \$12\.34 elsewhere; offer confirmed 97 days ago$/,
    ),
  ).toBeVisible();
  const costs = section('Payment costs');
  expect(costs.getByText('Payment cost')).toBeVisible();
  expect(costs.getByText('2.5% of $24,000.00 for monthly rent')).toBeVisible();
  expect(screen.getByText('$50.00', { selector: 'p > span' })).toBeVisible();
});
