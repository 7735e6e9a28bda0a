import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useMatch, useRouter } from '@tanstack/react-router';
import { use, useEffect, useState } from 'react';
import { InFrameContext } from '@/components/app-frame/in-frame-context.ts';
import { ErrorState } from '@/components/error-state.tsx';
import { NoIndex } from '@/components/no-index.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { PagePending } from '@/components/page-pending.tsx';
import { isBot } from '@/lib/bots.ts';
import { describeError } from '@/lib/describe-error.ts';
import { keepError } from '@/lib/kept-errors.ts';
import { formatPageTitle } from '@/lib/page-tags.ts';
import { readFailure } from '@/lib/read-failure.ts';
import { reloadForPart, reloadForRelease } from '@/lib/reload-for-release.ts';

type ScreenMatch = {
  readonly fullPath: string;
  /** Undefined until the screen's data is loaded. */
  readonly loaderData?: unknown;
  readonly meta?: readonly ({ readonly title?: string | undefined } | undefined)[] | undefined;
};

/** The screen's title, and its subject as the start of an error sentence. */
type ScreenName = { readonly title: string | undefined; readonly subject: string };

export function nameScreen({ fullPath, loaderData, meta = [] }: ScreenMatch): ScreenName {
  const title = meta
    .findLast((tag) => tag?.title !== undefined)
    ?.title?.replace(formatPageTitle(''), '');
  if (title === undefined) return { title, subject: 'This page' };
  if (title === 'Home') return { title, subject: 'Your home page' };
  if (title.startsWith('My ')) return { title, subject: `Your ${title.slice('My '.length)}` };
  // A record's screen is named after the record once it is loaded, and after its kind until then.
  const isProperName = loaderData !== undefined && fullPath.endsWith('$id');
  if (isProperName) return { title, subject: title };
  return { title, subject: `The ${title.charAt(0).toLowerCase()}${title.slice(1)}` };
}

/**
 * Error page for a screen whose data could not be read. Retry reads again. Not indexed by search engines. Brings its
 * own margins outside the members' frame.
 */
export function RouteError({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const isFramed = use(InFrameContext);
  const queries = useQueryErrorResetBoundary();
  const [isLeaving] = useState(() => reloadForRelease(error));
  const { title, subject } = useMatch({ strict: false, select: nameScreen });
  useEffect(() => {
    keepError('boundary', error);
  }, [error]);
  if (isLeaving) return <PagePending />;
  if (isBot()) return <NoIndex />;
  return (
    <div className={isFramed ? undefined : 'mx-auto w-full max-w-6xl px-4 py-6'}>
      <NoIndex />
      {title !== undefined && <PageHeader title={title} />}
      <ErrorState
        title={`${subject} could not be loaded`}
        message={describeError(error)}
        failure={readFailure(error)}
        onRetry={() => {
          if (reloadForPart(error)) return;
          queries.reset();
          reset();
          void router.invalidate();
        }}
      />
    </div>
  );
}
