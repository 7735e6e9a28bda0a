import { Tooltip as TooltipPrimitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/class-names.ts';

type TooltipProps = {
  content: ReactNode;
  /** One focusable element: the tooltip describes it and never holds what cannot be had otherwise. */
  children: ReactNode;
} & Pick<ComponentProps<typeof TooltipPrimitive.Content>, 'side' | 'className'>;

export function Tooltip({ content, children, className, ...props }: TooltipProps) {
  return (
    <TooltipPrimitive.Provider delayDuration={700} skipDelayDuration={300}>
      <TooltipPrimitive.Root>
        <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            sideOffset={4}
            collisionPadding={8}
            className={cn(
              'bg-foreground text-background z-50 max-w-xs rounded-md px-2 py-1 text-sm shadow-md',
              className,
            )}
            {...props}
          >
            {content}
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  );
}
