import type { ErrorComponentProps } from '@tanstack/react-router';
import { RouteError } from '@/components/route-error.tsx';

/** The same for visitors' pages, which set their own margins. */
export function PublicRouteError(props: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6">
      <RouteError {...props} />
    </div>
  );
}
