import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useIsHydrated } from '@/lib/use-device-value.ts';

/**
 * Sends a form. Dead in a prerendered page until the app has hydrated it: a form that the browser
 * sends by itself would put what was typed, passwords too, into the address.
 */
export function SubmitButton({ disabled, ...props }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useIsHydrated();
  return <Button {...props} type="submit" disabled={disabled === true || !isHydrated} />;
}
