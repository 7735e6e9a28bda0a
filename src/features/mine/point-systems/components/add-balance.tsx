import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { FIRST_OWN_CARD, isOfOthers } from '@/features/catalog/facts/schema.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { usePeople } from '@/features/mine/people/queries.ts';
import { cn } from '@/lib/class-names.ts';
import { getToday } from '@/lib/dates.ts';
import { pointBalanceEdits } from '../mutations.ts';
import {
  balancePoints,
  pointBalance,
  type PointBalanceRow,
} from '@/features/mine/valuation/schema.ts';

type AddBalanceProps = {
  /** The balances that are there: each has one of a system. */
  taken: readonly Pick<PointBalanceRow, 'point_system_id' | 'person_id'>[];
};

/** Adds a balance in one line; the systems of the cards that are held come first. */
export function AddBalance({ taken }: AddBalanceProps) {
  const { pointSystems, cards } = useCatalog();
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const add = useMutation(pointBalanceEdits.adding);
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const people = usePeople();
  const [whose, setWhose] = useState('');
  const owner = people.find(({ id }) => id === whose)?.id ?? null;
  const [errors, setErrors] = useState<{ system?: string; points?: string }>({});

  const heldIds = new Set(
    memberCards.filter(({ status }) => status === 'held').map((card) => card.credit_card_id),
  );
  const mine = new Set(
    cards.filter(({ id }) => heldIds.has(id)).map(({ point_system_id }) => point_system_id),
  );
  const takenIds = new Set(
    taken.filter(({ person_id }) => person_id === owner).map((row) => row.point_system_id),
  );
  const others = new Set(cards.filter(isOfOthers).map(({ id }) => id));
  const open = pointSystems
    // Cash back is dollars, and is spent where it is earned. Points of an own card have its number.
    .filter(({ id, unit }) => unit !== 'dollars' && !takenIds.has(id) && !others.has(id))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const groups = [
    { label: 'Of my cards', systems: open.filter(({ id }) => mine.has(id)) },
    {
      label: 'Of cards of my own',
      systems: open.filter(({ id }) => id >= FIRST_OWN_CARD && !mine.has(id)),
    },
    {
      label: 'All others',
      systems: open.filter(({ id }) => id < FIRST_OWN_CARD && !mine.has(id)),
    },
  ].filter(({ systems }) => systems.length > 0);

  return (
    <form
      noValidate
      aria-label="Add a balance"
      className={cn(
        'grid items-start gap-3',
        people.length > 0
          ? 'sm:grid-cols-[10rem_minmax(0,1fr)_10rem_auto]'
          : 'sm:grid-cols-[minmax(0,1fr)_10rem_auto]',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        const system = open.find(({ id }) => String(id) === chosen);
        const points = balancePoints.read(text);
        setErrors({
          ...(!system && { system: 'Choose a program.' }),
          ...(points.kind === 'problem' && { points: points.message }),
        });
        if (!system || points.kind === 'problem') return;
        add.mutate(
          pointBalance.create({
            point_system_id: system.id,
            points: points.value,
            counted_on: getToday(),
            person_id: owner,
          }),
        );
        setChosen('');
        setText('');
      }}
    >
      {people.length > 0 && (
        <SelectField
          label="Whose"
          value={owner ?? ''}
          onChange={(event) => setWhose(event.target.value)}
        >
          <option value="">Mine</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label="Program"
        error={errors.system}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          setErrors({});
        }}
      >
        <option value="">Choose a program</option>
        {groups.map(({ label, systems }) => (
          <optgroup key={label} label={label}>
            {systems.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <InputField
        label="Points"
        error={errors.points}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setErrors({});
        }}
      />
      <Button type="submit" className="sm:mt-6.5">
        <Plus aria-hidden />
        Add
      </Button>
    </form>
  );
}
