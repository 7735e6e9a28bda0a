import type { Ref } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { cn } from '@/lib/class-names.ts';
import { formatAnnualFee, formatPercent, formatWholeDollars } from '@/lib/format.ts';
import type { RankedCard } from '../rank-cards.ts';
import type { FigurePart, OpenFigure } from './ranking-ledger.tsx';

type RankingRowProps = {
  ref: Ref<HTMLTableRowElement>;
  index: number;
  entry: RankedCard;
  isHeld: boolean;
  isFirstYear: boolean;
  onOpen: (figure: OpenFigure) => void;
};

const figureLabels: Readonly<Record<FigurePart, string>> = {
  net: 'net value',
  rewards: 'rewards',
  credits: 'credits',
  bonus: 'sign-up bonus',
  fee: 'annual fee',
};

/** What a dollar of spending brings before fees, in percent. */
function computeReturn({ value }: RankedCard): number | null {
  const spent = value.cards[0]?.spendCents ?? 0;
  return spent === 0 ? null : (value.rewardsCents / spent) * 100;
}

export function RankingRow(props: RankingRowProps) {
  const { ref, index, entry, isHeld, isFirstYear, onOpen } = props;
  const { card, issuer, value } = entry;
  const rate = computeReturn(entry);
  const figure = (part: FigurePart, cents: number, className?: string) => (
    <button
      type="button"
      aria-label={`${formatWholeDollars(cents)}: show how the ${figureLabels[part]} of ${card.name} is calculated`}
      onClick={() => {
        onOpen({ entry, part });
      }}
      className={cn(
        'decoration-muted-foreground/60 hover:decoration-primary min-h-8 rounded-sm underline decoration-dotted underline-offset-4',
        className,
      )}
    >
      {formatWholeDollars(cents)}
    </button>
  );
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className="hover:bg-muted/50 border-b last:border-0"
    >
      <td className="text-muted-foreground hidden px-3 text-right text-sm sm:table-cell">
        {index + 1}
      </td>
      <td className="w-full max-w-0 px-3 py-2.5">
        <CardIdentity card={card} issuer={issuer}>
          <span className="sm:hidden">{formatAnnualFee(card.annual_fee_cents)}</span>
          {isHeld && <Badge tone="primary">Mine</Badge>}
          {card.is_business && <Badge>Business</Badge>}
          {!card.opened_to_new && <Badge>Closed to new</Badge>}
          {entry.isUncertain && (
            <ConfidenceMark confidence="low" subject={`a fact of ${card.name}`} isCompact />
          )}
        </CardIdentity>
      </td>
      <td className="px-3 text-right whitespace-nowrap">
        {figure('net', value.netCents, 'font-semibold')}
        {rate !== null && (
          <span className="text-muted-foreground block text-xs">
            {formatPercent(Math.round(rate * 100) / 100)} back
          </span>
        )}
      </td>
      <td className="hidden px-3 text-right md:table-cell">
        {figure('rewards', value.rewardsCents)}
      </td>
      <td className="hidden px-3 text-right md:table-cell">
        {figure('credits', value.creditsCents)}
      </td>
      {isFirstYear && (
        <td className="hidden px-3 text-right md:table-cell">
          {figure('bonus', value.bonusCents)}
        </td>
      )}
      <td className="hidden px-3 text-right sm:table-cell">{figure('fee', value.feesCents)}</td>
    </tr>
  );
}
