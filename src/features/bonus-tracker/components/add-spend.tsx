import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import { parseDollars } from '@/lib/parse-dollars.ts';

/** Adds a purchase to what is spent for a bonus. */
export function AddSpend({ name, onAdd }: { name: string; onAdd: (cents: number) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Popover
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        setText('');
        setError(undefined);
      }}
    >
      <PopoverTrigger asChild>
        <Button variant="outline" size="md" aria-label={`Add spending for ${name}`}>
          <Plus aria-hidden />
          Spending
        </Button>
      </PopoverTrigger>
      <PopoverContent className="w-64">
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const cents = parseDollars(text);
            if (cents === null || cents === 0) {
              setError('Enter an amount such as 42.50.');
              return;
            }
            onAdd(cents);
            setOpen(false);
          }}
        >
          <Field label="Spent on the card" error={error}>
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
            Add
          </Button>
        </form>
      </PopoverContent>
    </Popover>
  );
}
