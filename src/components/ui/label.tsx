import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names.ts';

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    <label
      className={cn('flex items-center gap-2 text-sm leading-5 font-medium', className)}
      onMouseDown={(event) => {
        // Two presses work the control twice; they are not meant to select its words.
        if (event.detail > 1 && event.target === event.currentTarget) event.preventDefault();
      }}
      {...props}
    />
  );
}
