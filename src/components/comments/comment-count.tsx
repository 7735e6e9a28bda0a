import { useEffect } from 'react';
import { useSeen } from '@/lib/use-seen.ts';
import { requireShortname, showCounts } from './disqus.ts';

type CommentCountProps = { identifier: string; shortname?: string | undefined };

/** How many comments a page has. Disqus writes the number into the element, which React leaves alone. */
export function CommentCount({ identifier, shortname }: CommentCountProps) {
  const forum = requireShortname(shortname);
  const [ref, isSeen] = useSeen<HTMLSpanElement>();
  useEffect(() => {
    if (!isSeen) return;
    showCounts(forum).catch((error: unknown) => {
      console.warn('The number of comments is not known.', error);
    });
  }, [forum, identifier, isSeen]);
  return (
    <span
      ref={ref}
      className="disqus-comment-count text-muted-foreground inline-block min-h-5 min-w-5 text-sm"
      data-disqus-identifier={identifier}
    />
  );
}
