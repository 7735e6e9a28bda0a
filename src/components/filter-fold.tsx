import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/class-names.ts';

type FilterFoldProps = {
  search: ReactNode;
  inUse: number;
  label?: string;
  /** True if wide screens fold the filters as well, where the answer comes before them. */
  isFoldedWide?: boolean;
  className: string;
  children: ReactNode;
};

/** Hides the filters behind a button with the number in use; on wide screens they show by default. */
export function FilterFold(props: FilterFoldProps) {
  const { search, inUse, label = 'Filters', isFoldedWide = false, className, children } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={cn('flex gap-2', !isFoldedWide && 'md:contents')}>
        {search}
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          className={cn('px-3', !isFoldedWide && 'md:hidden')}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          {label}
          {inUse > 0 && (
            <Badge tone="primary">
              {inUse}
              <span className="sr-only"> in use</span>
            </Badge>
          )}
        </Button>
      </div>
      <div
        id={id}
        className={cn(className, !isOpen && (isFoldedWide ? 'hidden' : 'max-md:hidden'))}
      >
        {children}
      </div>
    </>
  );
}
