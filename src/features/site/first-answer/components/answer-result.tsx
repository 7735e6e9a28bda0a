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
import { RadioChoice, RadioGroup } from '@/components/ui/radio-group.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { calendarDate } from '@/domain/calendar.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import { toLedgerNames, useCatalogQuery } from '@/features/catalog/facts/queries.ts';
import type { CardRow, CatalogRows } from '@/features/catalog/facts/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { formatAnnualFee, formatCentsPerPoint, formatWholeDollars } from '@/lib/format.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import type { AssumedFigure } from '@/features/plan/optimizer/schema.ts';
import { computeAnswer, toAssumedFigure } from '../compute-answer.ts';
import { keepAnswer } from '../carry-answer.ts';
import type { FirstAnswerSearch } from '../schema.ts';
import { BestPairAnswer } from './best-pair-answer.tsx';

const SHOWN = 3;

const uses = [
  { value: 'cash', label: 'Cash', text: 'Each point counts at what it pays out as cash.' },
  {
    value: 'travel',
    label: 'Travel',
    text: 'Each point counts at its published value for flights and hotels.',
  },
] as const;

const creditLevels = [
  { value: 'none', label: 'None yet' },
  { value: 'fair', label: 'Fair' },
  { value: 'good', label: 'Good' },
  { value: 'excellent', label: 'Excellent' },
] as const;

type PointUseProps = { isTravel: boolean; onChange: (isTravel: boolean) => void };

function PointUse({ isTravel, onChange }: PointUseProps) {
  const chosen = uses[isTravel ? 1 : 0];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="font-medium">I use points for</p>
      <RadioGroup
        aria-label="I use points for"
        value={chosen.value}
        onValueChange={(value) => onChange(value === 'travel')}
        className="border-input inline-flex h-11 gap-0 rounded-md border p-0.5"
      >
        {uses.map(({ value, label }) => (
          <RadioChoice
            key={value}
            value={value}
            className="text-muted-foreground data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground rounded-sm px-4 font-medium"
          >
            {label}
          </RadioChoice>
        ))}
      </RadioGroup>
      <p className="text-muted-foreground basis-full text-sm">{chosen.text}</p>
    </div>
  );
}

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

type PointValueProps = { value: WalletValue; names: LedgerNames };

/** Value of the card's points in this answer, such as "Ultimate Rewards at 1¢"; nothing for cash back. */
function PointValue({ value, names }: PointValueProps) {
  const line = value.lines.find((each) => each.kind === 'spend');
  if (!line || names.rateUnit(line.pointSystem) === 'dollars') return null;
  return (
    <span>
      <span translate="no">{names.pointSystem(line.pointSystem)}</span> at{' '}
      {formatCentsPerPoint(line.centsPerPoint)} a point
    </span>
  );
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
    if (best && !hasSessionCookie()) keepAnswer(asked);
  }, [asked, best]);
  useEffect(() => {
    if (isOwn) keep();
  }, [isOwn, keep]);
  const assumptionsOf = (cards: readonly CardRow[]) => (
    <AnswerAssumptions rows={rows} search={asked} cards={cards} render={renderAssumptions} />
  );
  const year = asked.first ? 'in the first year' : 'a year';
  const pointUse = (
    <PointUse
      isTravel={asked.travels ?? false}
      onChange={(isTravel) => onSearchChange({ ...search, travels: isTravel || undefined })}
    />
  );
  if (!best || best.value.netCents <= 0) {
    return (
      <div className="grid gap-4 border-t p-4 sm:p-5">
        {pointUse}
        <p role="status" className="text-muted-foreground">
          On this spending no card earns more than it costs. Enter a few amounts above.
        </p>
      </div>
    );
  }
  return (
    <div className="grid gap-4 border-t p-4 sm:p-5">
      {pointUse}
      <ol aria-label="Best cards for this spending" className="grid gap-2">
        {answer.slice(0, SHOWN).map(({ card, issuer, value }, index) => (
          <li
            key={card.id}
            className={`flex justify-between gap-x-4 gap-y-2 rounded-md px-3 ${index === 0 ? 'bg-primary-soft py-3 max-sm:flex-col sm:items-center' : 'items-center py-1'}`}
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
              <PointValue value={value} names={names} />
            </CardIdentity>
            <div
              className={`shrink-0 ${index === 0 ? 'flex flex-wrap items-baseline gap-x-2 sm:block sm:text-right' : ''}`}
            >
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
                <p className="text-muted-foreground text-sm">
                  {year}
                  {card.annual_fee_cents > 0 && ', after its fee'}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
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
