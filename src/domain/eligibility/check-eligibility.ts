import type { CalendarDate } from '../calendar.ts';
import {
  type Checked,
  type Read,
  check,
  readDate,
  readFlag,
  readList,
  readObject,
  readOneOf,
  readOptional,
  readPersonalDate,
  readText,
  readWhole,
  refuse,
} from '../read.ts';
import {
  type ApplicationRule,
  RULE_CLOCKS,
  RULE_COUNTS,
  RULE_KINDS,
  RULE_SCOPES,
  type RuleLink,
  type RuleWindow,
  STRICTNESSES,
} from './application-rule.ts';
import type { BonusHistory, HistoryCard, ProductFacts } from './card-history.ts';

/** Everything that one question about eligibility rests on. */
export type EligibilityQuestion = {
  readonly cards: readonly ProductFacts[];
  readonly rules: readonly ApplicationRule[];
  readonly links: readonly RuleLink[];
  readonly history: readonly HistoryCard[];
  readonly card: string;
  readonly date: CalendarDate;
};

const readProduct: Read<ProductFacts> = readObject((field) => ({
  slug: field('slug', readText),
  issuer: field('issuer', readText),
  family: field('family', readOptional(readText)),
  isBusiness: field('isBusiness', readFlag),
  isChargeCard: field('isChargeCard', readFlag),
  countsToward524: field('countsToward524', readFlag),
}));

const readWindow: Read<RuleWindow> = readObject((field): RuleWindow => {
  const unit = field('unit', readOneOf(['days', 'months', 'lifetime']));
  return unit === 'lifetime' ? { unit } : { unit, count: field('count', readWhole(1, 2400)) };
});

const readRule: Read<ApplicationRule> = (value, path) => {
  const rule = readObject((field) => ({
    slug: field('slug', readText),
    issuer: field('issuer', readText),
    title: field('title', readText),
    kind: field('kind', readOneOf(RULE_KINDS)),
    limitCount: field('limitCount', readOptional(readWhole(0, 1000))),
    window: field('window', readWindow),
    scope: field('scope', readOneOf(RULE_SCOPES)),
    counts: field('counts', readOneOf(RULE_COUNTS)),
    clock: field('clock', readOneOf(RULE_CLOCKS)),
    strictness: field('strictness', readOneOf(STRICTNESSES)),
    explanation: field('explanation', readText),
  }))(value, path);
  if (rule.limitCount === null && rule.kind !== 'other') {
    refuse(`${path}.limitCount`, `a rule of kind ${rule.kind} needs a limit`);
  }
  return rule;
};

const readLink: Read<RuleLink> = readObject((field) => ({
  card: field('card', readText),
  rule: field('rule', readText),
  blockingCard: field('blockingCard', readOptional(readText)),
}));

const readBonus: Read<BonusHistory> = readObject((field): BonusHistory => {
  const kind = field('kind', readOneOf(['posted', 'none', 'unknown']));
  return kind === 'posted' ? { kind, on: field('on', readPersonalDate) } : { kind };
});

const readHistoryCard: Read<HistoryCard> = (value, path) => {
  const card = readObject((field) => ({
    id: field('id', readText),
    card: field('card', readText),
    status: field('status', readOneOf(['held', 'closed', 'never_opened'])),
    appliedOn: field('appliedOn', readOptional(readPersonalDate)),
    approvedOn: field('approvedOn', readOptional(readPersonalDate)),
    openedOn: field('openedOn', readOptional(readPersonalDate)),
    closedOn: field('closedOn', readOptional(readPersonalDate)),
    bonus: field('bonus', readBonus),
    isAuthorizedUser: field('isAuthorizedUser', readFlag),
  }))(value, path);
  const { openedOn, closedOn } = card;
  if (openedOn !== null && closedOn !== null && closedOn < openedOn) {
    refuse(`${path}.closedOn`, `closed on ${closedOn}, before it was opened on ${openedOn}`);
  }
  return card;
};

/** Refuses the second of two rows with the same key. */
function uniqueKeys(keys: readonly string[], pathOf: (index: number) => string): Set<string> {
  const seen = new Set<string>();
  keys.forEach((key, index) => {
    if (seen.has(key)) refuse(pathOf(index), `${JSON.stringify(key)} is there twice`);
    seen.add(key);
  });
  return seen;
}

function refuseMissing(known: ReadonlySet<string>, slug: string | null, path: string): void {
  if (slug !== null && !known.has(slug)) refuse(path, `there is no ${JSON.stringify(slug)}`);
}

const readQuestion: Read<EligibilityQuestion> = (value, path) => {
  const question = readObject((field) => ({
    cards: field('cards', readList(readProduct)),
    rules: field('rules', readList(readRule)),
    links: field('links', readList(readLink)),
    history: field('history', readList(readHistoryCard)),
    card: field('card', readText),
    date: field('date', readDate),
  }))(value, path);
  const { cards, rules, links, history } = question;
  const cardSlugs = uniqueKeys(
    cards.map(({ slug }) => slug),
    (index) => `cards[${index}].slug`,
  );
  const ruleSlugs = uniqueKeys(
    rules.map(({ slug }) => slug),
    (index) => `rules[${index}].slug`,
  );
  uniqueKeys(
    history.map(({ id }) => id),
    (index) => `history[${index}].id`,
  );
  links.forEach(({ card, rule, blockingCard }, index) => {
    refuseMissing(cardSlugs, card, `links[${index}].card`);
    refuseMissing(ruleSlugs, rule, `links[${index}].rule`);
    refuseMissing(cardSlugs, blockingCard, `links[${index}].blockingCard`);
  });
  history.forEach(({ card }, index) => {
    refuseMissing(cardSlugs, card, `history[${index}].card`);
  });
  refuseMissing(cardSlugs, question.card, 'card');
  return question;
};

/** The question, or the path of the first field that is wrong or contradicts another. */
export function checkEligibilityQuestion(value: unknown): Checked<EligibilityQuestion> {
  return check(readQuestion, value);
}
