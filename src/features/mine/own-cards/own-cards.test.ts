import { describe, expect, it } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { toEngineCatalog } from '@/features/catalog/facts/queries.ts';
import { isOwnCard, type PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { calendarDate } from '@/domain/calendar.ts';
import { listBalances } from '@/features/mine/point-systems/list-balances.ts';
import { myValueOf } from '@/features/mine/point-systems/value-my-points.ts';
import { pointBalance } from '@/features/mine/valuation/schema.ts';
import { checkCatalog } from '@/domain/rewards/catalog/check-catalog.ts';
import { createProposal, describeOwnCard } from './describe-own-card.ts';
import { findCatalogCard } from './find-catalog-card.ts';
import { mergeOwnCards } from './merge-own-cards.ts';
import { addLine, type OwnForm, readOwnForm, toOwnForm } from './read-own-form.ts';
import {
  copyFacts,
  createOwnCard,
  emptyFacts,
  ownCardRecord,
  type OwnFacts,
  partId,
} from './schema.ts';

const rows = catalogFixture;
const [cash] = rows.pointSystems;
const like = rows.cards.find(({ slug }) => slug === 'blue-cash-everyday');
if (!like || !cash) throw new Error('The fixture lacks a card.');
const copied = copyFacts(like);

const own = (facts: OwnFacts, more: object = {}) => ({
  credit_card_id: 1_000_000_000_001,
  name: 'Lakeside Cash',
  facts,
  isMine: true,
  ...more,
});
const merge = (facts: OwnFacts, more: object = {}) => {
  const merged = mergeOwnCards(rows, [own(facts, more)]);
  const card = merged.cards.find(isOwnCard);
  if (!card) throw new Error('The own card was left out.');
  return { merged, card };
};
const valuesOf = (form: OwnForm) => {
  const read = readOwnForm(form, rows);
  if (read.kind === 'invalid') throw new Error(JSON.stringify(read.errors));
  return read.values;
};
const withTexts = (form: OwnForm, texts: OwnForm['texts']): OwnForm => ({
  ...form,
  texts: { ...form.texts, ...texts },
});

const toRotating = (choice: OwnFacts['card_choices'][number]) => ({
  ...choice,
  mode: 'rotating',
  choose_count: null,
});

describe('own cards in the catalog', () => {
  it('earn what the card earns that they are like, by numbers of their own', () => {
    const { merged, card } = merge(copied);
    expect(
      card.category_points.map(({ rate, spending_cap_id }) => [rate, spending_cap_id]),
    ).toEqual(
      like.category_points.map(({ rate, spending_cap_id: cap }) => [
        rate,
        cap === null
          ? null
          : partId(card.id, like.spending_caps.findIndex(({ id }) => id === cap) + 1),
      ]),
    );
    expect(describeOwnCard(card, merged)).toEqual(describeOwnCard(like, merged));
    const { catalog } = toEngineCatalog(merged, null, calendarDate('2026-11-28'));
    const [first, second] = [card.slug, like.slug].map((slug) =>
      catalog.cards.find((each) => each.slug === slug),
    );
    expect(first?.rules.map(({ rate }) => rate)).toEqual(second?.rules.map(({ rate }) => rate));
    expect(first?.baseRate).toBe(second?.baseRate);
  });

  it('are proposed to nobody unless they are wished for', () => {
    expect(merge(copied).card.opened_to_new).toBe(false);
    expect(merge(copied, { isWished: true }).card.opened_to_new).toBe(true);
  });

  it('bring an issuer and points that the catalog lacks', () => {
    const { merged, card } = merge({
      ...emptyFacts(cash.id),
      issuer: 'Lakeside Credit Union',
      points: { name: 'Lake points', value: 0.8 },
    });
    expect(merged.companies.find(({ id }) => id === card.company_id)?.name).toBe(
      'Lakeside Credit Union',
    );
    expect(merged.pointSystems.find(({ id }) => id === card.point_system_id)).toMatchObject({
      name: 'Lake points',
      cash_value: 0.8,
    });
    const { catalog } = toEngineCatalog(merged, null, calendarDate('2026-11-28'));
    expect(catalog.cards.map(({ slug }) => slug)).toContain(card.slug);
  });

  it('keep a balance of their own points, worth what its member says', () => {
    const { merged, card } = merge({
      ...copied,
      // As on a card like Double Cash, whose points another card unlocks.
      card: { ...copied.card, point_system_id: null, needs_unlock: true },
      points: { name: 'Lake points', value: 0.8 },
    });
    const balance = pointBalance.create({ point_system_id: card.point_system_id, points: 12_000 });
    const values = {
      ownOf: () => undefined,
      myValueOf: (system: PointSystemRow) => myValueOf(system, undefined, 'travel'),
    };
    const today = calendarDate('2026-11-28');
    expect(listBalances([balance], merged, new Set([card.id]), values, today)).toMatchObject([
      { system: { name: 'Lake points' }, isLocked: false, worthCents: 9_600 },
    ]);
  });

  it('lose what names a category or a benefit that is gone, and stay', () => {
    const [credit] = copied.credit_card_benefits;
    const { merged, card } = merge({
      ...copied,
      card: { ...copied.card, company_id: 999, point_system_id: 999 },
      category_points: copied.category_points.map((rule) => ({ ...rule, sub_category_id: 999 })),
      credit_card_benefits: credit ? [{ ...credit, benefit_id: 999 }] : [],
    });
    expect(card.category_points).toEqual([]);
    expect(card.credit_card_benefits).toEqual([]);
    expect(card.point_system_id).toBe(cash.id);
    expect(() => toEngineCatalog(merged, null, calendarDate('2026-11-28'))).not.toThrow();
  });

  it('hold together where a choice and a linked rate have the same number', () => {
    const [part] = rows.categories.flatMap(({ sub_categories }) => sub_categories);
    const choice = { slug: null, mode: 'rotating', choose_count: null, spending_cap_id: null };
    const steps = { step_1_at_least_percent: 25, step_1_rate: 0.5, valid_during: '(,)' };
    const facts = ownCardRecord.schema.fields.facts.parse({
      ...copied,
      card_choices: [{ ...choice, id: 1, name: 'A choice', rate: 3, card_choice_options: [] }],
      linked_rates: [{ ...steps, id: 1, otherwise_points: 0, sub_category_slugs: [part?.slug] }],
    });
    const { catalog } = toEngineCatalog(merge(facts).merged, null, calendarDate('2026-11-28'));
    expect(() => checkCatalog(catalog)).not.toThrow();
  });

  it('of others have another name, so that no list offers them', () => {
    expect(merge(copied, { isMine: false }).card.slug).toBe('shared-1000000000001');
  });

  it('have numbers above those of the catalog', () => {
    const ids = Array.from({ length: 50 }, () => createOwnCard({ name: 'A', facts: copied }));
    for (const { credit_card_id: id } of ids) {
      expect(isOwnCard({ id })).toBe(true);
      expect(Number.isSafeInteger(partId(id, 999))).toBe(true);
    }
    expect(new Set(ids.map(({ credit_card_id }) => credit_card_id)).size).toBe(50);
  });
});

describe('the form of an own card', () => {
  const empty = toOwnForm({ name: 'Lakeside Cash', facts: emptyFacts(cash.id) }, rows);

  it('keeps everything of the card that it is like', () => {
    const form = withTexts(toOwnForm({ name: 'Mine', facts: copied }, rows), {});
    expect(valuesOf(form)).toEqual({ name: 'Mine', facts: copied });
  });

  it('knows an issuer of the catalog by its name, and takes any other word', () => {
    const [company] = rows.companies;
    const named = withTexts(empty, { issuer: company?.name.toUpperCase() ?? '' });
    expect(valuesOf(named).facts).toMatchObject({
      issuer: null,
      card: { company_id: company?.id },
    });
    const word = withTexts(empty, { issuer: 'Lakeside' });
    expect(valuesOf(word).facts).toMatchObject({ issuer: 'Lakeside', card: { company_id: null } });
  });

  it('refuses what the catalog’s tables refuse, where it was typed', () => {
    const wrong = withTexts(empty, { annual_fee_cents: 'free', base_rate: '-1', earns: 'own' });
    const read = readOwnForm(wrong, rows);
    expect(Object.keys(read.kind === 'invalid' ? read.errors : {}).toSorted()).toEqual([
      'annual_fee_cents',
      'base_rate',
      'issuer',
      'points_name',
      'points_value',
    ]);
  });

  it('adds a rate with a cap, and forgets the cap when it is removed', () => {
    const rate = addLine('category_points', [], emptyFacts(cash.id)).map((line) => ({
      ...line,
      texts: { ...line.texts, target: 'sub_category_id:21', rate: '5', spending_cap_id: '1' },
    }));
    const cap = addLine('spending_caps', [], emptyFacts(cash.id)).map((line) => ({
      ...line,
      texts: { ...line.texts, name: 'Groceries', amount_cents: '1500' },
    }));
    const named = withTexts(empty, { issuer: 'Lakeside' });
    const lines = { ...named.lines, category_points: rate, spending_caps: cap };
    expect(valuesOf({ ...named, lines }).facts).toMatchObject({
      category_points: [{ rate: 5, sub_category_id: 21, category_id: null, spending_cap_id: 1 }],
      spending_caps: [{ id: 1, amount_cents: 150_000, period: 'calendar_year', fallback_rate: 1 }],
    });
    expect(
      valuesOf({ ...named, lines: { ...lines, spending_caps: [] } }).facts.category_points,
    ).toMatchObject([{ spending_cap_id: null }]);
    const without = rate.map((line) => ({ ...line, texts: { ...line.texts, target: '' } }));
    expect(
      readOwnForm({ ...named, lines: { ...lines, category_points: without } }, rows),
    ).toMatchObject({
      kind: 'invalid',
      errors: { 'category_points.1.target': 'Choose a category.' },
    });
  });
});

describe('the choices of an own card', () => {
  const choosing = rows.cards.find(({ slug }) => slug === 'bofa-customized-cash');
  if (!choosing) throw new Error('The fixture lacks a card with a choice.');
  const facts = copyFacts(choosing);
  const form = toOwnForm({ name: 'Mine', facts }, rows);
  const change = (texts: OwnForm['texts'], caps = form.lines.spending_caps) =>
    valuesOf({
      ...form,
      lines: {
        ...form.lines,
        spending_caps: caps,
        card_choices: form.lines.card_choices.map((line) => ({
          ...line,
          texts: { ...line.texts, ...texts },
        })),
      },
    }).facts;

  it('stay as they are, with their dated rates, until their own rate is another', () => {
    expect(valuesOf(form).facts).toEqual(facts);
    expect(change({ name: 'Called otherwise' }).category_points).toEqual(facts.category_points);
    const { card_choices: choices, category_points: rates } = change({ rate: '4' });
    expect(choices).toMatchObject([{ rate: 4, slug: 'bofa-customized-3' }]);
    expect(rates.map(({ card_choice_id }) => card_choice_id)).toEqual([null]);
  });

  it('lose a cap that is removed, and so do their rates', () => {
    const { card_choices: choices } = change({}, []);
    expect(choices).toMatchObject([{ spending_cap_id: null }]);
    const rotating = { ...facts, card_choices: facts.card_choices.map(toRotating) };
    const capped = rotating.category_points.map((rule) => ({ ...rule, spending_cap_id: 1 }));
    const turning = toOwnForm(
      { name: 'Mine', facts: { ...rotating, category_points: capped } },
      rows,
    );
    const lines = { ...turning.lines, spending_caps: [] };
    expect(
      valuesOf({ ...turning, lines }).facts.category_points.map((rule) => rule.spending_cap_id),
    ).toEqual([null, null]);
  });

  it('offer categories and parts of them, each an option of its own', () => {
    const { card_choices: choices } = change({
      card_choice_options: 'sub_category_id:21 category_id:32 sub_category_id:22',
    });
    const options = choices.flatMap(({ card_choice_options }) => card_choice_options);
    expect(options.map(({ slug }) => slug)).toEqual(['gas', 'food', 'sub-category-22']);
    expect(options.at(-1)).toMatchObject({
      name: 'Gas stations',
      category_id: null,
      sub_category_id: 22,
    });
  });

  it('are made anew, never with the number of one that was removed, and earn in the engine', () => {
    const [made, ...others] = addLine('card_choices', [], facts);
    expect(others).toEqual([]);
    expect(made?.id).toBe(2);
    const typed = { name: 'One of two', rate: '6', card_choice_options: 'category_id:32' };
    const line = (texts: object) =>
      made ? [{ ...made, texts: { ...made.texts, ...typed, ...texts } }] : [];
    const withLine = (texts: object) => ({
      ...form,
      lines: { ...form.lines, card_choices: line(texts) },
    });
    const { card, merged } = merge(valuesOf(withLine({})).facts);
    expect(describeOwnCard(card, merged).earning).toContain(
      '6% on One of two (1 of Gas & EV charging)',
    );
    const { catalog } = toEngineCatalog(merged, null, calendarDate('2026-11-28'));
    expect(catalog.cards.find(({ slug }) => slug === card.slug)?.choices).toMatchObject([
      { mode: 'member_selected', chooseCount: 1, rate: 6, options: [{ slug: 'category-32' }] },
    ]);
    const read = readOwnForm(withLine({ choose_count: '', card_choice_options: '' }), rows);
    expect(read).toMatchObject({
      kind: 'invalid',
      errors: {
        'card_choices.2.choose_count': 'Say how many options count.',
        'card_choices.2.card_choice_options': 'Add what can be chosen.',
      },
    });
  });

  it('and what a credit pays for is kept and changed', () => {
    const [credit] = copied.credit_card_benefits;
    if (!credit) throw new Error('The fixture lacks a credit.');
    const paying = { ...facts, credit_card_benefits: [{ ...credit, benefit_spending: [] }] };
    const empty = toOwnForm({ name: 'Mine', facts: paying }, rows);
    const credits = empty.lines.credit_card_benefits.map((line) => ({
      ...line,
      texts: { ...line.texts, benefit_spending: 'sub_category_id:21 category_id:32' },
    }));
    const lines = { ...empty.lines, credit_card_benefits: credits };
    expect(valuesOf({ ...empty, lines }).facts.credit_card_benefits).toMatchObject([
      {
        benefit_spending: [
          { category_id: null, sub_category_id: 21 },
          { category_id: 32, sub_category_id: null },
        ],
      },
    ]);
  });
});

describe('an own card and the catalog', () => {
  it('is found in the catalog by its issuer and its name without the usual words', () => {
    const named = merge(copied, { name: 'the BLUE cash everyday® Card' }).card;
    expect(findCatalogCard(named, rows)?.slug).toBe('blue-cash-everyday');
    expect(findCatalogCard(merge(copied).card, rows)).toBeUndefined();
    const other = { ...copied, issuer: 'Lakeside', card: { ...copied.card, company_id: null } };
    expect(findCatalogCard(merge(other, { name: like.name }).card, rows)).toBeUndefined();
  });

  it('is proposed under its issuer, else under its points', () => {
    const { merged, card } = merge(copied);
    expect(createProposal(card, merged)).toMatchObject({
      table: 'companies',
      id: like.company_id,
      subject: 'a card that is missing: Lakeside Cash',
    });
    const word = merge({ ...emptyFacts(cash.id), issuer: 'Lakeside' });
    expect(createProposal(word.card, word.merged)).toMatchObject({
      table: 'point_systems',
      id: cash.id,
    });
  });
});
