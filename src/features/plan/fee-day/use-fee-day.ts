import { type QueryClient, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calendarDate } from '@/domain/calendar.ts';
import { changeAccount, type HistoryCard } from '@/domain/eligibility/card-history.ts';
import { judgeEligibility } from '@/domain/eligibility/eligibility.ts';
import { answerFeeDay } from '@/domain/rewards/valuation/fee-day.ts';
import { judgeKeeping } from '@/domain/rewards/valuation/keep-or-drop.ts';
import { nextAnnualFee } from '@/domain/schedule/annual-fee.ts';
import { findOpenRefund } from '@/domain/schedule/fee-refund.ts';
import { cents } from '@/domain/units.ts';
import { bonusTrackersQuery } from '@/features/mine/bonus-tracker/queries.ts';
import { feeRefunds, productChanges } from '@/features/catalog/facts/tables.ts';
import { ensureEligibility, useRulesAndHistory } from '@/features/mine/eligibility/queries.ts';
import { useHeldWallet } from '@/features/mine/held-wallet/queries.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { useClosingAdvice } from '@/features/plan/closing-advice/queries.ts';
import { useApplicant } from '@/features/mine/people/queries.ts';
import {
  ensurePointsOnHand,
  useMyPointValues,
  useTransfersWith,
} from '@/features/mine/point-systems/queries.ts';

import { toFeeCards } from '@/features/plan/upcoming-fees/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { listChanges } from './list-changes.ts';
import { describePoints, describeRules, describeTransfers } from './list-losses.ts';
import type { FeeDayView } from './schema.ts';

export function ensureFeeDay(client: QueryClient) {
  return Promise.all([
    ensureHeldWallet(client),
    ensureEligibility(client),
    client.ensureQueryData(bonusTrackersQuery()),
    ensurePointsOnHand(client),
    productChanges.ensure(client),
    feeRefunds.ensure(client),
  ]);
}

/** Facts for the decision on a card's fee day, with a retention offer in cents. Undefined if the card is not held. */
export function useFeeDay(memberCardId: string, offerCents: number): FeeDayView | undefined {
  const { entries, held, inputs } = useHeldWallet();
  const own = entries.find(({ memberCard }) => memberCard.id === memberCardId)?.memberCard;
  const { book, history, own: counted } = useRulesAndHistory(own?.person_id ?? null);
  const { persons } = useApplicant();
  const [changeRows, refundRows] = useSuspenseQueries({
    queries: [productChanges.query(), feeRefunds.query()],
  });
  const { data: trackers } = useSuspenseQuery(bonusTrackersQuery());
  const adviseOn = useClosingAdvice();
  const { myValueOf } = useMyPointValues();
  const transfersWith = useTransfersWith();
  const today = calendarDate(getToday());
  return useMemo(() => {
    const entry = entries.find(({ memberCard }) => memberCard.id === memberCardId);
    if (entry?.memberCard.status !== 'held') return undefined;
    const { memberCard, card } = entry;
    const { rows } = inputs;
    const [feeCard] = toFeeCards([memberCard], rows.cards);
    const system = rows.pointSystems.find(({ id }) => id === card.point_system_id);
    if (!feeCard || !system) return undefined;

    const openBonusCents = trackers
      .filter(
        ({ member_card_id, posted_on, deadline_on }) =>
          member_card_id === memberCard.id &&
          posted_on === null &&
          (deadline_on === null || deadline_on >= today),
      )
      .reduce(
        (sum, { points, cash_cents }) =>
          sum + (points ?? 0) * myValueOf(system).centsPerPoint + (cash_cents ?? 0),
        0,
      );
    const changes = listChanges(
      changeRows.data,
      rows.cards,
      { card, openedOn: memberCard.opened_on },
      today,
    );
    const answer = answerFeeDay({
      ...{ problem: inputs.problemOf('steady'), held, id: memberCard.id },
      changesTo: changes.now.map((change) => change.card.slug),
      keepingCents: cents(openBonusCents + offerCents),
      lossCents: (left) => {
        const isLeft = left.some(
          ({ id, card: slug }) => id === memberCard.id && slug === card.slug,
        );
        if (isLeft) return cents(0);
        const changed = left.find(({ id }) => id === memberCard.id);
        const becomes = inputs.catalog.cards.filter(({ slug }) => slug === changed?.card);
        const { moves } = adviseOn([memberCard.id], becomes);
        return cents(moves.reduce((sum, { lossCents }) => sum + lossCents, 0));
      },
    });
    const advice = adviseOn([memberCard.id]);

    // A business is the member's own.
    const name = persons.find(({ id }) => id === memberCard.person_id)?.name ?? null;
    const openToNew = rows.cards
      .filter((each) => each.company_id === card.company_id && each.opened_to_new)
      .map(({ slug, name }) => ({
        ...{ slug, name },
        before: judgeEligibility(book, history, slug, today),
      }));
    const toOpen = (each: (typeof entries)[number]) => ({
      id: each.memberCard.id,
      pointSystemId: each.card.point_system_id,
      unlocksTransfers: each.card.unlocks_transfers,
    });
    // Another person's card does not keep this one's points.
    const others = entries.filter(
      (each) =>
        each !== entry && each.memberCard.status === 'held' && counted.includes(each.memberCard),
    );
    const points = advice.moves.some((move) => move.system === system.slug)
      ? null
      : describePoints(toOpen(entry), others.map(toOpen), name, {
          name: system.name,
          isOfPartner: system.kind === 'airline' || system.kind === 'hotel',
          isCash: system.kind === 'cashback',
          canTransfer: system.kind === 'transferable',
        });
    const idsOf = (of: typeof entries) => new Set(of.map((each) => each.card.id));
    const unlocks = others.some(
      (each) => each.card.unlocks_transfers && each.card.point_system_id === system.id,
    );
    const transfers = unlocks
      ? describeTransfers(
          transfersWith(idsOf([entry, ...others])),
          transfersWith(idsOf(others)),
          system,
          (slug) => rows.pointSystems.find((each) => each.slug === slug)?.name ?? slug,
        )
      : [];
    const rulesIf = (done: string, becomes: (account: HistoryCard) => HistoryCard[]) => {
      const afterwards = history.flatMap((each) =>
        each.id === memberCard.id ? becomes(each) : [each],
      );
      const standings = openToNew.map(({ slug, ...each }) => ({
        ...each,
        after: judgeEligibility(book, afterwards, slug, today),
      }));
      return describeRules(standings, today, done, name);
    };
    const rules = [
      ...rulesIf('close it', (each) => [{ ...each, status: 'closed', closedOn: today }]),
      ...changes.now.flatMap(({ card: to }) =>
        rulesIf(`change it to ${to.name}`, (each) => changeAccount(each, to.slug, today)),
      ),
    ];
    const next = nextAnnualFee(feeCard.schedule, today);
    const refund = refundRows.data.find(({ company_id }) => company_id === card.company_id);
    return {
      entry,
      name: memberCard.nickname ?? card.name,
      issuer: rows.companies.find(({ id }) => id === card.company_id)?.name ?? '',
      feeCents: feeCard.schedule.annualFeeCents,
      isIdle:
        judgeKeeping({
          marginalCents: entry.marginalCents ?? cents(0),
          feeCents: cents(feeCard.schedule.annualFeeCents),
          creditsCents: cents(0),
        }).kind === 'free',
      dueOn: next.kind === 'due' ? next.dueOn : null,
      daysLeft: next.kind === 'due' ? next.daysLeft : null,
      answer,
      changes: new Map(changes.now.map((change) => [change.card.slug, change])),
      later: changes.later,
      refund: refund
        ? {
            days: refund.days_after_posting,
            notes: refund.notes,
            open: findOpenRefund(feeCard.schedule, refund.days_after_posting, today),
          }
        : null,
      moves: advice.moves,
      losses: [
        ...(points === null ? [] : [points]),
        ...transfers,
        ...(advice.warnings.get(memberCard.id) ?? []),
        ...rules,
      ],
    };
  }, [
    entries,
    held,
    inputs,
    book,
    history,
    counted,
    persons,
    changeRows.data,
    refundRows.data,
    trackers,
    adviseOn,
    myValueOf,
    transfersWith,
    today,
    memberCardId,
    offerCents,
  ]);
}
