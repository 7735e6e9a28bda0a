import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/class-names.ts';

/** A part of a page: a rule above it instead of a box around it. */
export function Section({ className, ...props }: ComponentProps<'section'>) {
  return <section className={cn('border-foreground min-w-0 border-t-2', className)} {...props} />;
}

export function SectionHeader({ className, ...props }: ComponentProps<'header'>) {
  return (
    <header
      className={cn(
        'flex flex-wrap items-start justify-between gap-x-4 gap-y-2 pt-2.5 pb-1',
        className,
      )}
      {...props}
    />
  );
}

export function SectionTitle({ className, ...props }: ComponentProps<'h2'>) {
  return <h2 className={cn('text-base leading-6 font-semibold', className)} {...props} />;
}

export function SectionContent({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('py-3', className)} {...props} />;
}

export function SectionFooter({ className, ...props }: ComponentProps<'footer'>) {
  return <footer className={cn('border-t py-3', className)} {...props} />;
}

type TitledSectionProps = { id: string; title: ReactNode; children: ReactNode };

/** A part of a record's page, named by its heading, which an address may point to. */
export function TitledSection({ id, title, children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
