import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/class-names.ts';

type FilterFoldProps = {
  /** Stands beside the button. */
  search: ReactNode;
  /** How many filters narrow the list. */
  inUse: number;
  label?: string;
  /** How the filters stand to each other. */
  className: string;
  children: ReactNode;
};

/** On a phone the filters wait behind a button that tells how many of them are in use; where there is room they stand. */
export function FilterFold(props: FilterFoldProps) {
  const { search, inUse, label = 'Filters', className, children } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="flex gap-2 md:contents">
        {search}
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          className="px-3 md:hidden"
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
      <div id={id} className={cn(className, !isOpen && 'max-md:hidden')}>
        {children}
      </div>
    </>
  );
}
