import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names.ts';

/** A wide table scrolls by itself, never the page; the scroll area can be reached by keyboard. */
type TableProps = ComponentProps<'table'> & {
  label: string;
  /** Of the area that scrolls. */
  areaClassName?: string;
};

export function Table({ className, label, areaClassName, ...props }: TableProps) {
  return (
    <div
      role="group"
      aria-label={`${label}, can be scrolled sideways`}
      tabIndex={0}
      className={cn('bg-card relative w-full overflow-x-auto rounded-md border', areaClassName)}
    >
      <table
        aria-label={label}
        className={cn('w-full caption-bottom border-collapse text-base', className)}
        {...props}
      />
    </div>
  );
}

export function TableHeader({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cn('bg-muted/60 [&_tr]:border-b', className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody className={cn('[&_tr:last-child]:border-0', className)} {...props} />;
}

export function TableFooter({ className, ...props }: ComponentProps<'tfoot'>) {
  return <tfoot className={cn('bg-muted/60 border-t font-medium', className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn('hover:bg-muted/50 data-[state=selected]:bg-primary-soft border-b', className)}
      {...props}
    />
  );
}

export function TableHead({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope={scope}
      className={cn(
        'text-muted-foreground h-10 px-3 text-left align-middle text-sm font-medium whitespace-nowrap',
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cn('px-3 py-2 align-middle', className)} {...props} />;
}
