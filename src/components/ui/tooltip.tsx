import { Tooltip as TooltipPrimitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '@/lib/class-names.ts';

type TooltipProps = {
  content: ReactNode;
  /** One focusable element. The tooltip describes it, with nothing that is not available elsewhere. */
  children: ReactNode;
} & Pick<ComponentProps<typeof TooltipPrimitive.Content>, 'side' | 'className'>;

/** Milliseconds until a tooltip opens, and after another one has closed during which it opens at once. */
const DELAY = 700;
const SKIP_DELAY = 300;

/** Tooltips have no common parent that could know it: when one of them closed last. */
let closedAt = -Infinity;

export function Tooltip({ content, children, className, ...props }: TooltipProps) {
  const [delay, setDelay] = useState(DELAY);
  return (
    <TooltipPrimitive.Provider>
      <TooltipPrimitive.Root
        delayDuration={delay}
        onOpenChange={(isOpen) => {
          if (!isOpen) closedAt = performance.now();
        }}
      >
        <TooltipPrimitive.Trigger
          asChild
          onPointerEnter={() => {
            // The pointer moves next, and that starts the wait: it has to know by then.
            flushSync(() => setDelay(performance.now() - closedAt < SKIP_DELAY ? 0 : DELAY));
          }}
        >
          {children}
        </TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            sideOffset={4}
            collisionPadding={8}
            className={cn(
              'bg-foreground text-background z-50 max-w-[min(20rem,calc(100vw-1rem))] rounded-md px-2 py-1 text-sm shadow-md',
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
