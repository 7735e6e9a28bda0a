import { type VariantProps, cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as SheetPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useFocusReturn } from '@/components/ui/use-focus-return.ts';
import { cn } from '@/lib/class-names.ts';

export const Sheet = SheetPrimitive.Root;
export const SheetTrigger = SheetPrimitive.Trigger;
export const SheetClose = SheetPrimitive.Close;

const sheetVariants = cva(
  'bg-card text-card-foreground data-[state=open]:animate-in fixed z-50 flex flex-col gap-4 overflow-y-auto p-4 shadow-lg duration-200',
  {
    variants: {
      side: {
        right:
          'data-[state=open]:slide-in-from-right inset-y-0 right-0 w-[calc(100vw-2rem)] max-w-md border-l',
        left: 'data-[state=open]:slide-in-from-left inset-y-0 left-0 w-[calc(100vw-2rem)] max-w-xs border-r',
        bottom:
          'data-[state=open]:slide-in-from-bottom inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg border-t',
      },
    },
    defaultVariants: { side: 'right' },
  },
);

type SheetContentProps = ComponentProps<typeof SheetPrimitive.Content> &
  VariantProps<typeof sheetVariants>;

/** Rendered again whenever the sheet opens. */
function SheetWindow({
  className,
  side,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: SheetContentProps) {
  const focusReturn = useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus });
  return (
    <SheetPrimitive.Content
      className={cn(sheetVariants({ side }), className)}
      {...focusReturn}
      {...props}
    >
      {children}
      <SheetPrimitive.Close className="touch-area text-muted-foreground hover:bg-accent absolute top-3 right-3 flex size-8 items-center justify-center rounded-md">
        <X aria-hidden className="size-5" />
        <span className="sr-only">Close</span>
      </SheetPrimitive.Close>
    </SheetPrimitive.Content>
  );
}

export function SheetContent(props: SheetContentProps) {
  return (
    <SheetPrimitive.Portal>
      <SheetPrimitive.Overlay className="data-[state=open]:animate-in data-[state=open]:fade-in-0 fixed inset-0 z-40 bg-black/50" />
      <SheetWindow {...props} />
    </SheetPrimitive.Portal>
  );
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof SheetPrimitive.Title>) {
  return (
    <SheetPrimitive.Title className={cn('pr-8 text-lg font-semibold', className)} {...props} />
  );
}

export function SheetDescription({
  className,
  ...props
}: ComponentProps<typeof SheetPrimitive.Description>) {
  return (
    <SheetPrimitive.Description
      className={cn('text-muted-foreground text-sm', className)}
      {...props}
    />
  );
}
