import type { Card } from '../../src/domain/rewards/catalog/card.ts';
import type { PlanQuestion } from '../../src/domain/plan/plan-question.ts';
import { pointValues } from './card-value.ts';
import type { LpText, Term } from './lp-text.ts';
import { plainCard } from './plain-card.ts';
import type { Applicant, OwnerOf, Stay } from './plan-stays.ts';

/** Adds the points on hand: what the cards of the last month make of them, less what today's make of them. */
export function addBalances(
  lp: LpText,
  question: PlanQuestion,
  people: readonly Applicant[],
  stays: readonly (readonly [Card, readonly Stay[]])[],
  ownerOf: OwnerOf,
): void {
  const { catalog, horizonMonths } = question;
  const problem = { ...question, year: 'first' as const, held: [] };
  const isFree = ({ needsUnlock }: Card) => !needsUnlock;
  const pools = catalog.pointSystems.flatMap((system) => {
    const whose = system.pooling === 'household' ? [people] : people.map((person) => [person]);
    return whose.map((owners) => ({ system, owners }));
  });
  for (const { system, owners } of pools) {
    const points = owners.reduce((sum, { balances }) => sum + (balances?.[system.slug] ?? 0), 0);
    if (points === 0) continue;
    const values = pointValues(problem, plainCard({ slug: 'any', pointSystem: system.slug }));
    const left = system.leavingValue ?? 0;
    const locked = Math.max(left, values.locked);
    const full = Math.max(locked, values.open);
    const own = stays.filter(
      ([card]) => card.pointSystem === system.slug && owners.includes(ownerOf(card)),
    );
    const today = own.flatMap(([card]) =>
      ownerOf(card).history.some(
        (past) =>
          past.card === card.slug && past.closedOn === null && past.isAuthorizedUser !== true,
      )
        ? [card]
        : [],
    );
    const now = today.some(isFree) ? full : today.length > 0 ? locked : left;
    const levels = [
      { worth: full, keepers: own.filter(([card]) => isFree(card)) },
      { worth: locked, keepers: own },
      { worth: left, keepers: null },
    ].map(({ worth, keepers }): Term => {
      const name = lp.binary('k');
      lp.gain(points * (worth - now), name);
      const last = keepers?.flatMap(([, all]) =>
        all.filter(({ until, then }) => until === horizonMonths && then === null),
      );
      if (last) lp.row([[1, name], ...last.map((stay): Term => [-1, stay.name])], '<=', 0);
      return [1, name];
    });
    lp.row(levels, '=', 1);
  }
}
