import type { ErrorComponentProps } from '@tanstack/react-router';
import { PublicLayout } from '@/components/public-layout.tsx';
import { RouteError } from '@/components/route-error.tsx';

/** The same for a page of visitors that brings the layout of visitors itself. */
export function PublicAreaError(props: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  return (
    <PublicLayout>
      <RouteError {...props} />
    </PublicLayout>
  );
}
