import { type ComponentProps, type ReactNode, createContext, use } from 'react';
import { Slot } from '@/components/ui/slot.tsx';
import { type Popup, type PopupProps, usePopup } from '@/components/ui/use-popup.ts';
import { createPart } from '@/lib/part.ts';
import type { PopoverWindowProps } from './popover-parts.tsx';

const part = createPart(() => import('./popover-parts.tsx'));

const PopoverContext = createContext<Popup | null>(null);

function usePopover(): Popup {
  const popup = use(PopoverContext);
  if (!popup) throw new Error('Use this only inside a popover.');
  return popup;
}

export function Popover({ children, ...props }: PopupProps & { children: ReactNode }) {
  return <PopoverContext value={usePopup(part, props)}>{children}</PopoverContext>;
}

export function PopoverTrigger({
  asChild = false,
  ...props
}: ComponentProps<'button'> & { asChild?: boolean }) {
  const { trigger, contentId, isOpen, toggle, near } = usePopover();
  const Button = asChild ? Slot : 'button';
  return (
    <Button
      ref={trigger}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? contentId : undefined}
      data-state={isOpen ? 'open' : 'closed'}
      {...near}
      onClick={toggle}
      {...props}
    />
  );
}

export function PopoverContent(props: Omit<PopoverWindowProps, 'popup'>) {
  const popup = usePopover();
  const parts = part.get();
  return parts && popup.wasOpen && <parts.PopoverWindow popup={popup} {...props} />;
}
