import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names.ts';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={cn(
        'border-input bg-card text-foreground placeholder:text-muted-foreground h-10 w-full min-w-0 rounded-md border px-3 text-base disabled:cursor-not-allowed disabled:opacity-60',
        'aria-invalid:border-destructive focus-visible:outline-offset-0',
        className,
      )}
      {...props}
    />
  );
}
