import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/class-names.ts';

/** Rows for narrow screens, where a table would scroll sideways. */
export function DataList({ className, ...props }: ComponentProps<'ul'>) {
  return <ul className={cn('border-foreground divide-y border-t', className)} {...props} />;
}

export function DataListItem({ className, ...props }: ComponentProps<'li'>) {
  return <li className={cn('py-3', className)} {...props} />;
}

type FactListProps = {
  facts: readonly { label: string; value: ReactNode }[];
  className?: string;
};

export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={cn('grid gap-x-6 gap-y-3 sm:grid-cols-2', className)}>
      {facts.map((fact) => (
        <div key={fact.label} className="min-w-0">
          <dt className="text-muted-foreground text-sm">{fact.label}</dt>
          <dd className="font-medium">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
