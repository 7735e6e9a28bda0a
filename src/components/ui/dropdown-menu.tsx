import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  createContext,
  use,
  useState,
} from 'react';
import { Slot } from '@/components/ui/slot.tsx';
import { type Popup, type PopupProps, usePopup } from '@/components/ui/use-popup.ts';
import { createPart } from '@/lib/part.ts';
import type * as Parts from './dropdown-menu-parts.tsx';

const part = createPart(() => import('./dropdown-menu-parts.tsx'));

type MenuState = { popup: Popup; isByKey: boolean; setByKey: (isByKey: boolean) => void };

const MenuContext = createContext<MenuState | null>(null);

function useMenu(): MenuState {
  const menu = use(MenuContext);
  if (!menu) throw new Error('Use this only inside a menu.');
  return menu;
}

/** Parts of a menu's content; nothing renders until they are loaded. */
function getParts() {
  const parts = part.get();
  if (!parts) throw new Error('Use this only inside the content of a menu.');
  return parts;
}

export function DropdownMenu({ children, ...props }: PopupProps & { children: ReactNode }) {
  const popup = usePopup(part, props);
  const [isByKey, setByKey] = useState(false);
  return <MenuContext value={{ popup, isByKey, setByKey }}>{children}</MenuContext>;
}

export function DropdownMenuTrigger({
  asChild = false,
  ...props
}: ComponentProps<'button'> & { asChild?: boolean }) {
  const { popup, setByKey } = useMenu();
  const { trigger, triggerId, contentId, isHere, isOpen, setOpen, toggle, near } = popup;
  const Button = asChild ? Slot : 'button';
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    setByKey(false);
    toggle();
    // The menu gets the focus; while it is not here the button has it.
    if (isHere && !isOpen) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    setByKey(true);
    if (event.key === 'ArrowDown') setOpen(true);
    else toggle();
    event.preventDefault();
  };
  return (
    <Button
      ref={trigger}
      type="button"
      id={triggerId}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-controls={isOpen ? contentId : undefined}
      data-state={isOpen ? 'open' : 'closed'}
      {...near}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      {...props}
    />
  );
}

export function DropdownMenuContent(props: Omit<Parts.MenuWindowProps, 'popup' | 'isByKey'>) {
  const { popup, isByKey } = useMenu();
  if (!popup.wasOpen) return null;
  const { MenuWindow } = getParts();
  return <MenuWindow popup={popup} isByKey={isByKey} {...props} />;
}

export function DropdownMenuItem(props: ComponentProps<typeof Parts.MenuItem>) {
  const { MenuItem } = getParts();
  return <MenuItem {...props} />;
}

export function DropdownMenuRadioGroup(props: ComponentProps<typeof Parts.MenuRadioGroup>) {
  const { MenuRadioGroup } = getParts();
  return <MenuRadioGroup {...props} />;
}

export function DropdownMenuRadioItem(props: ComponentProps<typeof Parts.MenuRadioItem>) {
  const { MenuRadioItem } = getParts();
  return <MenuRadioItem {...props} />;
}

export function DropdownMenuCheckboxItem(props: ComponentProps<typeof Parts.MenuCheckboxItem>) {
  const { MenuCheckboxItem } = getParts();
  return <MenuCheckboxItem {...props} />;
}

export function DropdownMenuLabel(props: ComponentProps<typeof Parts.MenuLabel>) {
  const { MenuLabel } = getParts();
  return <MenuLabel {...props} />;
}

export function DropdownMenuSeparator(props: ComponentProps<typeof Parts.MenuSeparator>) {
  const { MenuSeparator } = getParts();
  return <MenuSeparator {...props} />;
}
