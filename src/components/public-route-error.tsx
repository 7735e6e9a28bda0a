import type { ErrorComponentProps } from '@tanstack/react-router';
import { RouteError } from '@/components/route-error.tsx';

/** The same for a page of visitors, whose layout leaves the margins to the page. */
export function PublicRouteError(props: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6">
      <RouteError {...props} />
    </div>
  );
}
