import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names.ts';

/** The platform's own select: the better one for long lists, phones and filters. */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <div className={cn('relative', className)}>
      <select
        className="border-input bg-card aria-invalid:border-destructive h-10 w-full min-w-0 appearance-none truncate rounded-md border pr-9 pl-3 text-base focus-visible:outline-offset-0 disabled:opacity-60"
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="text-muted-foreground pointer-events-none absolute top-3 right-3 size-4"
      />
    </div>
  );
}
