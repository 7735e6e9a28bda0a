import type {
  BonusTier,
  Cap,
  Card,
  Choice,
  Credit,
  EarningRule,
  LinkedRate,
  PaymentCost,
  SignupBonus,
} from '../domain/rewards/catalog/card.ts';
import { POOLINGS, type PointSystem } from '../domain/rewards/catalog/point-system.ts';
import type { Scope } from '../domain/rewards/catalog/sub-category.ts';
import {
  type Read,
  readDate,
  readFlag,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readOptional,
  readTable,
  readText,
  readWhole,
  refuse,
} from '../domain/read.ts';
import {
  cents,
  type CentsPerPoint,
  centsPerPoint,
  percent,
  points,
  pointsPerDollar,
  type Points,
} from '../domain/units.ts';

/** Far above any real rate; a higher one is a misplaced decimal point. */
const HIGHEST_RATE = 1_000;
const LONGEST_WINDOW_DAYS = 3_660;

const readRate: Read<ReturnType<typeof pointsPerDollar>> = (value, path) =>
  pointsPerDollar(readNumber(0, HIGHEST_RATE)(value, path));
export const readMoney: Read<ReturnType<typeof cents>> = (value, path) =>
  cents(readNumber(0)(value, path));
const readPercent = (most: number): Read<ReturnType<typeof percent>> => {
  const read = readNumber(0, most);
  return (value, path) => percent(read(value, path));
};
export const readPointValue: Read<CentsPerPoint> = (value, path) =>
  centsPerPoint(readNumber(0, HIGHEST_RATE)(value, path));

function readOr<T>(read: Read<T>, absent: T): Read<T> {
  return (value, path) => readOptional(read)(value, path) ?? absent;
}

function readMany<T>(read: Read<T>): Read<readonly T[]> {
  return readOr(readList(read), []);
}

export const subCategory = (slug: string): Scope => ({ kind: 'sub_category', slug });

/** Percent by sub-category. */
export const readPaymentCosts: Read<readonly PaymentCost[]> = (value, path) => {
  const percents = readOr(readTable(readPercent(100)), {})(value, path);
  return Object.entries(percents).map(([slug, charged]) => ({
    covers: subCategory(slug),
    percent: charged,
  }));
};

/** Sub-categories, or null if the field is absent. */
const readScopes: Read<readonly Scope[] | null> = (value, path) =>
  readOptional(readList(readText))(value, path)?.map(subCategory) ?? null;

const PERIODS = [
  'billing_cycle',
  'month',
  'quarter',
  'half_year',
  'calendar_year',
  'anniversary_year',
  'lifetime',
] as const;
const CREDIT_PERIODS = ['month', 'quarter', 'half_year', 'year', 'four_years', 'once'] as const;
const CHANNELS = ['any', 'direct', 'portal', 'prepaid', 'online', 'foreign'] as const;

export const readPointSystem: Read<PointSystem> = readObject((field) => {
  const value = (key: string) => field(key, readOptional(readPointValue));
  return {
    slug: field('slug', readText),
    travelValue: value('travel_value'),
    cashValue: value('cash_value'),
    giftCardValue: value('gift_card_value'),
    statusLevelValue: value('status_level_value'),
    untransferableValue: value('untransferable_value'),
    leavingValue: value('leaving_value'),
    pooling: field('pooling', readOptional(readOneOf(POOLINGS))),
  };
});

const readPoints: Read<Points> = (value, path) => points(readNumber(0)(value, path));

const readCap: Read<Cap> = (value, path) =>
  readObject((field): Cap => {
    const amountPoints = field('amount_points', readOptional(readPoints));
    const terms = {
      slug: field('slug', readText),
      period: field('period', readOneOf(PERIODS)),
      fallbackRate: field('fallback_rate', readRate),
    };
    if (amountPoints === null) return { ...terms, amountCents: field('amount_cents', readMoney) };
    const amountCents = field('amount_cents', readOptional(readMoney));
    if (amountCents !== null) refuse(`${path}.amount_points`, 'amount_cents is given too');
    return { ...terms, amountCents, amountPoints };
  })(value, path);

const readLinked: Read<LinkedRate> = readObject((field) => ({
  slug: field('slug', readText),
  covers: field('sub_categories', readList(readText)).map(subCategory),
  steps: field(
    'steps',
    readList(
      readObject((step) => ({
        atLeast: step('at_least', readNumber(0, HIGHEST_RATE)),
        rate: step('rate', readRate),
      })),
    ),
  ),
  otherwisePoints: field('otherwise_points', readOr(readPoints, points(0))),
  or: field(
    'or',
    readOptional(
      readObject((way) => ({
        pointsPerOtherDollar: way('points_per_other_dollar', readNumber(0, HIGHEST_RATE)),
        atMostRate: way('at_most_rate', readRate),
      })),
    ),
  ),
}));

const readChoice: Read<Choice> = readObject((field) => ({
  slug: field('slug', readText),
  mode: field('mode', readOneOf(['member_selected', 'top_spend'])),
  chooseCount: field('choose_count', readWhole(1)),
  rate: field('rate', readRate),
  cap: field('cap', readOptional(readText)),
  options: field('options', readList(readText)).map((slug) => ({
    slug,
    covers: [subCategory(slug)],
  })),
}));

const readRule: Read<EarningRule> = (value, path) => {
  const rule = readObject<EarningRule>((field) => ({
    covers: subCategory(field('sub_category', readText)),
    rate: field('rate', readRate),
    isAdditive: field('is_additive', readOr(readFlag, false)),
    cap: field('cap', readOptional(readText)),
    choice: null,
    channel: field('channel', readOr(readOneOf(CHANNELS), 'any')),
    validDuring: {
      from: field('valid_from', readOptional(readDate)),
      to: field('valid_to', readOptional(readDate)),
    },
  }))(value, path);
  const { from, to } = rule.validDuring;
  if (from !== null && to !== null && to < from) {
    refuse(`${path}.valid_to`, `${to} is before valid_from, ${from}`);
  }
  return rule;
};

type UnnamedCredit = Omit<Credit, 'slug'> & { readonly slug: string | null };

const readCredit: Read<UnnamedCredit> = readObject((field) => ({
  slug: field('slug', readOptional(readText)),
  spendOn: field('spend_on', readScopes),
  valueCents: field('value_cents', readMoney),
  period: field('period', readOneOf(CREDIT_PERIODS)),
  usagePercent: field('usage_percent', readOr(readPercent(100), percent(100))),
  excludesFirstYear: field('excludes_first_year', readOr(readFlag, false)),
  endsOn: field('ends_on', readOptional(readDate)),
}));

const readTier: Read<BonusTier> = readObject((field) => ({
  spendCents: field('spend_cents', readMoney),
  windowDays: field('window_days', readWhole(0, LONGEST_WINDOW_DAYS)),
  points: points(field('points', readOr(readNumber(0), 0))),
  cashCents: field('cash_cents', readOr(readMoney, cents(0))),
}));

const readSteps: Read<SignupBonus> = readObject((field) => ({
  tiers: field('tiers', readList(readTier)),
}));

/** One tier, or a list of them. */
const readBonus: Read<SignupBonus> = (value, path) =>
  typeof value === 'object' && value !== null && 'tiers' in value
    ? readSteps(value, path)
    : { tiers: [readTier(value, path)] };

export const readCard: Read<Card> = readObject((field) => {
  const annualFeeCents = field('annual_fee_cents', readMoney);
  return {
    slug: field('slug', readText),
    issuer: '',
    network: field('network', readOptional(readText)),
    family: field('family', readOptional(readText)),
    isBusiness: false,
    onlyAt: field('only_at', readScopes),
    paymentCosts: field('payment_costs', readPaymentCosts),
    pointSystem: field('point_system', readText),
    annualFeeCents,
    firstYearFeeCents: field('first_year_fee_cents', readOr(readMoney, annualFeeCents)),
    foreignTransactionFeePercent: field(
      'foreign_transaction_fee_percent',
      readOr(readPercent(100), percent(0)),
    ),
    baseRate: field('base_rate', readRate),
    unlocksTransfers: field('unlocks_transfers', readOr(readFlag, false)),
    needsUnlock: field('needs_unlock', readOr(readFlag, false)),
    tierBonusPercent: field('tier_bonus_percent', readOr(readPercent(1_000), percent(0))),
    firstYearEarnPercent: field('first_year_earn_percent', readOr(readPercent(1_000), percent(0))),
    caps: field('caps', readMany(readCap)),
    choices: field('choices', readMany(readChoice)),
    rules: field('rules', readMany(readRule)),
    linked: field('linked', readMany(readLinked)),
    credits: field('credits', readMany(readCredit)).map((credit, index) => ({
      ...credit,
      slug: credit.slug ?? `credit-${index + 1}`,
    })),
    bonus: field('bonus', readOptional(readBonus)),
    referralPoints: field('referral_points', readOptional(readPoints)),
  };
});
