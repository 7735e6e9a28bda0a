import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPage } from '@/components/error-page.tsx';

/** The error page where the frame around the pages failed itself. */
export function AreaError(props: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  return (
    <main id="main">
      <ErrorPage {...props} />
    </main>
  );
}
