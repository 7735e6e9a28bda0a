import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { TableCell, TableRow } from '@/components/ui/table.tsx';
import { addMonths, calendarDate } from '@/domain/calendar.ts';
import { cn } from '@/lib/class-names.ts';
import { getToday } from '@/lib/dates.ts';
import type { RowValues } from '@/lib/rows/member-edits.ts';
import { feeMonthOf, monthNames } from '../read-annual-fee.ts';
import { checkCardDays } from '../create-card-form.ts';
import { type Holding, type MemberCard, nickname } from '../schema.ts';
import { memberCardEdits } from '../mutations.ts';

/** Rough ages people remember, in months. */
const AGES = [
  [1, 'About a month ago'],
  [6, 'About half a year ago'],
  [12, 'About a year ago'],
  [24, 'About two years ago'],
  [36, 'About three years ago'],
  [60, 'About five years ago'],
] as const;

export function CardDaysRow({ entry: { memberCard, card } }: { entry: Holding }) {
  const update = useMutation(memberCardEdits.updating);
  const [error, setError] = useState<string>();
  const errorId = useId();
  const today = getToday();
  const save = (values: RowValues<MemberCard>) => {
    update.mutate({ base: memberCard, values });
  };
  const open = (day: string) => {
    const opened = day === '' ? null : day;
    const wrong = checkCardDays({ ...memberCard, opened_on: opened }, today);
    setError(wrong);
    if (wrong === undefined && opened !== memberCard.opened_on) save({ opened_on: opened });
  };
  const rename = (text: string) => {
    const read = nickname.read(text);
    setError(read.kind === 'problem' ? read.message : undefined);
    if (read.kind === 'value' && read.value !== memberCard.nickname) {
      save({ [nickname.name]: read.value });
    }
  };
  const month = feeMonthOf({ ...memberCard, fee_month: null });
  const feeCents = memberCard.annual_fee_cents ?? card.annual_fee_cents;
  const described = error === undefined ? undefined : errorId;
  return (
    <TableRow className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-2 max-sm:py-2">
      <TableCell className="min-w-36 font-medium max-sm:col-span-2 max-sm:pb-0">
        {card.name}
        {error !== undefined && (
          <p id={errorId} role="alert" className="text-destructive text-sm font-normal">
            {error}
          </p>
        )}
      </TableCell>
      <TableCell className="max-sm:col-span-2 max-sm:px-0">
        <div className="flex gap-2">
          <Input
            key={memberCard.opened_on}
            type="date"
            aria-label={`Opening day of ${card.name}`}
            aria-describedby={described}
            max={today}
            defaultValue={memberCard.opened_on ?? ''}
            onBlur={(event) => open(event.target.value)}
            className="w-40"
          />
          <NativeSelect
            aria-label={`About when ${card.name} was opened`}
            value=""
            onChange={(event) => open(addMonths(calendarDate(today), -Number(event.target.value)))}
            className="min-w-0 max-sm:flex-1 sm:w-40"
          >
            <option value="" disabled>
              Not sure?
            </option>
            {AGES.map(([months, label]) => (
              <option key={months} value={months}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </div>
      </TableCell>
      <TableCell className={cn('max-sm:px-0', feeCents === 0 && 'max-sm:hidden')}>
        {feeCents > 0 && (
          <NativeSelect
            aria-label={`Fee month of ${card.name}`}
            value={memberCard.fee_month ?? ''}
            onChange={({ target: { value } }) =>
              save({ fee_month: value === '' ? null : Number(value) })
            }
            className="min-w-36 max-sm:w-full"
          >
            <option value="">{month === null ? 'Fee month' : monthNames[month - 1]}</option>
            {monthNames.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </TableCell>
      <TableCell className="max-sm:px-0">
        <Input
          key={memberCard.nickname}
          aria-label={`Nickname of ${card.name}`}
          aria-describedby={described}
          placeholder="Nickname"
          autoComplete="off"
          defaultValue={memberCard.nickname ?? ''}
          onBlur={(event) => rename(event.target.value)}
          className="min-w-28"
        />
      </TableCell>
    </TableRow>
  );
}
