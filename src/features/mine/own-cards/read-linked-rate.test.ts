import { expect, describe, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { checkCatalog } from '@/domain/rewards/catalog/check-catalog.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { toEngineCatalog } from '@/features/catalog/facts/queries.ts';
import { isOwnCard } from '@/features/catalog/facts/schema.ts';
import { describeOwnCard } from './describe-own-card.ts';
import { mergeOwnCards } from './merge-own-cards.ts';
import { addLine, type OwnForm, readOwnForm, toOwnForm } from './read-own-form.ts';
import { emptyFacts } from './schema.ts';

const rows = catalogFixture;
const [cash] = rows.pointSystems;
if (!cash) throw new Error('The fixture lacks a point system.');
const valuesOf = (form: OwnForm) => {
  const read = readOwnForm(form, rows);
  if (read.kind === 'invalid') throw new Error(JSON.stringify(read.errors));
  return read.values;
};

describe('the rates of an own card by other spending', () => {
  const [part, other] = rows.categories.flatMap(({ sub_categories }) => sub_categories);
  if (!part || !other) throw new Error('The fixture lacks sub-categories.');
  const [made] = addLine('linked_rates', [], emptyFacts(cash.id));
  if (!made) throw new Error('No line was added.');
  const empty = toOwnForm({ name: 'Mine', facts: emptyFacts(cash.id) }, rows);
  const form = { ...empty, texts: { ...empty.texts, issuer: 'Lakeside' } };
  const typed = (texts: OwnForm['texts'], more: OwnForm['lines']['linked_rates'] = []) => ({
    ...form,
    lines: {
      ...form.lines,
      linked_rates: [{ ...made, texts: { ...made.texts, ...texts } }, ...more],
    },
  });
  const step = { step_1_at_least_percent: '25', step_1_rate: '0.5' };

  it('stay as on the card that it is like, with their days', () => {
    const { facts } = valuesOf(
      typed({ ...step, sub_category_slugs: `${part.slug} ${other.slug}` }),
    );
    const dated = facts.linked_rates.map((row) => ({ ...row, valid_during: '[2026-01-01,)' }));
    const like = { ...facts, linked_rates: dated };
    expect(valuesOf(toOwnForm({ name: 'Mine', facts: like }, rows)).facts).toEqual(like);
  });

  it('are typed, shown, and earn in the engine', () => {
    const { facts } = valuesOf(typed({ ...step, sub_category_slugs: part.slug }));
    expect(facts.linked_rates).toMatchObject([
      { sub_category_slugs: [part.slug], step_1_at_least_percent: 25, step_1_rate: 0.5 },
    ]);
    const own = { credit_card_id: 1_000_000_000_001, name: 'Mine', facts, isMine: true };
    const merged = mergeOwnCards(rows, [own]);
    const card = merged.cards.find(isOwnCard);
    if (!card) throw new Error('The own card was left out.');
    expect(describeOwnCard(card, merged).earning.at(-1)).toBe(
      `up to 0.5% on ${part.name}, by your other spending on the card`,
    );
    const { catalog } = toEngineCatalog(merged, null, calendarDate('2026-11-28'));
    expect(() => checkCatalog(catalog)).not.toThrow();
    expect(catalog.cards.find(({ slug }) => slug === card.slug)?.linked).toMatchObject([
      { steps: [{ rate: 0.5 }] },
    ]);
  });

  it('are refused where the engine would refuse them', () => {
    const errorsOf = (asked: OwnForm) => {
      const read = readOwnForm(asked, rows);
      return read.kind === 'invalid' ? Object.keys(read.errors) : [];
    };
    expect(errorsOf(typed({}))).toEqual([
      'linked_rates.1.step_1_at_least_percent',
      'linked_rates.1.sub_category_slugs',
    ]);
    const named = { sub_category_slugs: `${part.slug} ${other.slug}` };
    expect(errorsOf(typed({ ...named, step_1_at_least_percent: '25' }))).toEqual([
      'linked_rates.1.step_1_rate',
    ]);
    expect(errorsOf(typed({ ...named, ...step, step_1_at_least_percent: '0' }))).toEqual([
      'linked_rates.1.step_1_at_least_percent',
    ]);
    const twice = { ...made, id: 2, texts: { ...made.texts, ...named, ...step } };
    expect(errorsOf(typed({ ...named, ...step }, [twice]))).toEqual([
      'linked_rates.2.sub_category_slugs',
    ]);
  });
});
