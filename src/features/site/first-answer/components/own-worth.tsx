import { type ReactNode, useId, useMemo, useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { FilterSwitch } from '@/components/filter-switch.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Input } from '@/components/ui/input.tsx';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import { useCatalogQuery } from '@/features/catalog/facts/queries.ts';
import type { AssumedFigure } from '@/features/plan/optimizer/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { keptAnswer } from '../carry-answer.ts';
import { toAssumedFigure } from '../compute-answer.ts';
import { AMOUNTS, isAsked, readAmounts } from '../read-amounts.ts';
import type { FirstAnswerSearch } from '../schema.ts';

export type OwnWorthProps = {
  card: { readonly id: number; readonly slug: string; readonly name: string };
  renderAssumptions: (figure: AssumedFigure) => ReactNode;
};

/** The amounts of the visitor's last answer on this device, else those of the average household. */
function findAmounts(): FirstAnswerSearch {
  const kept = keptAnswer.get()?.search;
  if (kept && isAsked(kept)) return kept;
  return Object.fromEntries(AMOUNTS.map(({ name, usual }) => [name, usual]));
}

function OwnFigure({
  card,
  renderAssumptions,
  asked,
}: OwnWorthProps & { asked: FirstAnswerSearch }) {
  const query = useCatalogQuery();
  const figure = useMemo(() => {
    const row = query.data?.cards.find(({ id }) => id === card.id);
    return query.data && row && toAssumedFigure(query.data, asked, getToday(), [row]);
  }, [query.data, card.id, asked]);
  const value = useMemo(() => figure && valueWallet(figure.problem, figure.wallet), [figure]);
  if (query.isError) return <ErrorState title="The catalog could not be read" query={query} />;
  if (!figure || !value) return <ListSkeleton label="Calculating" rows={1} />;
  const amount = formatWholeDollars(value.netCents);
  return (
    <div role="status" className="flex flex-wrap items-baseline gap-x-3">
      <LedgerDialog
        figure={amount}
        title={`How we got ${amount}`}
        className="text-2xl font-semibold"
      >
        <LedgerLines
          lines={value.lines}
          names={figure.inputs.names}
          total={`What you keep in ${asked.first ? 'the first year' : 'a year'}`}
        />
        {renderAssumptions(figure)}
      </LedgerDialog>
      <span className="text-muted-foreground">
        {asked.first ? 'in your first year' : 'a year'}, after its fee
      </span>
    </div>
  );
}

/** The worth of one card on amounts that are typed here, and that no address and no request contains. */
export function OwnWorth({ card, renderAssumptions }: OwnWorthProps) {
  const id = useId();
  const [asked, setAsked] = useState(findAmounts);
  const change = (part: Partial<FirstAnswerSearch>) => setAsked({ ...asked, ...part });
  return (
    <form
      aria-labelledby={id}
      className="grid gap-4"
      // Keeps the browser from sending the amounts.
      method="dialog"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onInput={(event) => change(readAmounts(new FormData(event.currentTarget)))}
    >
      <p id={id} className="text-sm">
        Dollars a month, all on this card. Nothing leaves your device.
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {AMOUNTS.map(({ name, label }, index) => (
          <label key={name} className="grid gap-1 text-sm font-medium">
            {label}
            <Input
              name={name}
              inputMode="numeric"
              autoComplete="off"
              autoFocus={index === 0}
              maxLength={7}
              placeholder="0"
              defaultValue={asked[name] === 0 ? '' : asked[name]}
            />
          </label>
        ))}
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <FilterSwitch
          label="Points for travel"
          isOn={asked.travels ?? false}
          onChange={(isOn) => change({ travels: isOn || undefined })}
        />
        <FilterSwitch
          label="Count credits"
          isOn={asked.credits ?? false}
          onChange={(isOn) => change({ credits: isOn || undefined })}
        />
        <FilterSwitch
          label="First year, with bonus"
          isOn={asked.first ?? false}
          onChange={(isOn) => change({ first: isOn || undefined })}
        />
      </div>
      <OwnFigure card={card} renderAssumptions={renderAssumptions} asked={asked} />
    </form>
  );
}
