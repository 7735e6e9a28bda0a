import { Check } from 'lucide-react';
import { DropdownMenu as MenuPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { StandIn } from '@/components/ui/stand-in.tsx';
import type { Popup } from '@/components/ui/use-popup.ts';
import { cn } from '@/lib/class-names.ts';
import { keepMovedFocus } from './use-focus-return.ts';

export const MenuRadioGroup = MenuPrimitive.RadioGroup;

const itemClasses =
  "data-highlighted:bg-accent data-highlighted:text-accent-foreground relative flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2 py-1.5 text-base outline-none select-none pointer-coarse:min-h-10 data-disabled:opacity-50 [&_svg:not([class*='size-'])]:size-4 [&_svg]:shrink-0";

export type MenuWindowProps = ComponentProps<typeof MenuPrimitive.Content> & {
  popup: Popup;
  /** Opened by a key: its first item gets the focus. */
  isByKey: boolean;
};

/** Not modal: locking the page restyles everything on it, which takes a slow phone longer than drawing the menu. */
export function MenuWindow({
  popup,
  isByKey,
  className,
  sideOffset = 4,
  onCloseAutoFocus,
  ...props
}: MenuWindowProps) {
  return (
    <MenuPrimitive.Root open={popup.isOpen} onOpenChange={popup.setOpen} modal={false}>
      <MenuPrimitive.Trigger asChild>
        <StandIn of={popup.trigger} />
      </MenuPrimitive.Trigger>
      <MenuPrimitive.Portal>
        <MenuPrimitive.Content
          id={popup.contentId}
          aria-labelledby={popup.triggerId}
          sideOffset={sideOffset}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            keepMovedFocus(event);
          }}
          className={cn(
            'bg-popover text-popover-foreground data-[state=open]:animate-in data-[state=open]:fade-in-0 z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-48 overflow-y-auto rounded-md border p-1 shadow-md',
            className,
          )}
          onFocus={({ target, currentTarget, relatedTarget }) => {
            // The library was not here yet to see the key that opened it.
            if (!isByKey || target !== currentTarget || currentTarget.contains(relatedTarget))
              return;
            currentTarget
              .querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
              ?.focus({ preventScroll: true });
          }}
          {...props}
        />
      </MenuPrimitive.Portal>
    </MenuPrimitive.Root>
  );
}

export function MenuItem({ className, ...props }: ComponentProps<typeof MenuPrimitive.Item>) {
  return <MenuPrimitive.Item className={cn(itemClasses, className)} {...props} />;
}

export function MenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof MenuPrimitive.RadioItem>) {
  return (
    <MenuPrimitive.RadioItem className={cn(itemClasses, 'pr-8', className)} {...props}>
      {children}
      <MenuPrimitive.ItemIndicator className="absolute right-2">
        <Check aria-hidden className="text-primary" />
      </MenuPrimitive.ItemIndicator>
    </MenuPrimitive.RadioItem>
  );
}

export function MenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof MenuPrimitive.CheckboxItem>) {
  return (
    <MenuPrimitive.CheckboxItem className={cn(itemClasses, 'pr-8', className)} {...props}>
      {children}
      <MenuPrimitive.ItemIndicator className="absolute right-2">
        <Check aria-hidden className="text-primary" />
      </MenuPrimitive.ItemIndicator>
    </MenuPrimitive.CheckboxItem>
  );
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof MenuPrimitive.Label>) {
  return (
    <MenuPrimitive.Label
      className={cn('text-muted-foreground px-2 py-1.5 text-sm', className)}
      {...props}
    />
  );
}

export function MenuSeparator({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.Separator>) {
  return (
    <MenuPrimitive.Separator className={cn('bg-border -mx-1 my-1 h-px', className)} {...props} />
  );
}
