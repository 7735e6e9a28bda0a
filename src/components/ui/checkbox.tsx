import { Check, Minus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '@/lib/class-names.ts';

type Checked = boolean | 'indeterminate';

type CheckboxProps = Omit<ComponentProps<'button'>, 'type' | 'role' | 'defaultChecked'> & {
  /** Uncontrolled if undefined. */
  checked?: Checked;
  defaultChecked?: Checked;
  onCheckedChange?: (checked: Checked) => void;
};

const states = {
  true: ['checked', true],
  false: ['unchecked', false],
  indeterminate: ['indeterminate', 'mixed'],
} as const;

export function Checkbox({
  className,
  checked,
  defaultChecked = false,
  onCheckedChange,
  onClick,
  ...props
}: CheckboxProps) {
  const [own, setOwn] = useState<Checked>(defaultChecked);
  const current = checked ?? own;
  const [state, ariaChecked] = states[`${current}`];
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={ariaChecked}
      data-state={state}
      className={cn(
        'peer border-input bg-card group relative size-5 shrink-0 rounded-sm border disabled:opacity-60',
        // The pressable area is 24 px and more though the box is 20 px, and 40 px for a finger.
        'after:absolute after:-inset-1 pointer-coarse:after:-inset-2.5',
        'data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary data-[state=indeterminate]:text-primary-foreground',
        className,
      )}
      onKeyDown={(event) => {
        // The space bar checks a box; Enter is the form's.
        if (event.key === 'Enter') event.preventDefault();
      }}
      onClick={(event) => {
        onClick?.(event);
        const next = current !== true;
        setOwn(next);
        onCheckedChange?.(next);
      }}
      {...props}
    >
      {current !== false && (
        <span className="flex items-center justify-center">
          <Check aria-hidden className="size-4 group-data-[state=indeterminate]:hidden" />
          <Minus aria-hidden className="hidden size-4 group-data-[state=indeterminate]:block" />
        </span>
      )}
    </button>
  );
}
