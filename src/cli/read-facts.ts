import { checkCatalog } from '../domain/rewards/catalog/check-catalog.ts';
import type { Catalog, NotAccepted } from '../domain/rewards/catalog/catalog.ts';
import type { PointValues } from '../domain/rewards/catalog/point-system.ts';
import {
  check,
  type Read,
  readDate,
  type ReadField,
  readList,
  readObject,
  readOneOf,
  readOptional,
  readTable,
  readText,
  refuse,
} from '../domain/read.ts';
import type { CalendarDate } from '../domain/calendar.ts';
import type { Preferences, SpendingProfile } from '../domain/rewards/problem.ts';
import {
  readCard,
  readMoney,
  readPaymentCosts,
  readPointSystem,
  readPointValue,
  subCategory,
} from './read-card.ts';

const PREFERENCES = ['travel', 'cash', 'gift_card', 'status_level'] as const;
/** Fields in which a case describes itself; not part of the question. */
const ABOUT = ['name', 'source', 'description', 'comment', 'notes', 'expected', 'tolerance_cents'];

const readAnything: Read<null> = () => null;

const readOwnValues: Read<PointValues> = readObject((field) => {
  const value = (key: string) => field(key, readOptional(readPointValue));
  return {
    travelValue: value('travel'),
    cashValue: value('cash'),
    giftCardValue: value('gift_card'),
    statusLevelValue: value('status_level'),
  };
});

/** Networks by the sub-category whose payees do not take them. */
const readNotAccepted: Read<readonly NotAccepted[]> = (value, path) => {
  const networks = readOptional(readTable(readList(readText)))(value, path) ?? {};
  return Object.entries(networks).map(([slug, refused]) => ({
    covers: subCategory(slug),
    networks: refused,
  }));
};

/** `annualFeeCents` → `annual_fee_cents`: the catalog's own checks speak of the domain's fields. */
function toSnakeCase(path: string): string {
  return path
    .replace('.validDuring', '.valid_to')
    .replace(/\.options\[(\d+)\]\.slug/, '.options[$1]')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function checkConsistency(catalog: Catalog): void {
  const checked = check<null>(() => {
    checkCatalog(catalog);
    return null;
  }, catalog);
  if (!checked.ok) refuse(toSnakeCase(checked.refusal.path), checked.refusal.reason);
}

function checkPointValues(own: Readonly<Record<string, PointValues>>, { pointSystems }: Catalog) {
  for (const slug of Object.keys(own)) {
    if (pointSystems.some((system) => system.slug === slug)) continue;
    refuse(`point_values.${slug}`, `there is no point system "${slug}"`);
  }
}

type Selected = Readonly<Record<string, readonly string[]>>;

export function checkSelected(selected: Selected, { cards }: Catalog, at = 'selected'): void {
  for (const [slug, chosen] of Object.entries(selected)) {
    const choices = cards.flatMap((card) => card.choices.filter((choice) => choice.slug === slug));
    const path = `${at}.${slug}`;
    const linked = cards.flatMap((card) => card.linked.filter((each) => each.slug === slug));
    if (choices.length === 0 && linked.length > 0) {
      const [way, ...others] = chosen;
      if (way === undefined || others.length > 0) refuse(path, 'expected one way');
      if (way !== 'steps' && !(way === 'or' && linked.some(({ or }) => or !== null))) {
        refuse(`${path}[0]`, `the linked rate has no way "${way}"`);
      }
      continue;
    }
    if (choices.length === 0) refuse(path, `no card has a choice "${slug}"`);
    chosen.forEach((option, index) => {
      if (!choices.some((choice) => choice.options.some((each) => each.slug === option))) {
        refuse(`${path}[${index}]`, `the choice has no option "${option}"`);
      }
    });
    const most = Math.max(...choices.map((choice) => choice.chooseCount ?? 0));
    if (new Set(chosen).size > most) refuse(path, `at most ${most} may be selected`);
  }
}

export function checkKnown(slugs: readonly string[], path: string, { cards }: Catalog): void {
  const known = new Set(cards.map((card) => card.slug));
  slugs.forEach((slug, index) => {
    if (!known.has(slug)) refuse(`${path}[${index}]`, `there is no card "${slug}"`);
  });
}

/** The facts every question starts from, for worked cases and plans alike. */
export type Facts = {
  readonly catalog: Catalog;
  readonly date: CalendarDate;
  readonly preferences: Preferences;
  readonly spending: SpendingProfile;
};

/** Reads the fields that a worked case and a plan question have in common; `lastDate`: the last one that may be given. */
export function readFacts(field: ReadField, lastDate: string): Facts {
  for (const key of ABOUT) field(key, readAnything);
  const date = field('date', readDate);
  if (date > lastDate) refuse('date', `expected a date up to ${lastDate}`);
  const catalog: Catalog = {
    pointSystems: field('point_systems', readList(readPointSystem)),
    cards: field('cards', readList(readCard)),
    subCategories: [],
    paymentCosts: field('payment_costs', readPaymentCosts),
    notAccepted: field('not_accepted', readNotAccepted),
  };
  checkConsistency(catalog);
  const selected = field('selected', readOptional(readTable(readList(readText)))) ?? {};
  checkSelected(selected, catalog);
  const pointValues = field('point_values', readOptional(readTable(readOwnValues))) ?? {};
  checkPointValues(pointValues, catalog);
  return {
    catalog,
    date,
    preferences: {
      redemption: field('preference', readOneOf(PREFERENCES)),
      pointValues,
      ownRates: [],
      selected,
      paymentCosts: [],
    },
    spending: field('spending_cents', readTable(readMoney)),
  };
}
