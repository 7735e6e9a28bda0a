import {
  type ComponentProps,
  type KeyboardEvent,
  createContext,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '@/lib/class-names.ts';

type RadioGroupProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> & {
  /** Uncontrolled if undefined; empty if nothing is chosen. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

type Choice = { chosen: string; choose: (value: string) => void };

const ChoiceContext = createContext<Choice | null>(null);

/** Distance each key moves in the list. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

function listRadios(group: HTMLElement): HTMLButtonElement[] {
  return [...group.querySelectorAll<HTMLButtonElement>('[role=radio]:enabled')];
}

/** Like native radio buttons: an arrow key moves to the next choice and selects it. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  const radios = listRadios(event.currentTarget);
  const index = radios.findIndex((radio) => radio === event.target);
  if (step === undefined || index < 0) return;
  event.preventDefault();
  const next = radios.at((index + step) % radios.length);
  next?.focus();
  next?.click();
}

/** One of several, each a `RadioChoice` or a `RadioGroupItem`. */
export function RadioGroup({
  className,
  value,
  defaultValue = '',
  onValueChange,
  ...props
}: RadioGroupProps) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const choose = (next: string) => {
    if (next === chosen) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const group = useRef<HTMLDivElement>(null);
  // One tab stop: the selected choice, else the first.
  useLayoutEffect(() => {
    const radios = group.current ? listRadios(group.current) : [];
    const stop = radios.find((radio) => radio.ariaChecked === 'true') ?? radios[0];
    for (const radio of radios) radio.tabIndex = radio === stop ? 0 : -1;
  });
  return (
    <ChoiceContext value={{ chosen, choose }}>
      <div
        ref={group}
        role="radiogroup"
        className={cn('grid gap-2', className)}
        onKeyDown={onKeyDown}
        {...props}
      />
    </ChoiceContext>
  );
}

type RadioChoiceProps = Omit<ComponentProps<'button'>, 'onClick' | 'type' | 'role'> & {
  value: string;
};

/** A choice that takes the look of its content. */
export function RadioChoice({ value, ...props }: RadioChoiceProps) {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('Use this only inside a radio group.');
  const isChosen = choice.chosen === value;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      data-state={isChosen ? 'checked' : 'unchecked'}
      onKeyDown={(event) => {
        // The space bar chooses; Enter is the form's.
        if (event.key === 'Enter') event.preventDefault();
      }}
      onClick={() => choice.choose(value)}
      {...props}
    />
  );
}

export function RadioGroupItem({ className, ...props }: RadioChoiceProps) {
  return (
    <RadioChoice
      className={cn(
        'border-input bg-card data-[state=checked]:border-primary group relative size-5 shrink-0 rounded-full border after:absolute after:-inset-1 disabled:opacity-60 pointer-coarse:after:-inset-2.5',
        className,
      )}
      {...props}
    >
      <span className="bg-primary absolute inset-1 hidden rounded-full group-data-[state=checked]:block" />
    </RadioChoice>
  );
}
