import { Archive, ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { CardArt } from '@/components/card-art.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { OffersPaid } from '@/features/use/card-offers/public.tsx';
import { PointsMoves } from '@/components/points-moves.tsx';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import type { RewardProblem, HeldCard } from '@/domain/rewards/problem.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import type { ClosingAdvice } from '@/lib/describe-closing.ts';
import { shownDifference, shownParts } from '@/lib/shown-sums.ts';
import { describeChange, nameChange, signed } from '../describe-answer.ts';
import { type Answer, listChanges } from '../read-answer.ts';
import { BeforeAndAfter } from './before-and-after.tsx';

export type WalletStep = { readonly kind: 'open' | 'close' | 'rest'; readonly held: HeldCard };

type WalletChangesProps = {
  answer: Answer;
  steps: readonly WalletStep[];
  own: readonly HeldCard[];
  problem: RewardProblem;
  inputs: ValuationInputs;
  /** Reasons to close a free card, by its id. */
  rooms?: ReadonlyMap<string, string> | undefined;
  advice?: ClosingAdvice | undefined;
};

/** The steps from the member's cards to the answer, each with what it adds. */
export function WalletChanges(props: WalletChangesProps) {
  const { answer, steps, own, problem, inputs, rooms, advice } = props;
  const { names } = inputs;
  const { value, mine } = answer;
  const changes = useMemo(
    () => listChanges(problem, own, steps, { value, mine }),
    [problem, own, steps, value, mine],
  );
  if (mine === null) return null;
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const gainCents = shownDifference(value.netCents, mine.netCents);
  const shown = shownParts(
    changes.map(({ before, after }) => after.netCents - before.netCents),
    gainCents,
  );
  return (
    <Section aria-labelledby="wallet-changes">
      <SectionHeader>
        <SectionTitle id="wallet-changes">What changes</SectionTitle>
        <p className="text-muted-foreground text-sm leading-6">
          Each step on its own, in this order
        </p>
      </SectionHeader>
      {advice && <PointsMoves moves={advice.moves} />}
      <ol aria-labelledby="wallet-changes" className="divide-y">
        {changes.map((change, index) => {
          const { kind, held, before, after } = change;
          const card = held && inputs.cardRowOf(held.card);
          const title = nameChange(change, names);
          const notes = held ? [rooms?.get(held.id), ...(advice?.warnings.get(held.id) ?? [])] : [];
          return (
            <li
              key={`${kind} ${held?.id}`}
              className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3.5"
            >
              {card ? (
                <CardArt card={card} issuer={issuers.get(card.company_id) ?? ''} className="w-12" />
              ) : (
                <ListChecks aria-hidden className="text-muted-foreground" />
              )}
              <div className="min-w-0">
                <h3 translate="no" className="leading-6 font-semibold">
                  {title}
                  {kind === 'rest' && (
                    <Archive
                      aria-hidden
                      className="text-muted-foreground ml-1.5 inline size-4 align-[-0.15em]"
                    />
                  )}
                </h3>
                <p className="text-muted-foreground text-sm">
                  {describeChange(change, names, shown[index] ?? 0)}
                  {kind === 'rest' && ' Keeping it open is free and keeps your credit history.'}
                </p>
                {notes.map(
                  (note) =>
                    note !== undefined && (
                      <p key={note} className="text-caution text-sm">
                        {note}
                      </p>
                    ),
                )}
                {advice && kind === 'close' && held && (
                  <OffersPaid isClosing memberCardId={held.id} className="text-caution text-sm" />
                )}
              </div>
              <LedgerDialog
                figure={signed(shown[index] ?? 0)}
                title={`${title}: what it adds`}
                description="Net value after this step and before it."
                className={
                  (shown[index] ?? 0) < 0
                    ? 'text-destructive text-lg font-semibold'
                    : 'text-positive text-lg font-semibold'
                }
              >
                <BeforeAndAfter afterCents={after.netCents} beforeCents={before.netCents} />
                <LedgerLines lines={after.lines} names={names} showCards />
              </LedgerDialog>
            </li>
          );
        })}
      </ol>
      <p className="border-foreground flex items-baseline justify-between gap-4 border-t pt-3.5 text-lg font-semibold">
        {problem.year === 'first' ? 'Together, in the first year' : 'Together, every year'}
        <LedgerDialog
          figure={signed(gainCents)}
          title="What the switch adds to my cards"
          description={`Net value in ${problem.year === 'first' ? 'the first year' : 'a typical year'}, with the switch and without it.`}
          className="text-positive"
        >
          <BeforeAndAfter afterCents={value.netCents} beforeCents={mine.netCents} />
          <LedgerLines lines={value.lines} names={names} showCards />
        </LedgerDialog>
      </p>
    </Section>
  );
}
