import {
  check,
  type Checked,
  type Read,
  readFlag,
  readList,
  readObject,
  readOneOf,
  readOptional,
  readText,
  readWhole,
  refuse,
} from '../domain/read.ts';
import type { Catalog } from '../domain/rewards/catalog/catalog.ts';
import { checkKnown, readFacts } from './read-facts.ts';
import { readCasePerson, readPeople, toHeldCard, toHouseholdCase } from './read-people.ts';
import type { RewardCase, RewardQuestion } from './reward-case.ts';

/** The last year whose twelve months the calendar holds. */
const LAST_DATE = '9998-12-31';

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

function readQuestion(
  hold: readonly string[] | null,
  choose: Choose | null,
  catalog: Catalog,
): RewardQuestion {
  if (hold !== null && choose !== null) refuse('choose', 'given beside hold: ask one question');
  if (hold !== null) {
    checkKnown(hold, 'hold', catalog);
    return { kind: 'hold', wallet: hold.map(toHeldCard) };
  }
  if (choose === null) refuse('hold', 'expected hold or choose');
  checkKnown(choose.pinned, 'choose.pinned', catalog);
  checkKnown(choose.excluded, 'choose.excluded', catalog);
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

const readWholeCase: Read<RewardCase> = readObject((field) => {
  const { catalog, date, preferences, spending } = readFacts(field, LAST_DATE);
  const held = field('held', readOptional(readList(readText))) ?? [];
  checkKnown(held, 'held', catalog);
  const year = field('year', readOneOf(['steady', 'first']));
  const problem = { catalog, date, year, held, preferences, spending };
  const hold = field('hold', readOptional(readList(readText)));
  const choose = field('choose', readOptional(readChoose));
  const people = field('people', readOptional(readPeople(readCasePerson(catalog))));
  if (people === null) {
    return { problem, question: readQuestion(hold, choose, catalog), copies: null };
  }
  if (held.length > 0) refuse('held', 'belongs to somebody: give it in people');
  if (hold !== null) refuse('hold', 'belongs to somebody: give it in people');
  if (choose && choose.pinned.length > 0) {
    refuse('choose.pinned', 'belongs to somebody: give it in people');
  }
  return toHouseholdCase(problem, choose && readQuestion(null, choose, catalog), people);
});

/** Reads one case; what does not fit the format is refused with the path of the first bad field. */
export function readCase(value: unknown): Checked<RewardCase> {
  return check(readWholeCase, value);
}
