import { Input } from '@/components/ui/input.tsx';
import { joinDates, splitDates } from '@/lib/fields/date-fields.ts';

type DatesInputProps = {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

export function DatesInput({ id, label, value, onChange, ...props }: DatesInputProps) {
  const { from, to } = splitDates(value);
  return (
    <div role="group" aria-label={label} className="flex items-center gap-2">
      <Input
        {...props}
        id={id}
        type="date"
        aria-label={`${label}: first day`}
        value={from}
        onChange={(event) => onChange(joinDates(event.target.value, to))}
      />
      <span aria-hidden>–</span>
      <Input
        {...props}
        type="date"
        aria-label={`${label}: last day`}
        value={to}
        onChange={(event) => onChange(joinDates(from, event.target.value))}
      />
    </div>
  );
}
