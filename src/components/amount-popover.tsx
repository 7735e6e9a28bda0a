import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import { parseDollars } from '@/lib/parse-dollars.ts';

type AmountPopoverProps = {
  trigger: ReactNode;
  triggerLabel: string;
  label: string;
  initial?: string;
  saveLabel: string;
  /** Why an amount cannot be saved; undefined if it can. */
  refuse: (cents: number) => string | undefined;
  /** An example amount, shown in the error for invalid input. */
  example: string;
  onSave: (cents: number) => void;
  /** Saves without an amount; without it, an amount is needed. */
  onSkip?: () => void;
};

export function AmountPopover(props: AmountPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const save = () => {
    if (props.onSkip && text.trim() === '') {
      props.onSkip();
      setOpen(false);
      return;
    }
    const cents = parseDollars(text);
    const refusal = cents === null ? props.example : props.refuse(cents);
    setError(refusal);
    if (cents === null || refusal !== undefined) return;
    props.onSave(cents);
    setOpen(false);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        setText(props.initial ?? '');
        setError(undefined);
      }}
    >
      <PopoverTrigger asChild>
        <Button variant="outline" size="md" aria-label={props.triggerLabel}>
          {props.trigger}
        </Button>
      </PopoverTrigger>
      <PopoverContent className="w-64">
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <InputField
            label={props.label}
            error={error}
            inputMode="decimal"
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" size="md">
            {props.saveLabel}
          </Button>
        </form>
      </PopoverContent>
    </Popover>
  );
}
