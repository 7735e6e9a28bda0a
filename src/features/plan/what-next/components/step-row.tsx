import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { CalendarDate } from '@/domain/calendar.ts';
import { cn } from '@/lib/class-names.ts';
import { formatDate } from '@/lib/dates.ts';

type StepRowProps = {
  art: ReactNode;
  title: string;
  /** True if the member does it. */
  isStep?: boolean;
  on?: CalendarDate | undefined;
  brief?: string | null;
  amount?: ReactNode;
  isOpenAtFirst: boolean;
  children: ReactNode;
};

/** A line of the plan: day, verb, card and amount, with its details below once it is opened. */
export function StepRow(props: StepRowProps) {
  const { art, title, isStep = true, on, brief = null, amount, children } = props;
  const [isOpen, setOpen] = useState(props.isOpenAtFirst);
  const id = useId();
  // The mark never begins a line of its own.
  const last = title.lastIndexOf(' ') + 1;
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3.5 py-3">
      {art}
      <div className="min-w-0">
        <h4>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className={cn(
              'touch-area rounded-sm text-left leading-6 underline-offset-4 hover:underline',
              isStep ? 'font-semibold' : 'text-muted-foreground',
            )}
          >
            {title.slice(0, last)}
            <span className="whitespace-nowrap">
              {title.slice(last)}
              <ChevronDown
                aria-hidden
                className={cn(
                  'text-muted-foreground ml-1 inline size-4 align-[-0.15em]',
                  isOpen && 'rotate-180',
                )}
              />
            </span>
          </button>
        </h4>
        {(on !== undefined || brief !== null) && (
          <p className="text-muted-foreground text-sm">
            {on !== undefined && <span className="text-foreground">{formatDate(on)}</span>}
            {on !== undefined && brief !== null && ' · '}
            {brief}
          </p>
        )}
      </div>
      <span className="text-right font-semibold">{amount}</span>
      <div id={id} className="col-span-full grid gap-1.5 pt-2 empty:hidden sm:pl-[3.875rem]">
        {isOpen && children}
      </div>
    </li>
  );
}
