import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names.ts';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(
        'border-input bg-card placeholder:text-muted-foreground aria-invalid:border-destructive min-h-20 w-full rounded-md border px-3 py-2 text-base focus-visible:outline-offset-0 disabled:opacity-60',
        className,
      )}
      {...props}
    />
  );
}
