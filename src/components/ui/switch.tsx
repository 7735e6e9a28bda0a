import { type ComponentProps, useState } from 'react';
import { cn } from '@/lib/class-names.ts';

type SwitchProps = Omit<ComponentProps<'button'>, 'onClick' | 'type' | 'role'> & {
  /** Uncontrolled if undefined. */
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (isOn: boolean) => void;
};

export function Switch({
  className,
  checked,
  defaultChecked = false,
  onCheckedChange,
  ...props
}: SwitchProps) {
  const [isOwnOn, setOwnOn] = useState(defaultChecked);
  const isOn = checked ?? isOwnOn;
  const state = isOn ? 'checked' : 'unchecked';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      data-state={state}
      className={cn(
        'touch-area data-[state=checked]:bg-primary data-[state=unchecked]:bg-input inline-flex h-6 w-11 shrink-0 items-center rounded-full p-0.5 transition-colors disabled:opacity-60',
        className,
      )}
      onClick={() => {
        setOwnOn(!isOn);
        onCheckedChange?.(!isOn);
      }}
      {...props}
    >
      <span
        data-state={state}
        className="bg-card block size-5 rounded-full shadow-sm transition-transform data-[state=checked]:translate-x-5"
      />
    </button>
  );
}
