import type { LucideIcon } from 'lucide-react';
import { RadioChoice, RadioGroup } from '@/components/ui/radio-group.tsx';
import { cn } from '@/lib/class-names.ts';

export type TileChoice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly text: string;
  readonly icon: LucideIcon;
};

type ChoiceTilesProps<Value extends string> = {
  label: string;
  choices: readonly TileChoice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
};

export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { label: name, choices, value, onChange, className } = props;
  return (
    <RadioGroup
      aria-label={name}
      value={value ?? ''}
      onValueChange={(next) => {
        const chosen = choices.find((choice) => choice.value === next);
        if (chosen) onChange(chosen.value);
      }}
      className={cn('grid gap-2 sm:grid-cols-2', className)}
    >
      {choices.map(({ value: choice, label, text, icon: Icon }) => (
        <RadioChoice
          key={choice}
          value={choice}
          className="data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft hover:bg-accent grid content-start gap-1 rounded-md border p-3 text-left"
        >
          <span className="flex items-center gap-2 font-medium">
            <Icon aria-hidden className="text-muted-foreground size-5 shrink-0" />
            {label}
          </span>
          <span className="text-muted-foreground text-sm">{text}</span>
        </RadioChoice>
      ))}
    </RadioGroup>
  );
}
