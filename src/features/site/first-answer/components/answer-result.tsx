import { Link } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { FilterSelect } from '@/components/filter-select.tsx';
import { FilterSwitch } from '@/components/filter-switch.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import { calendarDate } from '@/domain/calendar.ts';
import { toLedgerNames, useCatalogQuery } from '@/features/catalog/facts/queries.ts';
import type { CardRow, CatalogRows } from '@/features/catalog/facts/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import type { AssumedFigure } from '@/features/plan/optimizer/schema.ts';
import { computeAnswer, toAssumedFigure } from '../compute-answer.ts';
import { keepAnswer } from '../carry-answer.ts';
import type { FirstAnswerSearch } from '../schema.ts';
import { BestPairAnswer } from './best-pair-answer.tsx';

const SHOWN = 3;

const creditLevels = [
  { value: 'none', label: 'None yet' },
  { value: 'fair', label: 'Fair' },
  { value: 'good', label: 'Good' },
  { value: 'excellent', label: 'Excellent' },
] as const;

type RenderAssumptions = (figure: AssumedFigure) => ReactNode;

type AnswerAssumptionsProps = {
  rows: CatalogRows;
  search: FirstAnswerSearch;
  cards: readonly CardRow[];
  render: RenderAssumptions;
};

/** Assumptions behind the figure of some cards; computed when the figure opens. */
function AnswerAssumptions({ rows, search, cards, render }: AnswerAssumptionsProps) {
  const today = getToday();
  const figure = useMemo(
    () => toAssumedFigure(rows, search, today, cards),
    [rows, search, today, cards],
  );
  return render(figure);
}

type AnswerProps = {
  search: FirstAnswerSearch;
  /** False for what a link alone holds, which somebody else may have sent. */
  isOwn: boolean;
  onSearchChange: (search: FirstAnswerSearch) => void;
  renderAssumptions: RenderAssumptions;
};

function Answer(props: AnswerProps & { rows: CatalogRows }) {
  const { rows, search, isOwn, onSearchChange, renderAssumptions } = props;
  // Typing stays quick: the answer follows when there is time.
  const asked = useDeferredValue(search);
  const today = getToday();
  const answer = useMemo(() => computeAnswer(rows, asked, today), [rows, asked, today]);
  const names = useMemo(() => toLedgerNames(rows, {}, calendarDate(today)), [rows, today]);
  const [best] = answer;
  const keep = useCallback(() => {
    // A member has an account already, with spending of its own.
    if (best && !hasSessionCookie()) keepAnswer(asked, best.card.id);
  }, [asked, best]);
  useEffect(() => {
    if (isOwn) keep();
  }, [isOwn, keep]);
  const assumptionsOf = (cards: readonly CardRow[]) => (
    <AnswerAssumptions rows={rows} search={asked} cards={cards} render={renderAssumptions} />
  );
  const year = asked.first ? 'in the first year' : 'a year';
  if (!best || best.value.netCents <= 0) {
    return (
      <p role="status" className="text-muted-foreground px-5 pb-5">
        On this spending no card earns more than it costs. Enter a few amounts above.
      </p>
    );
  }
  return (
    <div className="grid gap-4 border-t p-4 sm:p-5">
      <ol aria-label="Best cards for this spending" className="grid gap-2">
        {answer.slice(0, SHOWN).map(({ card, issuer, value }, index) => (
          <li
            key={card.id}
            className={`flex items-center justify-between gap-4 rounded-md ${index === 0 ? 'bg-primary-soft px-3 py-3' : 'px-3 py-1'}`}
          >
            <CardIdentity
              card={card}
              issuer={issuer}
              title={
                <Link
                  translate="no"
                  to="/credit-cards/$id/$"
                  params={{ id: String(card.id), _splat: card.slug }}
                  className="underline-offset-4 hover:underline"
                >
                  {card.name}
                </Link>
              }
            >
              <span>
                {formatAnnualFee(card.annual_fee_cents)}
                {card.annual_fee_cents > 0 && ' a year'}
              </span>
            </CardIdentity>
            <div className="shrink-0 text-right">
              <LedgerDialog
                figure={formatWholeDollars(value.netCents)}
                title={`How we got ${formatWholeDollars(value.netCents)}`}
                className={index === 0 ? 'text-2xl font-semibold' : 'font-semibold'}
              >
                <LedgerLines
                  lines={value.lines}
                  names={names}
                  total={`What you keep in ${asked.first ? 'the first year' : 'a year'}`}
                />
                {assumptionsOf([card])}
              </LedgerDialog>
              {index === 0 && (
                <p className="text-muted-foreground text-sm">{year}, after its fee</p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <FilterSwitch
          label="I redeem for cash"
          isOn={asked.cash ?? false}
          onChange={(isOn) => onSearchChange({ ...search, cash: isOn || undefined })}
        />
        <FilterSwitch
          label="First year, with bonus"
          isOn={asked.first ?? false}
          onChange={(isOn) => onSearchChange({ ...search, first: isOn || undefined })}
        />
        <FilterSwitch
          label="Count credits"
          isOn={asked.credits ?? false}
          onChange={(isOn) => onSearchChange({ ...search, credits: isOn || undefined })}
        />
        <FilterSelect
          label="My credit history"
          options={creditLevels}
          value={asked.credit}
          allLabel="Not sure: good"
          onValueChange={(credit) => onSearchChange({ ...search, credit })}
        />
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <BestPairAnswer
          rows={rows}
          search={asked}
          names={names}
          alone={best.value.netCents}
          assumptionsOf={assumptionsOf}
        />
        <Button asChild variant="outline" className="w-fit">
          <Link to="/guest/card-ranking" onClick={keep}>
            Every card, ranked
          </Link>
        </Button>
        <Button asChild variant="outline" className="w-fit">
          <Link to="/register" onClick={keep}>
            Save this
          </Link>
        </Button>
      </div>
      <p className="text-muted-foreground text-sm">
        Tap any amount to see the math. Assumes one personal card for your credit, with no
        membership required. Facts we’re not sure of are left out.
      </p>
    </div>
  );
}

export function AnswerResult(props: AnswerProps) {
  const query = useCatalogQuery();
  if (query.data) return <Answer {...props} rows={query.data} />;
  if (query.isError) {
    return (
      <div className="p-4 pt-0">
        <ErrorState title="The catalog could not be read" query={query} />
      </div>
    );
  }
  return (
    <div className="p-4 pt-0">
      <ListSkeleton label="Loading the catalog" rows={3} />
    </div>
  );
}
