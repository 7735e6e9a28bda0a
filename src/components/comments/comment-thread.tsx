import { type ReactNode, useEffect, useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { useSeen } from '@/lib/use-seen.ts';
import { type CommentedPage, requireShortname, showThread } from './disqus.ts';

type CommentThreadProps = CommentedPage & {
  shortname?: string | undefined;
  /** How many there are, beside the heading. */
  count?: ReactNode;
};

/** What readers say, from Disqus: nothing is requested before the reader comes near it. */
export function CommentThread({ shortname, count, identifier, title, url }: CommentThreadProps) {
  const forum = requireShortname(shortname);
  const [ref, isSeen] = useSeen<HTMLElement>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isSeen || hasFailed) return;
    showThread(forum, { identifier, title, url }).catch(() => {
      setFailed(true);
    });
  }, [forum, hasFailed, identifier, isSeen, title, url]);

  return (
    <section ref={ref} aria-labelledby="comments-title" className="grid min-h-40 gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="comments-title" className="text-xl font-semibold tracking-tight">
          Comments
        </h2>
        {count}
      </div>
      {hasFailed ? (
        <ErrorState
          title="The comments could not be loaded"
          message="They come from Disqus, which does not answer or is blocked on this device."
          onRetry={() => {
            setFailed(false);
          }}
        />
      ) : (
        <div id="disqus_thread">
          <p className="text-muted-foreground">
            Comments come from Disqus, which is asked for them once you get here.
          </p>
        </div>
      )}
    </section>
  );
}
