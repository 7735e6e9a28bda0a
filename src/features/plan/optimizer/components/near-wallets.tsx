import { useId, useState } from 'react';
import { CardArt } from '@/components/card-art.tsx';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { FoundWallet } from '@/domain/rewards/search/find-best-wallet.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { cn } from '@/lib/class-names.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { shownDifference, wholeDollars } from '@/lib/shown-sums.ts';
import { describeDifference } from '../describe-answer.ts';
import type { Answer } from '../read-answer.ts';
import type { SearchRequest } from '../schema.ts';
import type { ExpectedQuarters } from './assumptions.tsx';
import { FoundWalletItem } from './found-wallet-item.tsx';

/** More faces than this are counted. */
const mostFaces = 4;

type NearWalletsProps = {
  answer: Answer;
  /** The next best wallets, best first. */
  others: readonly FoundWallet[];
  /** The member's cards as they are, for a last bar; null if there are none, or if they are the answer. */
  today: FoundWallet | null;
  request: SearchRequest;
  inputs: ValuationInputs;
  quarters?: ExpectedQuarters | undefined;
  onSave?: ((found: FoundWallet) => void) | undefined;
};

type BarProps = Omit<NearWalletsProps, 'answer' | 'others' | 'today'> & {
  found: FoundWallet;
  note: string;
  mostCents: number;
  /** `plain`: a bar without details. */
  kind: 'answer' | 'other' | 'plain';
};

function Bar(props: BarProps) {
  const { found, note, mostCents, kind, inputs, request, quarters, onSave } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const issuers = new Map(inputs.rows.companies.map(({ id: key, name }) => [key, name]));
  const value = formatWholeDollars(found.netCents);
  const more = found.wallet.length - mostFaces;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 py-3 sm:grid-cols-[13.5rem_1fr_4.5rem]">
      <span className="flex items-center gap-1.5">
        {found.wallet.slice(0, mostFaces).map(({ id: key, card }) => {
          const row = inputs.cardRowOf(card);
          return (
            <CardArt
              key={key}
              card={row}
              issuer={issuers.get(row.company_id) ?? ''}
              className="w-12"
            />
          );
        })}
        {more > 0 && <span className="text-muted-foreground text-sm">+{more}</span>}
      </span>
      <span aria-hidden className="max-sm:order-3 max-sm:col-span-2">
        <span
          className={cn('block h-5 rounded-xs', kind === 'answer' ? 'bg-positive' : 'bg-input')}
          style={{
            width: `${mostCents > 0 ? Math.max(0, (100 * found.netCents) / mostCents) : 0}%`,
          }}
        />
      </span>
      <span className="text-right font-semibold">{value}</span>
      <span className="text-muted-foreground order-4 col-span-full flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="min-w-0">{note}</span>
        {kind === 'other' && (
          <Button
            variant="link"
            size="sm"
            className="h-6 px-0"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Less' : 'Details'}
            <span className="sr-only">, {note}</span>
          </Button>
        )}
      </span>
      <div id={id} className="order-5 col-span-full empty:hidden">
        {isOpen && (
          <FoundWalletItem
            title={`${value} ${request.problem.year === 'first' ? 'in the first year' : 'a year'}`}
            {...{ found, request, inputs, quarters, onSave }}
          />
        )}
      </div>
    </li>
  );
}

/** The next best wallets as bars, with ties named. */
export function NearWallets({ answer, others, today, ...rest }: NearWalletsProps) {
  const { names } = rest.inputs;
  const best = { wallet: answer.wallet, netCents: answer.value.netCents };
  const mostCents = Math.max(best.netCents, ...others.map(({ netCents }) => netCents));
  const slugs = best.wallet.map(({ card }) => card);
  const noteOn = (found: FoundWallet) => {
    const lessCents = shownDifference(best.netCents, found.netCents);
    const cards = describeDifference(
      found.wallet.map(({ card }) => card),
      slugs,
      names.card,
    );
    return lessCents === 0 ? `A tie: ${cards}` : cards;
  };
  return (
    <Section aria-labelledby="near-wallets">
      <SectionHeader>
        <SectionTitle id="near-wallets">How close the others come</SectionTitle>
        <p className="text-muted-foreground text-sm leading-6">Kept a year</p>
      </SectionHeader>
      <ul className="divide-y">
        <Bar {...rest} found={best} note="This answer" mostCents={mostCents} kind="answer" />
        {others.map((found, index) => (
          <Bar
            key={index}
            {...rest}
            found={found}
            note={noteOn(found)}
            mostCents={mostCents}
            kind="other"
          />
        ))}
        {today && (
          <Bar
            {...rest}
            found={today}
            note={`What you have today: ${formatCount(today.wallet.length, 'card')}`}
            mostCents={mostCents}
            kind="plain"
          />
        )}
      </ul>
    </Section>
  );
}

/** Wallets that are worth as much as the answer, to the dollar. */
export const countTies = (answer: Answer, others: readonly FoundWallet[]) =>
  others.filter(({ netCents }) => wholeDollars(netCents) === wholeDollars(answer.value.netCents))
    .length;
