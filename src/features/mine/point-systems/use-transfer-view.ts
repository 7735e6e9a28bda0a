import { useSuspenseQuery } from '@tanstack/react-query';
import type { ActiveRoute } from '@/domain/transfer/route.ts';
import { centsPerPoint } from '@/domain/units.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { pointTransfers } from '@/features/catalog/facts/tables.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { explainLoss, explainRatios, listAwards } from './explain-transfers.ts';
import { useMyPointValues } from './queries.ts';
import { findTransferRow, toRoutes } from './to-routes.ts';
import { viewTransfers } from './draw-transfers.ts';

/** The transfers that the member's held cards open today, with what the points are worth for an award. */
export function useMyRoutes() {
  const { pointSystems: systems, cards } = useCatalog();
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const { data: rows } = useSuspenseQuery(pointTransfers.query());
  const { myValueOf, awardValueOf } = useMyPointValues();
  const bySlug = new Map(systems.map((row) => [row.slug, row]));
  const heldIds = new Set(
    memberCards.filter(({ status }) => status === 'held').map((card) => card.credit_card_id),
  );
  return {
    systems,
    cards,
    rows,
    bySlug,
    heldIds,
    myValueOf,
    routes: toRoutes(rows, systems, heldIds),
    nameOf: (slug: string) => bySlug.get(slug)?.name ?? slug,
    valueOf: (slug: string) => {
      const row = bySlug.get(slug);
      return centsPerPoint(row ? awardValueOf(row).centsPerPoint : 0);
    },
  };
}

/** Destinations of a number of points today, with the member's cards and values. */
export function useTransferView(system: PointSystemRow, points: number) {
  const { systems, cards, rows, bySlug, heldIds, myValueOf, ...reach } = useMyRoutes();
  const today = getToday();
  return {
    view: viewTransfers({ ...reach, system: system.slug, points, today }),
    nameOf: reach.nameOf,
    kindOf: (slug: string) => bySlug.get(slug)?.kind,
    heldIds,
    value: myValueOf(system),
    whoGetsWhich: explainRatios(rows, system, systems, cards, today),
    idOf: (route: ActiveRoute) => findTransferRow(rows, systems, route)?.id ?? null,
  };
}

/** The same, with why all transfers lose if they do, and what an award must then be worth. */
export function useTransferAdvice(system: PointSystemRow, points: number) {
  const found = useTransferView(system, points);
  const { options } = found.view;
  const listed = options.kind === 'options' ? options.options : [];
  const loss = explainLoss(system.name, found.value, listed, found.nameOf);
  return { ...found, options, loss, awards: loss === null ? [] : listAwards(found.value, listed) };
}
