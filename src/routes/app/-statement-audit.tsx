import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { parseCalendarDate } from '@/domain/calendar.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { cents } from '@/domain/units.ts';
import { useHoldings, memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { useBestWallet } from '@/features/plan/optimizer/use-best-wallet.ts';
import { ImportPurchases } from '@/features/mine/purchases/components/import-purchases.tsx';
import { AuditPanel } from '@/features/mine/statement-import/components/audit-panel.tsx';
import type { AuditedStatements } from '@/features/mine/statement-import/components/statement-import-page.tsx';
import { walletSetupsSearchSchema } from '@/features/mine/wallet-setups/schema.ts';
import { describeError } from '@/lib/describe-error.ts';
import { useWalletRequest } from '../-use-wallet-request.ts';

const usual = walletSetupsSearchSchema.parse({});

/** The audit of the statements against the cards that are held and the best wallet for this very spending. */
export function StatementAudit(props: AuditedStatements) {
  const { annualCents, audit, onAudit, isAuditing } = props;
  const { entries } = useHoldings();
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const mine = entries.filter(({ memberCard }) => memberCard.status === 'held');
  const { inputs, held, request } = useWalletRequest(usual);
  const { state, start } = useBestWallet();
  const best = state.kind === 'done' ? (state.result.best?.wallet ?? null) : null;
  const problem = {
    ...request.problem,
    spending: Object.fromEntries(
      Object.entries(annualCents).map(([slug, amount]) => [slug, cents(amount)]),
    ),
  };

  const auditWith = useEffectEvent((wallet: readonly HeldCard[]) => {
    const opened = new Map(memberCards.map(({ id, opened_on: day }) => [id, day]));
    const slugs = new Set([...held, ...wallet].map(({ card }) => card));
    const cards = problem.catalog.cards.filter(({ slug }) => slugs.has(slug));
    onAudit({
      problem: { ...problem, catalog: { ...problem.catalog, cards } },
      held: held.map((card) => ({
        ...card,
        openedOn: parseCalendarDate(opened.get(card.id) ?? null),
      })),
      best: wallet,
    });
  });
  useEffect(() => {
    if (best !== null) auditWith(best);
  }, [best]);

  const names = new Map(
    mine.map(({ memberCard, card }) => [memberCard.id, memberCard.nickname ?? card.name]),
  );
  for (const { id, card } of best ?? []) {
    if (!names.has(id)) names.set(id, inputs.cardRowOf(card).name);
  }
  const feeOf = ({ card, annualFeeCents }: (typeof held)[number]) =>
    annualFeeCents ?? inputs.cardRowOf(card).annual_fee_cents;
  const toWallet = (wallet: typeof held) => ({
    names: wallet.map(({ id }) => names.get(id) ?? ''),
    feesCents: wallet.reduce((sum, card) => sum + feeOf(card), 0),
  });
  const subCategories = new Map(
    inputs.rows.categories.flatMap(({ sub_categories: parts }) =>
      parts.map(({ slug, name }) => [slug, name]),
    ),
  );
  const ids = useMemo(
    () =>
      new Map(
        inputs.rows.categories.flatMap(({ sub_categories: parts }) =>
          parts.map(({ id, slug }) => [slug, id]),
        ),
      ),
    [inputs.rows.categories],
  );
  const lines = useMemo(
    () =>
      (audit?.rows ?? []).flatMap(({ card, date, amountCents, description, subCategory }) =>
        card === null
          ? []
          : [
              {
                memberCardId: card,
                madeOn: date,
                amountCents,
                merchant: description,
                subCategoryId: subCategory === null ? null : (ids.get(subCategory) ?? null),
              },
            ],
      ),
    [audit, ids],
  );
  return (
    <AuditPanel
      audit={audit}
      held={toWallet(held)}
      best={best && toWallet(best)}
      isWorking={isAuditing || state.kind === 'running'}
      failure={state.kind === 'failed' ? describeError(state.error) : undefined}
      onStart={() => start({ ...request, problem, alternatives: 0 })}
      cardNameOf={(id) => names.get(id) ?? ''}
      subCategoryNameOf={(slug) => subCategories.get(slug) ?? slug}
    >
      <ImportPurchases lines={lines} />
    </AuditPanel>
  );
}
