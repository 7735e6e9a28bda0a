import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names.ts';

/** A wide table scrolls inside its own area, which is reachable by keyboard; the page never does. */
type TableProps = ComponentProps<'table'> & {
  label: string;
  /** Class of the scroll area. */
  areaClassName?: string;
};

export function Table({ className, label, areaClassName, ...props }: TableProps) {
  return (
    <div
      role="group"
      aria-label={`${label}, can be scrolled sideways`}
      tabIndex={0}
      className={cn('relative w-full overflow-x-auto', areaClassName)}
    >
      <table
        aria-label={label}
        className={cn(
          'w-full caption-bottom border-collapse text-base [&_th:first-child>button]:pl-0 [&_th:last-child>button]:pr-0 [&_tr>:first-child]:pl-0 [&_tr>:last-child]:pr-0',
          className,
        )}
        {...props}
      />
    </div>
  );
}

export function TableHeader({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cn('[&_tr]:border-foreground', className)} {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

export function TableFooter({ className, ...props }: ComponentProps<'tfoot'>) {
  return <tfoot className={cn('border-foreground border-t font-medium', className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr className={cn('data-[state=selected]:bg-primary-soft border-b', className)} {...props} />
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
