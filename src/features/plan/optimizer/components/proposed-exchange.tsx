import { Archive, Check, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import type { Card } from '@/domain/rewards/catalog/card.ts';
import type { HeldCard, RewardProblem } from '@/domain/rewards/problem.ts';
import { DRAWER } from '@/domain/rewards/valuation/keep-or-drop.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { ClosingAdvice } from '@/lib/describe-closing.ts';
import { PointsMoves } from '@/components/points-moves.tsx';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import { shownDifference } from '@/lib/shown-sums.ts';
import type { Proposal } from '../choose-exchange.ts';

export type AdviseOnClosing = (
  closing: readonly string[],
  opening: readonly Card[],
) => ClosingAdvice;

/** The reason to close a free card that goes, by its id: a rule that else lets none of the `opening` in. */
export type MakeRoom = (
  closing: readonly string[],
  spare: readonly string[],
  opening: readonly string[],
) => ReadonlyMap<string, string>;

type ProposedExchangeProps = {
  name: string;
  value: Pick<WalletValue, 'netCents'>;
  proposal: Proposal;
  inputs: ValuationInputs;
  /** True if these are the member's actual cards, which are opened and closed. */
  isHeld?: boolean;
  /** Cautions before held cards are closed. */
  adviseOn?: AdviseOnClosing | undefined;
  makeRoom?: MakeRoom | undefined;
  /** The valued year; a typical one by default. */
  year?: RewardProblem['year'];
};

const titles = {
  leaves: ['Goes out', 'Close'],
  rests: ['Goes out', DRAWER],
  joins: ['Comes in', 'Open'],
  stays: ['Stays', 'Keep'],
} as const;
const icons = {
  leaves: <Minus aria-hidden className="text-destructive" />,
  rests: <Archive aria-hidden className="text-muted-foreground" />,
  joins: <Plus aria-hidden className="text-positive" />,
  stays: <Check aria-hidden className="text-muted-foreground" />,
} as const;

export function ProposedExchange(props: ProposedExchangeProps) {
  const { name, value, proposal, inputs, isHeld = false, adviseOn, makeRoom } = props;
  const { year = 'steady' } = props;
  const when = year === 'first' ? 'the first year' : 'a typical year';
  const issuers = new Map(inputs.rows.companies.map(({ id, name: issuer }) => [id, issuer]));
  const domainCards = new Map(inputs.catalog.cards.map((card) => [card.slug, card]));
  const isFree = ({ card, annualFeeCents }: HeldCard) =>
    (annualFeeCents ?? inputs.cardRowOf(card).annual_fee_cents) === 0;
  const { joins, stays } = proposal;
  const free = proposal.leaves.filter((held) => isHeld && isFree(held));
  const rooms = makeRoom?.(
    proposal.leaves.filter((held) => !free.includes(held)).map(({ id }) => id),
    free.map(({ id }) => id),
    joins.map(({ card }) => card),
  );
  // Closing a card without a fee gains nothing, unless it makes room.
  const rests = free.filter(({ id }) => rooms?.has(id) !== true);
  const leaves = proposal.leaves.filter((held) => !rests.includes(held));
  const lists = { joins, leaves, rests, stays };
  const advice = adviseOn?.(
    lists.leaves.map(({ id }) => id),
    lists.joins.flatMap(({ card }) => domainCards.get(card) ?? []),
  );
  const item = (held: HeldCard, icon: ReactNode) => {
    const card = inputs.cardRowOf(held.card);
    return (
      <li key={held.id} className="flex items-center gap-2 [&>svg]:size-4 [&>svg]:shrink-0">
        {icon}
        <CardIdentity card={card} issuer={issuers.get(card.company_id) ?? ''}>
          <span>{formatAnnualFee(card.annual_fee_cents)}</span>
          {rooms?.has(held.id) === true && <span className="block">{rooms.get(held.id)}</span>}
          {advice?.warnings.get(held.id)?.map((warning) => (
            <span key={warning} className="text-caution block">
              {warning}
            </span>
          ))}
        </CardIdentity>
      </li>
    );
  };
  return (
    <div className="grid gap-3 rounded-md border p-3">
      <p className="text-lg">
        <LedgerDialog
          figure={`+${formatWholeDollars(shownDifference(proposal.afterValue.netCents, value.netCents))}`}
          title={`What the switch adds to ${name}`}
          description={`Net value in ${when}, with the switch and without it.`}
          className="text-positive font-semibold"
        >
          <LedgerSection
            title="Gained in a year"
            rows={[
              {
                key: 'after',
                label: 'With the switch',
                detail: 'net value',
                valueCents: proposal.afterValue.netCents,
              },
              {
                key: 'now',
                label: 'As it is now',
                detail: 'net value',
                valueCents: 0 - value.netCents,
              },
            ]}
          />
          <LedgerLines lines={proposal.afterValue.lines} names={inputs.names} showCards />
        </LedgerDialog>{' '}
        {year === 'first' ? 'in the first year' : 'a year'}:{' '}
        {formatWholeDollars(proposal.afterValue.netCents)} instead of{' '}
        {formatWholeDollars(value.netCents)}.
      </p>
      {advice && <PointsMoves moves={advice.moves} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {(['joins', 'leaves', 'rests', 'stays'] as const)
          .filter((kind) => lists[kind].length > 0)
          .map((kind) => {
            const title = titles[kind][isHeld ? 1 : 0];
            return (
              <section key={kind} aria-label={title} className="grid content-start gap-2">
                <h3 className="text-sm font-medium">{title}</h3>
                <ul className="grid gap-2">{lists[kind].map((held) => item(held, icons[kind]))}</ul>
                {kind === 'rests' && (
                  <p className="text-muted-foreground text-sm">
                    Keeping it open is free and keeps your credit history.
                  </p>
                )}
              </section>
            );
          })}
      </div>
    </div>
  );
}
