import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { shownDifference } from '@/lib/shown-sums.ts';
import { describeSteps } from '../describe-answer.ts';
import type { ChangeKind, Answer } from '../read-answer.ts';
import type { SearchRequest } from '../schema.ts';
import { BeforeAndAfter } from './before-and-after.tsx';

type BestWalletVerdictProps = {
  answer: Answer;
  steps: readonly { readonly kind: ChangeKind; readonly card: string }[];
  request: SearchRequest;
  inputs: Pick<ValuationInputs, 'names' | 'profile'>;
  isProven: boolean;
  ownCount: number;
  /** Other sets that are worth the same to the dollar. */
  tied: number;
};

/** The page's sentence and its figure. */
export function BestWalletVerdict(props: BestWalletVerdictProps) {
  const { answer, steps, request, inputs, isProven, ownCount, tied } = props;
  const { value, mine } = answer;
  const { names, profile } = inputs;
  const isKept = mine !== null && answer.wallet.length === ownCount && steps.length === 0;
  const year = request.problem.year === 'first' ? 'in the first year' : 'a year';
  const mineWords = ownCount === 1 ? 'your card' : `your ${formatCount(ownCount, 'card')}`;
  const size = request.limits.atMost;
  const sets = size === 1 ? 'no card' : `no set of ${size} cards`;
  const spending = profile ? `“${profile.name}”` : 'your spending';
  const sentence = isKept
    ? `Keep ${mineWords}.`
    : describeSteps(steps.map(({ kind, card }) => ({ kind, name: names.card(card) })));
  const kept = formatWholeDollars(value.netCents);
  return (
    <div className="grid gap-x-14 gap-y-5 pt-5 pb-8 sm:pt-8 sm:pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-start gap-3.5">
        <h2 className="font-serif text-[2rem] leading-[1.1] font-medium text-balance sm:text-5xl">
          {sentence}
        </h2>
        <p className="text-muted-foreground [&>b]:text-foreground max-w-prose [&>b]:font-semibold">
          {isKept
            ? `For ${spending}, ${isProven ? 'nothing within these limits beats them' : 'nothing better was found yet'}.`
            : isProven
              ? `For ${spending}, ${sets} is worth more.`
              : `The best found so far for ${spending}.`}{' '}
          {mine !== null && !isKept && (
            <>
              You keep <b>{kept}</b> {year} instead of <b>{formatWholeDollars(mine.netCents)}</b>
              {value.feesCents === 0 ? ', and pay no annual fees.' : '.'}
            </>
          )}
          {tied > 0 &&
            ` ${tied === 1 ? 'Another set ties' : `${tied} other sets tie`} with it: pick whichever you like.`}
        </p>
      </div>
      <div>
        <LedgerDialog
          figure={
            mine === null || isKept
              ? kept
              : `+${formatWholeDollars(shownDifference(value.netCents, mine.netCents))}`
          }
          title={isKept ? 'Net value of my cards' : 'Net value of the best wallet'}
          className="text-positive font-serif text-[3.25rem] leading-none font-medium [text-decoration-thickness:2px] underline-offset-8 sm:text-6xl"
        >
          {mine !== null && !isKept && (
            <BeforeAndAfter afterCents={value.netCents} beforeCents={mine.netCents} />
          )}
          <LedgerLines lines={value.lines} names={names} showCards />
        </LedgerDialog>
        <p className="text-muted-foreground pt-3.5">
          {request.problem.year === 'first'
            ? 'in the first year, with sign-up bonuses.'
            : 'every year, before any bonus.'}
        </p>
      </div>
    </div>
  );
}
