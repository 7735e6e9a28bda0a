import {
  RULE_CLOCKS,
  RULE_COUNTS,
  RULE_KINDS,
  RULE_SCOPES,
  STRICTNESSES,
} from '../domain/eligibility/application-rule.ts';
import type { ProductFacts } from '../domain/eligibility/card-history.ts';
import { createRuleBook } from '../domain/eligibility/rule-book.ts';
import { check, type Read, readOneOf } from '../domain/read.ts';
import { CREDIT_LEVELS } from '../domain/rewards/catalog/proposal.ts';
import { readSeed } from './read-seed.ts';

type Cell = (column: string) => string;

function readCell<T>(cell: Cell, column: string, read: Read<T>): T {
  const checked = check(read, cell(column), column);
  if (!checked.ok) throw new Error(`${checked.refusal.path}: ${checked.refusal.reason}`);
  return checked.value;
}

const oneOf = <const T extends string>(cell: Cell, column: string, options: readonly T[]): T =>
  readCell(cell, column, readOneOf(options));

/** Cards that the catalog does not have, by their slugs in a history. */
export const OTHER_CARDS = { personal: 'other', business: 'other business' } as const;

const others: readonly ProductFacts[] = [
  [OTHER_CARDS.personal, false] as const,
  [OTHER_CARDS.business, true] as const,
].map(([slug, isBusiness]) => ({
  slug,
  issuer: 'other',
  family: null,
  isBusiness,
  isChargeCard: false,
  countsToward524: !isBusiness,
}));

const products = readSeed('credit_cards.csv').map((cell): ProductFacts => ({
  slug: cell('slug'),
  issuer: cell('company_slug'),
  family: cell('product_family') || null,
  isBusiness: cell('is_business') === 'true',
  isChargeCard: cell('is_charge_card') === 'true',
  countsToward524: cell('counts_toward_5_24') === 'true',
}));

/** The application rules of the seeds. */
export const seededBook = createRuleBook(
  [...products, ...others],
  readSeed('rules.csv').map((cell) => {
    const unit =
      cell('window_value') === '' ? 'lifetime' : oneOf(cell, 'window_unit', ['days', 'months']);
    return {
      slug: cell('slug'),
      issuer: cell('company_slug'),
      title: cell('title'),
      kind: oneOf(cell, 'kind', RULE_KINDS),
      limitCount: cell('limit_count') === '' ? null : Number(cell('limit_count')),
      window: unit === 'lifetime' ? { unit } : { unit, count: Number(cell('window_value')) },
      scope: oneOf(cell, 'scope', RULE_SCOPES),
      counts: oneOf(cell, 'counts', RULE_COUNTS),
      clock: oneOf(cell, 'clock', RULE_CLOCKS),
      strictness: oneOf(cell, 'strictness', STRICTNESSES),
      explanation: cell('explanation'),
    };
  }),
  readSeed('credit_card_rules.csv').map((cell) => ({
    card: cell('card_slug'),
    rule: cell('rule_slug'),
    blockingCard: cell('blocking_card_slug') || null,
  })),
);

const kinds = new Map(readSeed('requirements.csv').map((cell) => [cell('slug'), cell('kind')]));
const needed = Map.groupBy(readSeed('credit_card_requirements.csv'), (cell) => cell('card_slug'));

export type AskedCard = {
  readonly slug: string;
  readonly isOpenToNew: boolean;
  readonly isForBusiness: boolean;
  readonly creditNeeded: (typeof CREDIT_LEVELS)[number];
  /** Memberships, statuses and relationships that it asks for. */
  readonly requirements: readonly string[];
};

/** No application leads to the card. */
const isClosing = (slug: string) =>
  slug === 'product-change-only' || kinds.get(slug) === 'invitation';

/** The cards of the seeds, with what they ask of an applicant. */
export const seededCards: ReadonlyMap<string, AskedCard> = new Map(
  readSeed('credit_cards.csv').map((cell): [string, AskedCard] => {
    const slug = cell('slug');
    const asked = (needed.get(slug) ?? []).map((row) => row('requirement_slug'));
    const isBusiness = (requirement: string) => kinds.get(requirement) === 'business';
    return [
      slug,
      {
        slug,
        isOpenToNew: cell('opened_to_new') === 'true' && !asked.some(isClosing),
        isForBusiness: cell('is_business') === 'true' || asked.some(isBusiness),
        creditNeeded: oneOf(cell, 'credit_needed', CREDIT_LEVELS),
        requirements: asked.filter((each) => !isClosing(each) && !isBusiness(each)),
      },
    ];
  }),
);

/** Requirements that an applicant may meet. */
export const seededRequirements: ReadonlySet<string> = new Set(kinds.keys());
