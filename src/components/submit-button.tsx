import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useDeviceValue } from '@/lib/use-device-value.ts';

/**
 * Sends a form. Dead in a page that was drawn beforehand until the app has taken it over: a form that the browser
 * sends by itself would put what was typed, passwords too, into the address.
 */
export function SubmitButton({ disabled, ...props }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useDeviceValue(() => true, false);
  return <Button {...props} type="submit" disabled={disabled === true || !isHydrated} />;
}
