import { RadioGroup as RadioGroupPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names.ts';

export function RadioGroup({
  className,
  ...props
}: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return <RadioGroupPrimitive.Root className={cn('grid gap-2', className)} {...props} />;
}

export function RadioGroupItem({
  className,
  ...props
}: ComponentProps<typeof RadioGroupPrimitive.Item>) {
  return (
    <RadioGroupPrimitive.Item
      className={cn(
        'border-input bg-card data-[state=checked]:border-primary relative size-5 shrink-0 rounded-full border after:absolute after:-inset-1 disabled:opacity-60 pointer-coarse:after:-inset-2.5',
        className,
      )}
      {...props}
    >
      <RadioGroupPrimitive.Indicator className="bg-primary absolute inset-1 rounded-full" />
    </RadioGroupPrimitive.Item>
  );
}
