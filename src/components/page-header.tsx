import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  verdict?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, description, verdict, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pb-4 max-sm:gap-y-1.5 max-sm:pb-3 lg:flex-nowrap">
      <div className="grid min-w-0 gap-1 max-sm:contents">
        <h1 className="text-2xl leading-8 font-semibold tracking-tight text-balance max-sm:order-1">
          {title}
        </h1>
        {verdict && (
          <p className="font-serif text-2xl leading-8 font-medium text-balance max-sm:order-3 max-sm:basis-full sm:text-[1.75rem] sm:leading-9">
            {verdict}
          </p>
        )}
        {description && (
          <p className="text-muted-foreground max-w-prose max-sm:order-3 max-sm:basis-full max-sm:text-sm">
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
