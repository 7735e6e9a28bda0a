import { describe, expect, it } from 'vitest';
import type { SpendLine } from '@/domain/rewards/ledger-line.ts';
import { centsPerPoint, cents, percent, points, pointsPerDollar } from '@/domain/units.ts';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { groupSpending } from './group-spending.ts';
import { listOpenChoices } from './rank-things.ts';

const spend = (subCategory: string, spendCents: number): SpendLine => ({
  kind: 'spend',
  id: 'a',
  card: 'a',
  subCategory,
  spendCents: cents(spendCents),
  rate: pointsPerDollar(1),
  tierBonusPercent: percent(0),
  pointSystem: 'cash',
  points: points(0),
  centsPerPoint: centsPerPoint(1),
  foreignFeeCents: cents(0),
  valueCents: cents(0),
  cap: null,
  capState: null,
  isExpected: false,
});
const category = (slug: string, name = slug.toUpperCase()) => ({
  name,
  sub_categories: [{ id: 1, slug, name: '', icon: '', position: 0, sub_category_parents: [] }],
});

describe('the name of spending in the picture', () => {
  const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const categories = [...slugs.map((slug) => category(slug)), category('else', 'Everything else')];

  it('is its category, and the rest where more than eight are spent on', () => {
    const lines = slugs.map((slug, index) => spend(slug, 900 - index));
    const groupOf = groupSpending(lines, categories);
    expect(slugs.map(groupOf)).toEqual([
      ...['A', 'B', 'C', 'D', 'E', 'F', 'G'],
      ...['Everything else', 'Everything else'],
    ]);
  });

  it('is each category by its name while there are eight with the rest', () => {
    const lines = [...slugs.slice(0, 7), 'else'].map((slug) => spend(slug, 100));
    expect(
      new Set(lines.map(({ subCategory }) => groupSpending(lines, categories)(subCategory))),
    ).toEqual(new Set(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'Everything else']));
  });
});

describe('the choices that are left to make', () => {
  const option = (slug: string) => ({
    id: 1,
    slug,
    name: slug.toUpperCase(),
    category_id: null,
    sub_category_id: 1,
  });
  const choice = (slug: string, mode: string) => ({
    id: 1,
    slug,
    name: `Choice ${slug}`,
    mode,
    choose_count: 1,
    rate: 5,
    spending_cap_id: null,
    change_period: null,
    confidence: 'high',
    card_choice_options: [option('gas'), option('dining')],
  });
  const card = createCard({
    id: 1,
    slug: 'cash-plus',
    card_choices: [choice('mine', 'member_selected'), choice('theirs', 'top_spend')],
  });
  const entries = [{ memberCard: { id: 'held', nickname: 'Plus' }, card }];
  const made = (slug: string, chosenBy: 'member' | 'engine' | 'issuer', id = 'held') => ({
    card: id,
    choice: slug,
    options: [{ slug: 'dining', months: [0] }],
    chosenBy,
  });

  it('are those of held cards that the issuer leaves to the member and that are not told', () => {
    expect(listOpenChoices([made('mine', 'engine')], entries)).toEqual([
      {
        key: 'choice held mine',
        cardName: 'Plus',
        choiceName: 'Choice mine',
        countedWith: ['DINING'],
      },
    ]);
    const others = [made('mine', 'member'), made('theirs', 'issuer'), made('mine', 'engine', 'x')];
    expect(listOpenChoices(others, entries)).toEqual([]);
  });
});
