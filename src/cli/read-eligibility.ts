import type { CalendarDate } from '../domain/calendar.ts';
import type { HistoryCard } from '../domain/eligibility/card-history.ts';
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
  readText,
  refuse,
} from '../domain/read.ts';
import { CREDIT_LEVELS, type CreditLevel } from '../domain/rewards/catalog/proposal.ts';
import { type AskedCard, OTHER_CARDS, seededCards, seededRequirements } from './seeded-rules.ts';

export type EligibilityQuestion = {
  readonly today: CalendarDate;
  readonly history: readonly HistoryCard[];
  /** Null if not given; it is then not judged. */
  readonly member: {
    readonly credit: CreditLevel | null;
    readonly hasBusiness: boolean | null;
    readonly memberships: readonly string[] | null;
  };
  readonly ask: readonly AskedCard[];
};

const readAnything: Read<null> = () => null;

const readAsked: Read<AskedCard> = (value, path) => {
  const slug = readText(value, path);
  const card = seededCards.get(slug);
  if (!card) refuse(path, `there is no card "${slug}"`);
  return card;
};

const readRequirement: Read<string> = (value, path) => {
  const slug = readText(value, path);
  if (!seededRequirements.has(slug)) refuse(path, `there is no requirement "${slug}"`);
  return slug;
};

const readPast =
  (today: CalendarDate): Read<HistoryCard> =>
  (value, path) =>
    readObject((field): HistoryCard => {
      const named = field('card', readText);
      const isOther = named === OTHER_CARDS.personal;
      if (!isOther && !seededCards.has(named))
        refuse(`${path}.card`, `there is no card "${named}"`);
      const openedOn = field('opened_on', readDate);
      const closedOn = field('closed_on', readOptional(readDate));
      const bonusOn = field('bonus_on', readOptional(readDate));
      const as = field('as', readOptional(readOneOf(['holder', 'authorized_user'])));
      const outcome = field('outcome', readOptional(readOneOf(['approved', 'denied'])));
      const isBusiness = field('business', readOptional(readFlag));
      const days = { opened_on: openedOn, closed_on: closedOn, bonus_on: bonusOn };
      for (const [key, day] of Object.entries(days)) {
        if (day === null) continue;
        if (day > today) refuse(`${path}.${key}`, `${day} is after today, ${today}`);
        if (day < openedOn) refuse(`${path}.${key}`, `${day} is before opened_on, ${openedOn}`);
        if (outcome === 'denied' && key !== 'opened_on') {
          refuse(`${path}.${key}`, 'given of an application that was denied');
        }
      }
      if (isBusiness !== null && !isOther) {
        refuse(`${path}.business`, `given only of the card "${OTHER_CARDS.personal}"`);
      }
      const isDenied = outcome === 'denied';
      return {
        id: path,
        card: isBusiness === true ? OTHER_CARDS.business : named,
        status: isDenied ? 'never_opened' : closedOn === null ? 'held' : 'closed',
        appliedOn: openedOn,
        approvedOn: isDenied ? null : openedOn,
        openedOn: isDenied ? null : openedOn,
        closedOn,
        bonus: bonusOn === null ? { kind: 'none' } : { kind: 'posted', on: bonusOn },
        isAuthorizedUser: as === 'authorized_user',
      };
    })(value, path);

const readMember: Read<EligibilityQuestion['member']> = readObject((field) => ({
  credit: field('credit', readOptional(readOneOf(CREDIT_LEVELS))),
  hasBusiness: field('has_business', readOptional(readFlag)),
  memberships: field('memberships', readOptional(readList(readRequirement))),
}));

const readQuestion: Read<EligibilityQuestion> = readObject((field) => {
  for (const key of ['name', 'note', 'expected']) field(key, readAnything);
  const today = field('today', readDate);
  return {
    today,
    history: field('history', readOptional(readList(readPast(today)))) ?? [],
    member: field('member', readOptional(readMember)) ?? {
      credit: null,
      hasBusiness: null,
      memberships: null,
    },
    ask: field('ask', readList(readAsked)),
  };
});

/** Reads a question about applications; what does not fit is refused with the path of the first bad field. */
export function readEligibility(value: unknown): Checked<EligibilityQuestion> {
  return check(readQuestion, value);
}
