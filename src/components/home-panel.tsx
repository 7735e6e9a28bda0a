import { Link, type LinkOptions } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '@/lib/class-names.ts';

type HomePanelProps = {
  title: string;
  note?: ReactNode;
  /** True if a phone shows its lines at first; wide screens always do. */
  isOpenAtFirst?: boolean;
  more: { label: string; link: LinkOptions };
  children: ReactNode;
};

export function HomePanel({ title, note, isOpenAtFirst = false, more, children }: HomePanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <section
      aria-labelledby={id}
      className="border-foreground flex min-w-0 flex-col border-t-2 max-md:border-t"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 md:pt-2.5 md:pb-1">
        <h2 id={id} className="font-semibold max-md:w-full">
          <span className="max-md:hidden">{title}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-lines`}
            className="flex min-h-12 w-full items-center justify-between gap-3 text-left md:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            {title}
            <ChevronDown aria-hidden className={cn('size-5 shrink-0', isOpen && 'rotate-180')} />
          </button>
        </h2>
        {note && (
          <p className={cn('text-muted-foreground text-sm', !isOpen && 'max-md:hidden')}>{note}</p>
        )}
      </header>
      <div id={`${id}-lines`} className={cn(!isOpen && 'max-md:hidden')}>
        {children}
        <p className="border-t py-3">
          <Link
            {...more.link}
            className="text-primary inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline"
          >
            {more.label}
          </Link>
        </p>
      </div>
    </section>
  );
}
