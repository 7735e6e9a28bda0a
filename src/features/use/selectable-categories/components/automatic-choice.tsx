import { CardLink } from '@/components/card-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import type { EarningRule } from '@/domain/rewards/catalog/card.ts';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import { formatDateRange, getToday } from '@/lib/dates.ts';
import { formatCents, type RateUnit } from '@/lib/format.ts';
import { listExpectedPeriods, listRotatingPeriods } from '../list-rotating-periods.ts';
import { type CardChoice, describeChoice } from '../to-choices.ts';

type AutomaticChoiceProps = {
  entry: CardChoice;
  issuer: string;
  unit: RateUnit;
  categories: readonly CategoryRow[];
  /** The rules of the card by which its figures count. */
  rules: readonly EarningRule[];
  onActivate: (activated: string[]) => void;
};

type ActivatedProps = {
  period: string;
  activated: readonly string[];
  label: string;
  onChange: (activated: string[]) => void;
};

function Activated({ period, activated, label, onChange }: ActivatedProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <Checkbox
        aria-label={`I activated ${label}`}
        checked={activated.includes(period)}
        onCheckedChange={(checked) => {
          const others = activated.filter((each) => each !== period);
          onChange(checked === true ? [...others, period] : others);
        }}
      />
      I activated it
    </label>
  );
}

function Rotating(props: Omit<AutomaticChoiceProps, 'issuer' | 'unit'>) {
  const { entry, categories, rules, onActivate } = props;
  const { card, choice, chosen: activated } = entry;
  const announced = listRotatingPeriods(card, choice, categories, getToday());
  const expected = listExpectedPeriods(rules, choice.slug, categories);
  return (
    <ul className="grid gap-2">
      {announced.map((period) => (
        <li key={period.range.from ?? ''}>
          <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
            {formatDateRange(period.range)}
            {period.isNow && <Badge tone="primary">Now</Badge>}
            {period.activation !== null && !activated.includes(period.activation) && (
              <Badge tone="caution">Needs activation</Badge>
            )}
          </p>
          <p>{period.names.join(', ')}</p>
          {period.activation !== null && entry.memberCard !== null && (
            <Activated
              period={period.activation}
              activated={activated}
              label={`${entry.name}, ${formatDateRange(period.range)}`}
              onChange={onActivate}
            />
          )}
        </li>
      ))}
      <li className="text-muted-foreground text-sm">
        {expected.length > 0 ? (
          <details>
            <summary className="w-fit cursor-pointer">
              Expected next, until something else is announced ({expected.length})
            </summary>
            <p className="pt-2">What applied a year ago, by which your figures count.</p>
            <dl className="grid gap-2 pt-2">
              {expected.map(({ range, names }) => (
                <div key={range.from ?? ''}>
                  <dt className="font-medium">{formatDateRange(range)}</dt>
                  <dd>{names.join(', ')}</dd>
                </div>
              ))}
            </dl>
          </details>
        ) : announced.length === 0 ? (
          'Nothing is announced for today or later: it earns nothing extra until something is.'
        ) : (
          'What comes after that is not announced yet and earns nothing extra until it is.'
        )}
      </li>
    </ul>
  );
}

function TopSpend({ entry }: Pick<AutomaticChoiceProps, 'entry'>) {
  const spent = entry.options.filter(({ spendCents }) => spendCents > 0);
  return (
    <p>
      {spent.length === 0
        ? 'None of your spending is in its categories.'
        : `By your spending: ${spent
            .slice(0, entry.choice.choose_count ?? 1)
            .map(({ name, spendCents }) => `${name} (${formatCents(spendCents)} a year)`)
            .join(', ')}.`}
    </p>
  );
}

export function AutomaticChoice(props: AutomaticChoiceProps) {
  const { entry, issuer, unit, categories, rules, onActivate } = props;
  const { card, choice, memberCard } = entry;
  return (
    <li className="border-foreground grid gap-3 border-t-2 pt-2.5 pb-3">
      <CardLink card={card} issuer={issuer}>
        <span className="flex flex-wrap items-center gap-2">
          {choice.name}
          {memberCard !== null && <Badge tone="primary">Mine</Badge>}
        </span>
      </CardLink>
      <p className="text-muted-foreground text-sm">{describeChoice(card, choice, unit)}</p>
      {choice.mode === 'rotating' ? (
        <Rotating entry={entry} categories={categories} rules={rules} onActivate={onActivate} />
      ) : (
        <TopSpend entry={entry} />
      )}
    </li>
  );
}
