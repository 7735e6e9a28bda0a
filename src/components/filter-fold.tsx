import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/class-names.ts';

type FilterFoldProps = {
  search: ReactNode;
  inUse: number;
  label?: string;
  className: string;
  children: ReactNode;
};

/** On a phone, hides the filters behind a button with the number in use; on wide screens they always show. */
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
