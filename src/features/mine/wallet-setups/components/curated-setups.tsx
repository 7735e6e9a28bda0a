import { useState } from 'react';
import { CardRoster } from '@/components/card-roster.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { useHeldCardIds } from '@/features/mine/eligibility/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import type { WalletSetup } from '../queries.ts';
import { explainMore } from '../explain-more.ts';
import type { BestFound } from '../explain-more.ts';

type CuratedSetupsProps = {
  setups: readonly WalletSetup[];
  inputs: ValuationInputs;
  /** The best wallet that was found, and its limits; null before a search. */
  best: BestFound | null;
  onSave: (name: string, wallet: readonly HeldCard[]) => void;
};

type ValuedSetup = {
  readonly setup: WalletSetup;
  readonly wallet: readonly HeldCard[];
  readonly value: WalletValue;
};

/** Curated combinations by what they are worth to the member in a typical year, the best first. */
const valueSetups = memoizeLast(
  (inputs: ValuationInputs, setups: readonly WalletSetup[]): readonly ValuedSetup[] => {
    const context = contextOf(inputs.problemOf('steady'));
    const slugs = new Map(inputs.rows.cards.map(({ id, slug }) => [id, slug]));
    return setups
      .map((setup) => {
        const wallet = setup.wallet_setup_cards.flatMap(({ credit_card_id }): HeldCard[] => {
          const card = slugs.get(credit_card_id);
          return card === undefined ? [] : [{ id: `${setup.slug}:${card}`, card, selected: {} }];
        });
        return { setup, wallet, value: valueWalletIn(context, wallet) };
      })
      .sort((a, b) => b.value.netCents - a.value.netCents);
  },
);

/** Combinations shown at first. */
const shownAtFirst = 4;

export function CuratedSetups({ setups, inputs, best, onSave }: CuratedSetupsProps) {
  const [isWhole, setWhole] = useState(false);
  const valued = valueSetups(inputs, setups);
  const heldIds = useHeldCardIds();
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ul aria-label="Curated combinations" className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
        {valued.slice(0, isWhole ? valued.length : shownAtFirst).map(({ setup, wallet, value }) => (
          <li key={setup.id} className="flex flex-col border-t">
            <div className="flex items-start justify-between gap-3 pt-2.5 pb-1">
              <div className="grid min-w-0 gap-0.5">
                <h3 className="font-semibold">
                  {setup.name}
                  {setup.confidence === 'low' && (
                    <ConfidenceMark confidence="low" subject={setup.name} isCompact />
                  )}
                </h3>
                <p className="text-muted-foreground text-sm">{setup.idea}</p>
                {wallet
                  .map(({ card }) => inputs.cardRowOf(card))
                  .filter((card) => !card.opened_to_new && !heldIds.has(card.id))
                  .map((card) => (
                    <p key={card.id} className="text-caution text-sm">
                      You can’t open {card.name}: it takes no new applicants.
                    </p>
                  ))}
                {best && (
                  <p className="text-muted-foreground text-sm empty:hidden">
                    {explainMore(inputs, { wallet, netCents: value.netCents }, best)}
                  </p>
                )}
              </div>
              <LedgerDialog
                figure={formatWholeDollars(value.netCents)}
                title={`Net value of ${setup.name} in a year`}
                description="Your spending, divided among these cards so that it earns the most."
                className="shrink-0 text-lg font-semibold"
              >
                <LedgerLines lines={value.lines} names={inputs.names} showCards />
              </LedgerDialog>
            </div>
            <CardRoster
              cards={wallet.map(({ id, card: slug }) => {
                const card = inputs.cardRowOf(slug);
                return {
                  id,
                  card,
                  issuer: issuers.get(card.company_id) ?? '',
                  isHeld: heldIds.has(card.id),
                };
              })}
              className="grid flex-1 content-start gap-3 py-3"
            />
            <div className="flex flex-wrap items-center justify-between gap-3 pt-1">
              <Button size="md" variant="outline" onClick={() => onSave(setup.name, wallet)}>
                Save as a wallet
              </Button>
              <ReportFactButton
                fact={{
                  table: 'wallet_setups',
                  id: setup.id,
                  subject: `the combination ${setup.name}`,
                }}
              />
            </div>
          </li>
        ))}
      </ul>
      {valued.length > shownAtFirst && (
        <Button
          variant="outline"
          className="w-fit"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer combinations' : `Show all ${valued.length} combinations`}
        </Button>
      )}
    </div>
  );
}
