import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names.ts';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  verdict?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, description, verdict, actions }: PageHeaderProps) {
  // On a phone, buttons keep their distance, and texts are close to each other.
  const near = 'max-sm:-mt-1.5';
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pb-4 max-sm:pb-3 lg:flex-nowrap">
      <div className="grid min-w-0 gap-1 max-sm:contents">
        <h1 className="text-2xl leading-8 font-semibold tracking-tight text-balance max-sm:order-1">
          {title}
        </h1>
        {verdict && (
          <p
            className={cn(
              'font-serif text-2xl leading-8 font-medium text-balance max-sm:order-3 max-sm:basis-full sm:text-[1.75rem] sm:leading-9',
              !actions && near,
            )}
          >
            {verdict}
          </p>
        )}
        {description && (
          <p
            className={cn(
              'text-muted-foreground max-w-prose max-sm:order-3 max-sm:basis-full max-sm:text-sm',
              !verdict && actions ? undefined : near,
            )}
          >
            {description}
          </p>
        )}
      </div>
      {actions && (
        <div className="flex flex-wrap items-center gap-2 max-sm:order-2 lg:shrink-0 max-sm:[&>a]:px-3 max-sm:[&>a]:text-sm max-sm:[&>button]:px-3 max-sm:[&>button]:text-sm">
          {actions}
        </div>
      )}
    </header>
  );
}
