import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useIsHydrated } from '@/lib/use-device-value.ts';

/** Disabled until hydration: a native submit would put typed values, passwords included, into the address. */
export function SubmitButton({ disabled, ...props }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useIsHydrated();
  return <Button {...props} type="submit" disabled={disabled === true || !isHydrated} />;
}
