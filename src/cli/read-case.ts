import { checkCatalogue } from '../domain/rewards/catalogue/check-catalogue.ts';
import type { Catalogue, NotAccepted } from '../domain/rewards/catalogue/catalogue.ts';
import type { PointValues } from '../domain/rewards/catalogue/point-system.ts';
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
import type { HeldCard } from '../domain/rewards/problem.ts';
import {
  readCard,
  readMoney,
  readPaymentCosts,
  readPointSystem,
  readPointValue,
  subCategory,
} from './read-card.ts';
import type { RewardCase, RewardQuestion } from './reward-case.ts';

const PREFERENCES = ['travel', 'cash', 'gift_card', 'status_level'] as const;
/** What a case may say about itself. It is no part of the question. */
const ABOUT = ['name', 'source', 'description', 'comment', 'notes', 'expected', 'tolerance_cents'];
/** The last year whose twelve months the calendar holds. */
const LAST_DATE = '9998-12-31';

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

type Choose = {
  atMost: number;
  pinned: readonly string[];
  excluded: readonly string[];
  onePerFamily: boolean;
};

const readChoose: Read<Choose> = readObject((field) => ({
  atMost: field('at_most', readWhole(0)),
  pinned: field('pinned', readOptional(readList(readText))) ?? [],
  excluded: field('excluded', readOptional(readList(readText))) ?? [],
  onePerFamily: field('one_per_family', readOptional(readFlag)) ?? false,
}));

/** `annualFeeCents` → `annual_fee_cents`: the catalogue's own checks speak of the domain's fields. */
function toSnakeCase(path: string): string {
  return path
    .replace('.validDuring', '.valid_to')
    .replace(/\.options\[(\d+)\]\.slug/, '.options[$1]')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function checkConsistency(catalogue: Catalogue): void {
  const checked = check<null>(() => {
    checkCatalogue(catalogue);
    return null;
  }, catalogue);
  if (!checked.ok) refuse(toSnakeCase(checked.refusal.path), checked.refusal.reason);
}

function checkPointValues(own: Readonly<Record<string, PointValues>>, { pointSystems }: Catalogue) {
  for (const slug of Object.keys(own)) {
    if (pointSystems.some((system) => system.slug === slug)) continue;
    refuse(`point_values.${slug}`, `there is no point system "${slug}"`);
  }
}

type Selected = Readonly<Record<string, readonly string[]>>;

function checkSelected(selected: Selected, { cards }: Catalogue): void {
  for (const [slug, chosen] of Object.entries(selected)) {
    const choices = cards.flatMap((card) => card.choices.filter((choice) => choice.slug === slug));
    const path = `selected.${slug}`;
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

function checkKnown(slugs: readonly string[], path: string, { cards }: Catalogue): void {
  const known = new Set(cards.map((card) => card.slug));
  slugs.forEach((slug, index) => {
    if (!known.has(slug)) refuse(`${path}[${index}]`, `there is no card "${slug}"`);
  });
}

function readQuestion(
  hold: readonly string[] | null,
  choose: Choose | null,
  catalogue: Catalogue,
): RewardQuestion {
  if (hold !== null && choose !== null) refuse('choose', 'given beside hold: ask one question');
  if (hold !== null) {
    checkKnown(hold, 'hold', catalogue);
    return { kind: 'hold', wallet: hold.map(toHeldCard) };
  }
  if (choose === null) refuse('hold', 'expected hold or choose');
  checkKnown(choose.pinned, 'choose.pinned', catalogue);
  checkKnown(choose.excluded, 'choose.excluded', catalogue);
  choose.pinned.forEach((slug, index) => {
    if (choose.excluded.includes(slug)) {
      refuse(`choose.pinned[${index}]`, `"${slug}" is excluded as well`);
    }
  });
  const pinned = [...new Set(choose.pinned)];
  if (pinned.length > choose.atMost) {
    refuse('choose.pinned', `${pinned.length} cards do not fit a wallet of ${choose.atMost}`);
  }
  return { kind: 'choose', ...choose, pinned };
}

/** The second copy of a product in a wallet is a card of its own. */
function toHeldCard(slug: string, index: number, all: readonly string[]): HeldCard {
  const copy = all.slice(0, index).filter((each) => each === slug).length;
  return { id: copy === 0 ? slug : `${slug}#${copy + 1}`, card: slug, selected: {} };
}

const readWholeCase: Read<RewardCase> = readObject((field) => {
  for (const key of ABOUT) field(key, readAnything);
  const date = field('date', readDate);
  if (date > LAST_DATE) refuse('date', `expected a date up to ${LAST_DATE}`);
  const catalogue: Catalogue = {
    pointSystems: field('point_systems', readList(readPointSystem)),
    cards: field('cards', readList(readCard)),
    subCategories: [],
    paymentCosts: field('payment_costs', readPaymentCosts),
    notAccepted: field('not_accepted', readNotAccepted),
  };
  checkConsistency(catalogue);
  const selected = field('selected', readOptional(readTable(readList(readText)))) ?? {};
  checkSelected(selected, catalogue);
  const pointValues = field('point_values', readOptional(readTable(readOwnValues))) ?? {};
  checkPointValues(pointValues, catalogue);
  const held = field('held', readOptional(readList(readText))) ?? [];
  checkKnown(held, 'held', catalogue);
  return {
    problem: {
      catalogue,
      date,
      year: field('year', readOneOf(['steady', 'first'])),
      held,
      preferences: {
        redemption: field('preference', readOneOf(PREFERENCES)),
        pointValues,
        ownRates: [],
        selected,
        paymentCosts: [],
      },
      spending: field('spending_cents', readTable(readMoney)),
    },
    question: readQuestion(
      field('hold', readOptional(readList(readText))),
      field('choose', readOptional(readChoose)),
      catalogue,
    ),
  };
});

/** Reads one case; what does not fit the format is refused with the path of the first bad field. */
export function readCase(value: unknown): Checked<RewardCase> {
  return check(readWholeCase, value);
}
