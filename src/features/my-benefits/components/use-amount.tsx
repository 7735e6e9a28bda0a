import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import { formatCents } from '@/lib/format.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';

type UseAmountProps = {
  name: string;
  usedCents: number;
  totalCents: number;
  onSave: (cents: number) => void;
};

/** Lets the member say how much of a credit is used so far in its period. */
export function UseAmount({ name, usedCents, totalCents, onSave }: UseAmountProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Popover
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        setText(usedCents === 0 ? '' : String(usedCents / 100));
        setError(undefined);
      }}
    >
      <PopoverTrigger asChild>
        <Button variant="outline" size="md" aria-label={`Enter what is used of ${name}`}>
          Part
        </Button>
      </PopoverTrigger>
      <PopoverContent className="w-64">
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const cents = parseDollars(text);
            if (cents === null || cents > totalCents) {
              setError(`Enter an amount from 0 to ${formatCents(totalCents)}.`);
              return;
            }
            onSave(cents);
            setOpen(false);
          }}
        >
          <Field label="Used so far in this period" error={error}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoFocus
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                }}
              />
            )}
          </Field>
          <Button type="submit" size="md">
            Save
          </Button>
        </form>
      </PopoverContent>
    </Popover>
  );
}
