import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { useTypedText } from '@/components/search-input.tsx';
import { TitledSection } from '@/components/section.tsx';
import { Stat } from '@/components/stat.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { balancePoints } from '@/features/mine/valuation/schema.ts';
import { formatCents, formatCentsPerPoint, formatExactCents, formatPoints } from '@/lib/format.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';
import { describeVerdict, describeWay } from '../describe-redemption.ts';
import type { PointsOrCashSearch } from '../schema.ts';
import { listThresholds, type Threshold } from '../list-thresholds.ts';
import { useRedemption } from '../use-redemption.ts';
import { KeepRedemption, Redeemed } from './redeemed.tsx';

type NumberFieldProps = {
  label: string;
  placeholder: string;
  problem: string;
  value: number | undefined;
  toText: (value: number) => string;
  /** Null if the text is no such number. */
  parse: (text: string) => number | null;
  onChange: (value: number | undefined) => void;
};

function NumberField(props: NumberFieldProps) {
  const { label, placeholder, problem, value, toText, parse, onChange } = props;
  const { text, setText, report } = useTypedText(value, (known) =>
    known === undefined ? '' : toText(known),
  );
  const isWrong = text.trim() !== '' && parse(text) === null;
  return (
    <InputField
      label={label}
      error={isWrong ? problem : undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const next = parse(target.value) ?? undefined;
        report(next);
        onChange(next);
      }}
    />
  );
}

const most = 1_000_000;

function parsePoints(text: string): number | null {
  const read = balancePoints.read(text);
  return read.kind !== 'problem' && read.value > 0 && read.value <= 1000 * most ? read.value : null;
}

const dollarsFrom = (leastCents: number) => (text: string) => {
  const cents = parseDollars(text, most * 100);
  return cents === null || cents < leastCents ? null : cents / 100;
};

const toDollars = (dollars: number) => formatCents(Math.round(dollars * 100));

type FieldsProps = {
  search: PointsOrCashSearch;
  systems: readonly PointSystemRow[];
  onChange: (next: Partial<PointsOrCashSearch>) => void;
};

function Fields({ search, systems, onChange }: FieldsProps) {
  const sorted = systems
    .filter(({ unit }) => unit !== 'dollars')
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <form
      aria-label="Points or cash"
      className="grid grid-cols-2 items-start gap-3 md:grid-cols-[minmax(0,1fr)_9rem_9rem_9rem]"
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        label="Priced in"
        className="max-md:col-span-2"
        value={search.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      >
        <option value="">Choose a program</option>
        {sorted.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <NumberField
        label="Points"
        placeholder="60,000"
        problem="Enter points such as 60,000."
        value={search.points}
        toText={formatPoints}
        parse={parsePoints}
        onChange={(points) => onChange({ points })}
      />
      <NumberField
        label="Plus taxes, dollars"
        placeholder="5.60"
        problem="Enter dollars such as 5.60."
        value={search.taxes}
        toText={toDollars}
        parse={dollarsFrom(0)}
        onChange={(taxes) => onChange({ taxes })}
      />
      <NumberField
        label="Or cash, dollars"
        placeholder="312"
        problem="Enter dollars such as 312."
        value={search.cash}
        toText={toDollars}
        parse={dollarsFrom(1)}
        onChange={(cash) => onChange({ cash })}
      />
    </form>
  );
}

type Redemption = ReturnType<typeof useRedemption>;
type Found = NonNullable<Redemption['found']>;

type FiguresProps = { found: Found; name: string; isVisitor: boolean };

function Figures({ found, name, isVisitor }: FiguresProps) {
  const { answer, cashCents, taxesCents, paidWith } = found;
  const each = Math.round(answer.centsPerPoint * 100) / 100;
  return (
    <>
      <p role="status" className="font-serif text-2xl leading-8 font-medium text-balance">
        {describeVerdict(answer)}
      </p>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Stat label="The award brings" value={`${formatCentsPerPoint(each)} a point`} />
        <Stat
          label={isVisitor ? `Our value of ${name}, for travel` : `My value of ${name}`}
          value={`${formatCentsPerPoint(answer.ownValue)} a point`}
        />
        <Stat label="Points save" value={formatExactCents(answer.netCents)} />
        <Stat label="Points given up are worth" value={formatExactCents(answer.costCents)} />
      </div>
      <p className="text-muted-foreground max-w-prose text-sm">
        Points save {formatCents(cashCents)} less {formatCents(taxesCents)} in taxes
        {paidWith
          ? `, less the rewards on the difference: ${formatCents(cashCents)} on ${paidWith.name} (${paidWith.place}) would earn ${formatExactCents(paidWith.valueCents)}.`
          : '. You hold no card that would earn on the price.'}{' '}
        Miles and status that a paid ticket or night earns in its own program aren’t counted.
      </p>
    </>
  );
}

type WaysProps = { redemption: Redemption; found: Found; isVisitor: boolean };

function Ways({ redemption, found, isVisitor }: WaysProps) {
  const { balances, nameOf, system } = redemption;
  const { ways, mostPoints, locked } = found.answer;
  if (!system) return null;
  const missing = found.points - mostPoints;
  return (
    <TitledSection id="ways" title="With my points">
      {ways.length > 0 ? (
        <ul aria-label="Ways to this award" className="border-foreground divide-y border-t">
          {ways.map((way) => {
            const { title, worth, each, steps } = describeWay(way, system.slug, redemption);
            return (
              <li
                key={`${way.owner} ${title}`}
                className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <p className="font-medium">{title}</p>
                <p>
                  <span className="font-semibold">{worth}</span>{' '}
                  <span className="text-muted-foreground text-sm">given up, {each} saved</span>
                </p>
                {steps.length > 0 && (
                  <ul className="text-muted-foreground grid max-w-prose gap-0.5 text-sm sm:col-span-2">
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      ) : balances.length === 0 ? (
        <p className="text-muted-foreground">
          {!isVisitor && 'You haven’t entered any points. '}
          <Link
            to={isVisitor ? '/register' : '/app/my-points'}
            className="text-primary font-medium underline"
          >
            {isVisitor ? 'Open an account' : 'Enter my points'}
          </Link>{' '}
          to see which of {isVisitor ? 'your points' : 'them'} reach it.
        </p>
      ) : (
        <p>
          {mostPoints === 0
            ? `None of your points can become ${system.name} today.`
            : `Your points make ${formatPoints(mostPoints)} ${system.name} at most: ${formatPoints(missing)} are missing.`}
        </p>
      )}
      {locked.length > 0 && (
        <p className="text-muted-foreground text-sm">
          {locked.map(nameOf).join(', ')} would reach it with a card that unlocks transfers.
        </p>
      )}
      {ways.some(({ sends }) => sends.length > 0) && (
        <p className="text-muted-foreground text-sm">
          Transfers can’t be undone: look up the award’s seats or nights first.
        </p>
      )}
    </TitledSection>
  );
}

type ThresholdsProps = Pick<Redemption, 'nameOf'> & { thresholds: readonly Threshold[] };

/** Thresholds of the member’s programs, before a question is asked. */
function Thresholds({ thresholds, nameOf }: ThresholdsProps) {
  return (
    <TitledSection id="thresholds" title="When to pay with my points">
      <ul className="border-foreground divide-y border-t">
        {thresholds.map(({ slug, points, value }) => (
          <li key={slug} className="flex items-center justify-between gap-3 py-2">
            <div>
              <Link
                translate="no"
                to="/app/points-or-cash"
                search={{ to: slug }}
                className="font-medium underline-offset-4 hover:underline"
              >
                {nameOf(slug)}
              </Link>
              <p className="text-muted-foreground text-sm">
                {points > 0 ? `${formatPoints(points)} points` : 'a card you hold earns them'}
              </p>
            </div>
            <p className="text-right">
              <span className="font-semibold">{formatCentsPerPoint(value)}</span>
              <span className="text-muted-foreground block text-sm">a point or more</span>
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

type PointsOrCashScreenProps = Omit<FieldsProps, 'systems'> & {
  /** Keeps nothing. */
  isVisitor?: boolean;
};

export function PointsOrCashScreen(props: PointsOrCashScreenProps) {
  const { search, onChange, isVisitor = false } = props;
  const redemption = useRedemption(search, isVisitor);
  const { found, system, systems, nameOf } = redemption;
  const thresholds = isVisitor ? [] : listThresholds(redemption);
  const [first] = thresholds;
  return (
    <>
      <PageHeader
        title="Points or cash"
        verdict={
          first &&
          `Pay with ${nameOf(first.slug)} where a point saves more than ${formatCentsPerPoint(first.value)}.`
        }
        description="An award’s price in points against its price in cash, at what your points are worth to you."
      />
      <div className="grid gap-6">
        <Fields search={search} systems={systems} onChange={onChange} />
        {found && system ? (
          <>
            <div className="grid gap-4">
              <Figures found={found} name={system.name} isVisitor={isVisitor} />
              {!isVisitor && <KeepRedemption system={system} found={found} />}
            </div>
            <Ways redemption={redemption} found={found} isVisitor={isVisitor} />
          </>
        ) : first ? (
          <Thresholds thresholds={thresholds} nameOf={nameOf} />
        ) : (
          <EmptyState icon={<Scale />} title="60,000 points and $5.60, or $312?">
            Choose the program that prices the award, and enter its points and what it costs in
            cash. The address keeps the question.
          </EmptyState>
        )}
        {system && !isVisitor && (
          <Redeemed system={system} ownValue={redemption.valueOf(system.slug)} />
        )}
      </div>
    </>
  );
}
