import type { CalendarDate } from '../domain/calendar.ts';
import { bonusConflicts as conflictsIn } from '../domain/eligibility/bonus-conflicts.ts';
import { factAgeDays, isStale } from '../domain/fact-age.ts';
import { createShopRecognizer } from '../domain/merchant/recognize-shop.ts';
import { bestCardNow } from '../domain/purchase/best-card-now.ts';
import {
  check,
  type Checked,
  type Read,
  readDate,
  readFlag,
  readList,
  readObject,
  readOneOf,
  readOptional,
  readTable,
  readText,
  readWhole,
  refuse,
} from '../domain/read.ts';
import { CREDIT_LEVELS } from '../domain/rewards/catalog/proposal.ts';
import type { Preferences } from '../domain/rewards/problem.ts';
import { searchBestWalletIn, searchToEnd } from '../domain/rewards/search/find-best-wallet.ts';
import { NO_LIMITS } from '../domain/rewards/search/wallet-limits.ts';
import { contextOf } from '../domain/rewards/terms/context.ts';
import { valueWalletIn } from '../domain/rewards/valuation/value-wallet.ts';
import { cents } from '../domain/units.ts';
import { answerEligibility } from './answer-eligibility.ts';
import type { Answer } from './answer-files.ts';
import { proposableCards } from './availability.ts';
import { countedRows } from './counted-rows.ts';
import { describeSpend } from './describe-spend.ts';
import { PATIENT } from './patience.ts';
import { readEligibility } from './read-eligibility.ts';
import { toHeldCard } from './read-people.ts';
import { catalogFor, realCatalog } from './real-catalog.ts';
import { bonusConflicts, type Row, rowsOf, scopeOf, textOr } from './seed-rows.ts';
import { seededBook, seededCards } from './seeded-rules.ts';
import { seededShops } from './seeded-shops.ts';

const MOST_CARDS = 100;
const MOST_FOUND = 10;

const catalog = realCatalog(countedRows);
const conflicts = [...bonusConflicts(), ...conflictsIn(seededBook)];
const recognizeShop = createShopRecognizer(seededShops);
const subCategories = new Set(catalog.subCategories.map(({ slug }) => slug));

/** Preferences of somebody who set none. */
const plainPreferences = (redemption: Preferences['redemption']): Preferences => ({
  redemption,
  pointValues: {},
  ownRates: [],
  selected: {},
  paymentCosts: [],
});

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const readCard: Read<string> = (value, path) => {
  const slug = readText(value, path);
  if (!seededCards.has(slug)) refuse(path, `there is no card "${slug}": find_card has the slugs`);
  return slug;
};

/** A fact's source, and how old its last check is. */
function sourceOf(table: string, row: Row, today: CalendarDate): Answer {
  const day = textOr(row['verified_on']);
  return {
    source_url: textOr(row['source_url']),
    verified_on: day,
    age_days: factAgeDays(day, today),
    is_stale: isStale(table, day, today),
    confidence: row['confidence'],
  };
}

const findQuestion = readObject((field) => ({ text: field('text', readText) }));

/** Cards whose name, issuer or slug has all words of a text, the best match first. */
export function findCard(value: unknown): Checked<Answer> {
  const asked = check(findQuestion, value);
  if (!asked.ok) return asked;
  const words = plain(asked.value.text).split(' ');
  const issuers = new Map(rowsOf('companies').map((row) => [row['slug'], row['name'] ?? '']));
  const cards = rowsOf('credit_cards')
    .map((row) => ({ row, issuer: issuers.get(row['company_slug']) ?? row['company_slug'] ?? '' }))
    .filter(({ row, issuer }) => {
      const known = plain(`${row['slug']} ${row['name']} ${issuer}`);
      return words.every((word) => known.includes(word));
    })
    .sort((a, b) => (a.row['name'] ?? '').length - (b.row['name'] ?? '').length)
    .slice(0, MOST_FOUND)
    .map(({ row, issuer }) => ({
      card: row['slug'],
      name: row['name'],
      issuer,
      annual_fee_cents: Number(row['annual_fee_cents']),
      is_open_to_new: row['opened_to_new'] === 'true',
    }));
  return { ok: true, value: { cards } };
}

const factsQuestion = readObject((field) => ({
  card: field('card', readCard),
  today: field('today', readDate),
}));

/** A card's terms, rates, credits and current offers, each with its source and age. */
export function cardFacts(value: unknown): Checked<Answer> {
  const asked = check(factsQuestion, value);
  if (!asked.ok) return asked;
  const { card, today } = asked.value;
  const ofCard = (table: string) => rowsOf(table).filter((row) => row['card_slug'] === card);
  const terms = rowsOf('credit_cards').find((row) => row['slug'] === card);
  const caps = new Map(ofCard('spending_caps').map((row) => [row['slug'], row]));
  const isCurrent = ({ valid_to: end = '', ends_on: last = '' }: Row) =>
    (end === '' || end >= today) && (last === '' || last >= today);
  return {
    ok: true,
    value: {
      card,
      name: terms?.['name'],
      terms: {
        annual_fee_cents: Number(terms?.['annual_fee_cents']),
        foreign_transaction_fee_percent: textOr(terms?.['foreign_transaction_fee_percent']),
        points: terms?.['point_system_slug'],
        base_rate: Number(terms?.['base_rate']),
        ...sourceOf('credit_cards', terms ?? {}, today),
      },
      rates: ofCard('category_points')
        .filter(isCurrent)
        .map((row) => {
          const cap = caps.get(row['spending_cap_slug']);
          return {
            on: scopeOf(row).slug,
            rate: Number(row['rate']),
            is_added_to_base: row['is_additive'] === 'true',
            channel: row['channel'],
            from: textOr(row['valid_from']),
            to: textOr(row['valid_to']),
            cap: cap
              ? {
                  amount_cents: cap['amount_cents'] ? Number(cap['amount_cents']) : null,
                  amount_points: cap['amount_points'] ? Number(cap['amount_points']) : null,
                  period: cap['period'],
                  then_rate: Number(cap['fallback_rate']),
                }
              : null,
            ...sourceOf('category_points', row, today),
          };
        }),
      credits: ofCard('credit_card_benefits')
        .filter(isCurrent)
        .map((row) => ({
          name: row['name'],
          value_cents: row['value_cents'] ? Number(row['value_cents']) : null,
          period: row['period'],
          ...sourceOf('credit_card_benefits', row, today),
        })),
      offers: ofCard('signup_bonuses')
        .filter((row) => row['is_current'] === 'true' && isCurrent(row))
        .map((row) => ({
          points: row['points'] ? Number(row['points']) : null,
          cash_cents: row['cash_cents'] ? Number(row['cash_cents']) : null,
          spend_cents: Number(row['spend_cents']),
          window_days: Number(row['window_days']),
          ends_on: textOr(row['ends_on']),
          ...sourceOf('signup_bonuses', row, today),
        })),
    },
  };
}

const readRedemption = readOptional(readOneOf(['cash', 'travel']));

const purchaseQuestion = readObject((field) => ({
  cards: field('cards', readList(readCard)),
  shop: field('shop', readText),
  amountCents: field('amount_cents', readWhole(1, 100_000_000)),
  redemption: field('redemption', readRedemption) ?? 'cash',
  today: field('today', readDate),
}));

/** The given cards for a purchase, the most valuable first; caps are taken as unused. */
export function bestCardFor(value: unknown): Checked<Answer> {
  const asked = check(purchaseQuestion, value);
  if (!asked.ok) return asked;
  const { cards, shop, amountCents, redemption, today } = asked.value;
  if (cards.length > MOST_CARDS) {
    return { ok: false, refusal: { path: 'cards', reason: `more than ${MOST_CARDS}` } };
  }
  const found = subCategories.has(shop) ? null : recognizeShop(shop);
  const subCategory = found?.subCategory ?? (subCategories.has(shop) ? shop : 'other');
  const problem = {
    catalog,
    preferences: plainPreferences(redemption),
    spending: {},
    date: today,
    year: 'steady' as const,
    held: [],
  };
  const offers = bestCardNow(
    problem,
    cards.map((slug, index) => toHeldCard(slug, index, cards)),
    { spentOn: { kind: 'sub_category', slug: subCategory }, amountCents: cents(amountCents) },
    [],
  );
  return {
    ok: true,
    value: {
      shop: found?.merchant?.name ?? shop,
      sub_category: subCategory,
      is_shop_known: found !== null || subCategories.has(shop),
      cards: offers.map((offer) => ({
        card: offer.card,
        value_cents: offer.valueCents,
        points: offer.points,
        point_system: offer.pointSystem,
        cents_per_point: offer.centsPerPoint,
        rate: offer.rate,
        foreign_fee_cents: offer.foreignFeeCents,
        only_if_chosen: offer.conditional.map(({ option, mode, valueCents }) => ({
          option,
          mode,
          value_cents: valueCents,
        })),
      })),
      assumes: 'No cap is used yet, and points are worth the published median.',
    },
  };
}

const readSpending: Read<Readonly<Record<string, number>>> = (value, path) => {
  const table = readTable(readWhole(0, 10_000_000_000))(value, path);
  for (const slug of Object.keys(table)) {
    if (!subCategories.has(slug)) refuse(`${path}.${slug}`, 'there is no such sub-category');
  }
  return table;
};

const walletQuestion = readObject((field) => ({
  spending: field('spending_cents', readSpending),
  atMost: field('at_most', readWhole(1, 6)),
  redemption: field('redemption', readRedemption) ?? 'cash',
  year: field('year', readOptional(readOneOf(['steady', 'first']))) ?? 'steady',
  credit: field('credit', readOptional(readOneOf(CREDIT_LEVELS))),
  hasBusiness: field('has_business', readOptional(readFlag)) ?? false,
  meets: field('memberships', readOptional(readList(readText))) ?? [],
  today: field('today', readDate),
}));

/** The wallet of at most so many cards that is worth most for a year's spending, among cards open to the applicant. */
export function bestWallet(value: unknown, patience = PATIENT): Checked<Answer> {
  const asked = check(walletQuestion, value);
  if (!asked.ok) return asked;
  const { atMost, redemption, year, credit, hasBusiness, meets, today } = asked.value;
  const isEnough = patience.begin();
  const spending = Object.fromEntries(
    Object.entries(asked.value.spending).map(([slug, amount]) => [slug, cents(amount)]),
  );
  const problem = {
    catalog: catalogFor(catalog, spending),
    preferences: plainPreferences(redemption),
    spending,
    date: today,
    year,
    held: [],
  };
  const usual = contextOf(problem);
  const context = { ...usual, effort: patience.effort ?? usual.effort };
  const search = searchBestWalletIn(context, {
    ...NO_LIMITS,
    atMost,
    allowed: proposableCards({ hasBusiness, meets, credit, wantsLowConfidence: false }),
    onePerFamily: true,
    incompatible: year === 'first' ? conflicts : [],
  });
  const found = searchToEnd(search, isEnough);
  const worth = valueWalletIn(context, found.best?.wallet ?? []);
  return {
    ok: true,
    value: {
      net_cents: worth.netCents,
      is_proven: found.isProven,
      at_most_cents: Math.max(found.boundCents, worth.netCents),
      cards: worth.cards.map((card) => ({
        card: card.card,
        net_cents: card.netCents,
        rewards_cents: card.rewardsCents,
        credits_cents: card.creditsCents,
        bonus_cents: card.bonusCents,
        fee_cents: card.feeCents,
      })),
      lines: worth.lines
        .filter((line) => line.kind === 'spend')
        .map((line) => describeSpend(line, null)),
      assumes:
        'Facts of low confidence do not count, and points are worth the published median of their use.',
    },
  };
}

/** If cards may be opened and would pay their bonus, after the history of an applicant. */
export function mayIApply(value: unknown): Checked<Answer> {
  const asked = readEligibility(value);
  return asked.ok ? { ok: true, value: { cards: answerEligibility(asked.value) } } : asked;
}
