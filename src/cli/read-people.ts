import { householdWallet, type WalletPerson } from '../domain/household/household-wallet.ts';
import {
  type Read,
  readList,
  readObject,
  readOptional,
  readTable,
  readText,
  refuse,
} from '../domain/read.ts';
import type { Catalog } from '../domain/rewards/catalog/catalog.ts';
import type { HeldCard, RewardProblem } from '../domain/rewards/problem.ts';
import { NO_LIMITS } from '../domain/rewards/search/wallet-limits.ts';
import { checkKnown, checkSelected } from './read-facts.ts';
import type { RewardCase, RewardQuestion } from './reward-case.ts';

/** Reads at least one person, each with a unique name. */
export function readPeople<T extends { readonly id: string }>(read: Read<T>): Read<readonly T[]> {
  return (value, path) => {
    const people = readList(read)(value, path);
    if (people.length === 0) refuse(path, 'expected at least one person');
    people.forEach(({ id }, index) => {
      const isRepeated = people.findIndex((person) => person.id === id) < index;
      if (isRepeated) refuse(`${path}[${index}].id`, `"${id}" is given twice`);
    });
    return people;
  };
}

/** Option slugs by choice slug; none if the field is absent. */
export const readSelected =
  (catalog: Catalog): Read<Readonly<Record<string, readonly string[]>>> =>
  (value, path) => {
    const selected = readOptional(readTable(readList(readText)))(value, path) ?? {};
    checkSelected(selected, catalog, path);
    return selected;
  };

/** Slugs of cards; none if the field is absent. */
export const readCards =
  (catalog: Catalog): Read<readonly string[]> =>
  (value, path) => {
    const slugs = readOptional(readList(readText))(value, path) ?? [];
    checkKnown(slugs, path, catalog);
    return slugs;
  };

/** `hold`: the person's cards of the wallet that is valued; null if it is asked which to choose. */
type CasePerson = WalletPerson & { readonly hold: readonly string[] | null };

/** A second copy of a product in a wallet is a separate card. */
export function toHeldCard(slug: string, index: number, all: readonly string[]): HeldCard {
  const copy = all.slice(0, index).filter((each) => each === slug).length;
  return { id: copy === 0 ? slug : `${slug}#${copy + 1}`, card: slug, selected: {} };
}

export const readCasePerson = (catalog: Catalog): Read<CasePerson> => {
  const cards = readCards(catalog);
  return (value, path) => {
    const person = readObject<CasePerson>((field) => ({
      id: field('id', readText),
      selected: field('selected', readSelected(catalog)),
      held: field('held', cards),
      hold: field('hold', readOptional(cards)),
      pinned: [...new Set(field('pinned', cards))].map(toHeldCard),
      excluded: field('excluded', cards),
    }))(value, path);
    person.pinned.forEach(({ card }, index) => {
      if (person.excluded.includes(card)) {
        refuse(`${path}.pinned[${index}]`, `"${card}" is excluded as well`);
      }
    });
    return person;
  };
};

/** Rewrites a household's case as one person's; with `choose` null, the cards people hold are valued. */
export function toHouseholdCase(
  problem: RewardProblem,
  choose: RewardQuestion | null,
  people: readonly CasePerson[],
): RewardCase {
  people.forEach(({ hold }, index) => {
    if (choose !== null && hold !== null) {
      refuse(`people[${index}].hold`, 'given beside choose: ask one question');
    }
    if (choose === null && hold === null) {
      refuse(`people[${index}].hold`, 'expected hold for everybody, or choose');
    }
  });
  const asked = { ...NO_LIMITS, ...(choose?.kind === 'choose' ? choose : {}) };
  const household = householdWallet(problem, asked, people);
  const { copies, limits } = household;
  const pinned = limits.pinned.map(({ card }) => card);
  const pins = people.findIndex((person) => person.pinned.length > 0);
  if (choose && pinned.length > asked.atMost) {
    refuse(
      `people[${pins}].pinned`,
      `${pinned.length} cards do not fit a wallet of ${asked.atMost}`,
    );
  }
  return {
    problem: household.problem,
    question:
      choose?.kind === 'choose'
        ? { ...choose, pinned, excluded: limits.excluded }
        : {
            kind: 'hold',
            wallet: people.flatMap(({ hold }, person) =>
              (hold ?? []).map(toHeldCard).map((held) => copies.heldOf(person, held)),
            ),
          },
    copies,
  };
}
