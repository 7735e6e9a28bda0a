import type { ErrorComponentProps } from '@tanstack/react-router';
import { PublicLayout } from '@/components/public-layout.tsx';
import { RouteError } from '@/components/route-error.tsx';

/** Error page for a page of visitors that brings their layout itself. */
export function PublicAreaError(props: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  return (
    <PublicLayout>
      <RouteError {...props} />
    </PublicLayout>
  );
}
