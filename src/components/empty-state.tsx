import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names.ts';

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  /** A suggestion of what to do next, beyond saying that nothing is here. */
  children: ReactNode;
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'bg-card flex flex-col items-center gap-2 rounded-md border border-dashed px-4 py-10 text-center',
        className,
      )}
    >
      {icon && (
        <div aria-hidden className="text-muted-foreground [&_svg]:size-8">
          {icon}
        </div>
      )}
      <p className="font-medium">{title}</p>
      <div className="text-muted-foreground max-w-prose text-balance">{children}</div>
      {action && (
        <div className="grid w-full max-w-xs gap-2 pt-2 sm:flex sm:max-w-none sm:flex-wrap sm:justify-center">
          {action}
        </div>
      )}
    </div>
  );
}
