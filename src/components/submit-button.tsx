import { type ComponentProps, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button.tsx';

const never = () => () => undefined;

/**
 * Sends a form. Dead in a page that was drawn beforehand until the app has taken it over: a form that the browser
 * sends by itself would put what was typed, passwords too, into the address.
 */
export function SubmitButton({ disabled, ...props }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Button {...props} type="submit" disabled={disabled === true || !isTakenOver} />;
}
