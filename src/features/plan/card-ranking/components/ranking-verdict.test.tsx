import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { cents } from '@/domain/units.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import type { RankedCard } from '../schema.ts';
import { describeAhead, findBestRanked, RankingVerdict } from './ranking-verdict.tsx';

function createRanked(netCents: readonly number[]): RankedCard[] {
  return netCents.map((net, index) => {
    const card = catalogFixture.cards[index];
    if (!card) throw new Error('the fixture has fewer cards');
    const nothing = cents(0);
    return {
      card,
      issuer: '',
      figures: {
        netCents: cents(net),
        rewardsCents: nothing,
        creditsCents: nothing,
        bonusCents: nothing,
        feesCents: nothing,
        spendCents: nothing,
      },
      addedCents: null,
      isUncertain: false,
      uncounted: [],
      isBonusRefused: false,
      obstacle: null,
    };
  });
}

function show(netCents: readonly number[], year: 'steady' | 'first', onOpen = vi.fn()) {
  const best = findBestRanked(createRanked(netCents), new Set());
  if (!best) throw new Error('no card is ranked');
  const { container } = render(<RankingVerdict best={best} year={year} onOpen={onOpen} />);
  return container;
}

const [, wanted] = catalogFixture.cards;

it('names the card that is worth the most, with its figure, however the list is sorted', async () => {
  const onOpen = vi.fn();
  const verdict = show([12_000, 45_600, 30_000], 'steady', onOpen);
  expect(verdict).toHaveTextContent(`${wanted?.name} alone lets you keep $456 a year.`);
  await userEvent.click(screen.getByRole('button', { name: /^\$456, see the math/ }));
  expect(onOpen).toHaveBeenCalledWith({ card: wanted, part: 'net' });
});

it('says if it is a first year, and if no card is worth its cost', () => {
  expect(show([12_000], 'first')).toHaveTextContent('alone lets you keep $120 in its first year.');
  expect(show([49, -9_500], 'steady')).toHaveTextContent(
    'No card you can get is worth more than it costs you.',
  );
});

it('has the next best beside the best, and neither of no cards', () => {
  const best = findBestRanked(createRanked([12_000, 45_600, 30_000]), new Set());
  expect(best?.second?.figures.netCents).toBe(30_000);
  expect(findBestRanked([], new Set())).toBeNull();
});

it('names no card that the member cannot have or that is uncertain, unless it is theirs', () => {
  const [closed, uncertain, plain] = createRanked([50_000, 40_000, 30_000]);
  if (!closed || !uncertain || !plain) throw new Error('no card is ranked');
  const ranking: RankedCard[] = [
    { ...closed, obstacle: { kind: 'requirement', slug: 'prime' } },
    { ...uncertain, isUncertain: true },
    plain,
  ];
  const found = findBestRanked(ranking, new Set());
  expect(found).toMatchObject({ first: plain, second: null, count: 1 });
  // It leads the list all the same, so the page says why it is not the one.
  expect(describeAhead(found?.ahead ?? [])).toBe(
    ` ${closed.card.name} ranks higher, but you’d need something first, such as a membership.`,
  );
  expect(describeAhead([closed, uncertain])).toMatch(/ and .+ rank higher, /u);
  expect(describeAhead([closed, uncertain, plain])).toMatch(/ and 2 others rank higher, /u);
  expect(describeAhead([])).toBe('');
  expect(findBestRanked(ranking, new Set([closed.card.id]))?.first.card).toBe(closed.card);
});
