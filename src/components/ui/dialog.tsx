import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFocusReturn } from '@/components/ui/use-focus-return.ts';
import { cn } from '@/lib/class-names.ts';

export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

type DialogProps = ComponentProps<typeof DialogPrimitive.Root> & { onClose?: () => void };

export function Dialog({ onClose, ...props }: DialogProps) {
  return <DialogPrimitive.Root onOpenChange={(isOpen) => !isOpen && onClose?.()} {...props} />;
}

/** Rendered again whenever the dialog opens. */
function DialogWindow({
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content>) {
  const focusReturn = useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus });
  const close = useRef<HTMLButtonElement>(null);
  return (
    <DialogPrimitive.Content
      className={cn(
        'bg-card text-card-foreground data-[state=open]:animate-in data-[state=open]:fade-in-0 fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-1rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-lg border p-4 shadow-lg sm:p-6',
        className,
      )}
      {...focusReturn}
      // The library listens a moment after the focus has moved in: a press of Escape in between would be lost.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close.current?.click();
      }}
      {...props}
    >
      {children}
      <DialogPrimitive.Close
        ref={close}
        className="touch-area text-muted-foreground hover:bg-accent absolute top-3 right-3 flex size-8 items-center justify-center rounded-md"
      >
        <X aria-hidden className="size-5" />
        <span className="sr-only">Close</span>
      </DialogPrimitive.Close>
    </DialogPrimitive.Content>
  );
}

let shown = 0;

function lockScrolling(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (shown === 0) {
    // The page keeps its width without the scroll bar.
    style.paddingRight = `${Math.max(0, window.innerWidth - clientWidth)}px`;
    style.overflow = 'hidden';
  }
  shown += 1;
  return () => {
    shown -= 1;
    if (shown > 0) return;
    style.paddingRight = '';
    style.overflow = '';
  };
}

/**
 * Dims the page behind a dialog and keeps it from scrolling. Radix's own overlay sets an inherited property on the
 * body for that, so that the style of every element is recomputed: on a slow phone, longer than drawing the
 * dialog. Here only the root changes.
 */
function DialogOverlay() {
  useLayoutEffect(lockScrolling, []);
  return <div aria-hidden className="animate-in fade-in-0 fixed inset-0 z-40 bg-black/50" />;
}

export function DialogContent(props: ComponentProps<typeof DialogPrimitive.Content>) {
  return (
    <DialogPrimitive.Portal>
      <DialogOverlay />
      <DialogWindow {...props} />
    </DialogPrimitive.Portal>
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      className={cn('text-lg leading-6 font-semibold', className)}
      {...props}
    />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      className={cn('text-muted-foreground text-sm', className)}
      {...props}
    />
  );
}

/** Head of a dialog: its title, and a sentence that describes it. */
export function DialogHead({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-1 pr-8">
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{children}</DialogDescription>
    </div>
  );
}
