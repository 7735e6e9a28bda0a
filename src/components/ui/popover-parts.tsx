import { Popover as PopoverPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { StandIn } from '@/components/ui/stand-in.tsx';
import type { Popup } from '@/components/ui/use-popup.ts';
import { cn } from '@/lib/class-names.ts';

export type PopoverWindowProps = ComponentProps<typeof PopoverPrimitive.Content> & { popup: Popup };

export function PopoverWindow({
  popup,
  className,
  align = 'start',
  sideOffset = 4,
  ...props
}: PopoverWindowProps) {
  return (
    <PopoverPrimitive.Root open={popup.isOpen} onOpenChange={popup.setOpen}>
      <PopoverPrimitive.Trigger asChild>
        <StandIn of={popup.trigger} />
      </PopoverPrimitive.Trigger>
      <PopoverPrimitive.Portal>
        <PopoverPrimitive.Content
          id={popup.contentId}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={8}
          className={cn(
            'bg-popover text-popover-foreground data-[state=open]:animate-in data-[state=open]:fade-in-0 z-50 w-72 max-w-[calc(100vw-1rem)] rounded-md border p-3 shadow-md',
            className,
          )}
          {...props}
        />
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  );
}
