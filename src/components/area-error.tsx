import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPage } from '@/components/error-page.tsx';

/** Error page for a failure of the frame around the pages. */
export function AreaError(props: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  return (
    <main id="main">
      <ErrorPage {...props} />
    </main>
  );
}
