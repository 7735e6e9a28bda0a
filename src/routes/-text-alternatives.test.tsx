import { readdirSync, readFileSync } from 'node:fs';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Progress } from '@/components/ui/progress.tsx';
import { ShareBar } from '@/features/admin/website-statistics/components/statistics-page.tsx';
import { TransferFan } from '@/features/mine/point-systems/components/transfer-fan.tsx';
import { BreakEvenList } from '@/features/plan/spending-chart/components/break-even-list.tsx';
import { ChartPicture } from '@/features/plan/spending-chart/components/chart-picture.tsx';
import { ValueTable } from '@/features/plan/spending-chart/components/value-table.tsx';
import type { Curves } from '@/features/plan/spending-chart/schema.ts';
import { calendarDate } from '@/domain/calendar.ts';
import type { YearFlow } from '@/domain/rewards/valuation/year-flow.ts';
import { NO_LIMITS } from '@/domain/rewards/search/wallet-limits.ts';
import { cents } from '@/domain/units.ts';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { YearFlowPicture } from '@/features/home/member-home/components/year-flow-picture.tsx';
import { YearFlowTable } from '@/features/home/member-home/components/year-flow-table.tsx';
import { AnswerCards } from '@/features/plan/optimizer/components/answer-cards.tsx';
import { readAnswer } from '@/features/plan/optimizer/read-answer.ts';
import { NewCardCount } from '@/features/plan/what-next/components/new-card-count.tsx';
import { StayOrMove } from '@/features/plan/what-next/components/stay-or-move.tsx';
import type { ToldPlan } from '@/features/plan/what-next/schema.ts';
import { BarChart } from '@/features/admin/website-statistics/components/bar-chart.tsx';
import { HeldCards } from '@/features/admin/website-statistics/components/held-cards.tsx';
import { createInputsFixture } from '../../tests/support/valuation-inputs.ts';

const curves: Curves = {
  question: {
    lines: [
      { id: 'a', name: 'Card A', wallet: [] },
      { id: 'b', name: 'Card B', wallet: [] },
    ],
    on: null,
    year: 'steady',
    maxCents: 400_000,
  },
  spendCents: [0, 100_000, 200_000, 300_000, 400_000],
  curves: [
    { id: 'a', valueCents: [0, 10_000, 20_000, 30_000, 40_000] },
    { id: 'b', valueCents: [-9_500, 5_500, 20_500, 35_500, 50_500] },
  ],
  breakEvens: [{ spendCents: 190_000, valueCents: 19_000, above: 'b', below: 'a' }],
};

const date = calendarDate('2026-11-01');
const createPlan = (bonus: number): ToldPlan => ({
  netCents: cents(30_000 + bonus),
  rewardsCents: cents(40_000),
  bonusCents: cents(bonus),
  creditsCents: cents(0),
  feesCents: cents(10_000),
  costsCents: cents(0),
  balancesCents: cents(0),
  steps: [],
  months: [{ cards: [], lines: [] }],
  bonuses: [],
  referrals: [],
  credits: [],
  fees: [],
  costs: [],
});
const same = (slug: string) => slug;
const names = {
  card: same,
  subCategory: same,
  cap: same,
  credit: same,
  offerAge: () => null,
  pointSystem: same,
  rateUnit: () => 'points' as const,
};

const flow: YearFlow = {
  spending: [{ group: 'Groceries', id: 'a', spendCents: cents(960_000) }],
  cards: [
    {
      id: 'a',
      card: 'gold',
      spendCents: cents(960_000),
      valueCents: cents(75_600),
      feesCents: cents(32_500),
      netCents: cents(43_100),
      keptCents: cents(43_100),
      towardFeesCents: cents(32_500),
    },
  ],
  spendCents: cents(960_000),
  valueCents: cents(75_600),
  feesCents: cents(32_500),
  netCents: cents(43_100),
};
const flowCards = new Map([
  ['a', { row: createCard({ id: 1, slug: 'gold' }), name: 'My Gold', issuer: 'Bank' }],
]);

const inputs = createInputsFixture({ 'us-supermarkets': 600_000, 'gas-stations': 200_000 });
const wallet = ['blue-cash-everyday', 'bofa-customized-cash'].map((card) => ({
  id: card,
  card,
  selected: {},
}));

/** Every chart of the product with its text alternative. */
const charts: Readonly<Record<string, { drawn: ReactNode; says: readonly string[] }>> = {
  'features/plan/spending-chart/components/chart-picture.tsx': {
    drawn: (
      <>
        <ChartPicture curves={curves} label="What you keep in a year" marked={0} onMark={vi.fn()} />
        <BreakEvenList curves={curves} />
        <ValueTable curves={curves} />
      </>
    ),
    says: [
      'What you keep in a year',
      'Card A',
      'Card B',
      '$1,900',
      '−$95',
      '$400',
      '$4,000',
      '$505',
    ],
  },
  'features/mine/point-systems/components/transfer-fan.tsx': {
    drawn: (
      <TransferFan
        title="Points can become"
        hub="Points"
        direction="out"
        ends={[
          {
            slug: 'miles',
            name: 'Miles',
            ratio: '1:2 +30%',
            worth: '2.6¢ a point',
            isGain: true,
            hasBonus: true,
          },
        ]}
      />
    ),
    says: ['Points can become', 'Miles', '1:2 +30%', '2.6¢ a point'],
  },
  'features/home/member-home/components/year-flow-picture.tsx': {
    drawn: (
      <>
        <YearFlowPicture flow={flow} cards={flowCards} />
        <YearFlowTable flow={flow} cards={flowCards} lines={[]} names={names} unearnedCents={0} />
      </>
    ),
    says: [
      'widths show spending',
      'Where the year’s value comes from',
      ...['My Gold', 'Groceries', '$9,600', '$756', '−$325', '$431'],
    ],
  },
  'features/admin/website-statistics/components/bar-chart.tsx': {
    drawn: (
      <BarChart
        label="Sign-ups"
        spans={[
          { from: '2026-01-01', to: '2026-01-01', count: 7 },
          { from: '2026-01-02', to: '2026-01-02', count: null },
        ]}
        nameSpan={({ from }) => from}
        nameCount={(count) => (count === null ? '1 to 4' : `${count} sign-ups`)}
      />
    ),
    says: ['Sign-ups', '2026-01-01', '7 sign-ups', '2026-01-02', '1 to 4'],
  },
  'features/admin/website-statistics/components/held-cards.tsx': {
    drawn: <HeldCards cards={[{ id: 1, name: 'Card A', members: 1234 }]} least={5} />,
    says: ['Most held cards', 'Card A', '1,234'],
  },
  'features/admin/website-statistics/components/statistics-page.tsx': {
    drawn: <ShareBar label="With rules" part={1} whole={4} />,
    says: ['With rules', '1 of 4', '25%'],
  },
  'features/plan/what-next/components/new-card-count.tsx': {
    drawn: (
      <NewCardCount
        counts={[1, 1, 5]}
        limits={[{ slug: 'chase-5-24', title: '5/24', issuer: 'chase', limit: 5, isHard: true }]}
        nameOfIssuer={() => 'Chase'}
        date={date}
      />
    ),
    says: [
      'New cards in 24 months',
      'Chase declines at 5 (5/24).',
      ...['Nov 2026 – Dec 2026', 'No rule against another card'],
      ...['Jan 2027', 'Chase declines (5/24)'],
    ],
  },
  'features/plan/optimizer/components/answer-cards.tsx': {
    drawn: (
      <AnswerCards
        answer={readAnswer(
          { problem: inputs.problemOf('steady'), limits: NO_LIMITS },
          { wallet, netCents: cents(0) },
          [],
        )}
        inputs={inputs}
        note="At most 2 cards"
        isMember
        isHeld={() => false}
      />
    ),
    says: ['Your 2 cards', 'Blue Cash Everyday', '$230', 'Customized Cash', '$20'],
  },
  'features/plan/what-next/components/stay-or-move.tsx': {
    drawn: (
      <StayOrMove present={createPlan(0)} plan={createPlan(75_000)} date={date} names={names} />
    ),
    says: ['Stay as you are', '$300', 'Follow the plan', '$1,050', 'Bonuses', '$750', '−$100'],
  },
  'components/ui/progress.tsx': {
    drawn: <Progress label="Spent of the minimum" value={40} />,
    says: ['Spent of the minimum', '40%'],
  },
};

/** Decorative images: everything they show is also in the text beside them. */
const decorations = [
  'components/brand.tsx',
  'components/card-canvas.tsx',
  'components/category-icon.tsx',
  'features/plan/spending-chart/components/line-swatch.tsx',
];

const folder = `${import.meta.dirname}/..`;
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

/** The element's text as a screen reader reads it: hidden parts left out, names and values included. */
function readAloud(element: Element): string {
  if (element.getAttribute('aria-hidden') === 'true') return '';
  const attributes = ['aria-label', 'aria-valuetext'].map((name) => element.getAttribute(name));
  const isPicture = element.getAttribute('role') === 'img';
  const inside = [...(isPicture ? [] : element.childNodes)].map((node) =>
    node instanceof Element ? readAloud(node) : (node.textContent ?? ''),
  );
  return [...attributes, ...inside].filter(Boolean).join(' ').replace(/\s+/gu, ' ');
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: (entries: unknown[]) => void;
      constructor(tell: (entries: unknown[]) => void) {
        this.tell = tell;
      }
      observe = () => {
        this.tell([{ contentRect: { width: 600 } }]);
      };
      disconnect = vi.fn();
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('knows every picture that the product draws', () => {
  const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    // Pictures of links are files, whose page says what they show.
    .filter((file) => file !== 'prerender-pictures.tsx')
    // Shapes, canvases, and boxes whose size is a share.
    .filter((file) => /<svg\b|<canvas\b|style=\{\{[^\n]*%/u.test(read(file)));
  expect(drawn.toSorted()).toEqual([...Object.keys(charts), ...decorations].toSorted());
});

it.each(decorations)('%s is hidden from screen readers', (file) => {
  const pictures = read(file).match(/<svg\b[^>]*>/gu) ?? [];
  expect(pictures).not.toEqual([]);
  for (const picture of pictures) expect(picture).toContain('aria-hidden');
});

it.each(Object.entries(charts))('%s says in words what it draws', async (_file, chart) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <div id="drawn">{chart.drawn}</div> }),
    history: createMemoryHistory(),
  });
  const { container } = render(<RouterProvider router={router} />);
  await waitFor(() => {
    expect(container.querySelector('#drawn')).not.toBeNull();
  });
  const said = readAloud(container);
  for (const words of chart.says) expect(said).toContain(words);
  for (const picture of container.querySelectorAll('svg, canvas')) {
    const isNamed = picture.getAttribute('role') === 'img' && picture.hasAttribute('aria-label');
    expect(isNamed || picture.closest('[aria-hidden="true"]') !== null).toBe(true);
  }
});
