import { type RefObject, useEffect, useRef, useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { getEnv } from '@/lib/env.ts';
import { useIsDark } from '@/lib/use-is-dark.ts';

type CommentedPage = {
  /** Stays the same when the title or the address changes. */
  readonly identifier: string;
  readonly title: string;
  readonly url: string;
};

/** A message from the comments document to the page around it. */
type CommentsMessage = { height?: number; failed?: true };

function isCommentsMessage(data: unknown): data is CommentsMessage {
  return typeof data === 'object' && data !== null && ('height' in data || 'failed' in data);
}

function requireShortname(shortname: string | undefined = getEnv().VITE_DISQUS_SHORTNAME): string {
  if (shortname === undefined || !/^[a-z0-9-]+$/u.test(shortname)) {
    throw new Error('Disqus shortname is required');
  }
  return shortname;
}

/** The document of a page's comments: see `public/widgets/comments`, which runs the scripts of Disqus. */
function commentsAddress(
  widgetsOrigin: string,
  forum: string,
  { identifier, title, url }: CommentedPage,
  theme: 'light' | 'dark',
): string {
  const hash = new URLSearchParams({ forum, identifier, title, url, theme });
  return `${widgetsOrigin}/widgets/comments/#${hash.toString()}`;
}

/** About to be read: half of the area is within 300 px of the window. */
const NEAR: IntersectionObserverInit = { rootMargin: '300px', threshold: 0.5 };

/** True once the element has come near the viewport. */
function useSeen<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    }, NEAR);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [isSeen]);
  return [ref, isSeen];
}

type CommentThreadProps = CommentedPage & {
  shortname?: string | undefined;
  widgetsOrigin?: string | undefined;
};

/** Disqus comments, loaded when the reader scrolls near, in a document of another origin that has no session. */
export function CommentThread({ shortname, widgetsOrigin, ...page }: CommentThreadProps) {
  const forum = requireShortname(shortname);
  const origin = widgetsOrigin ?? getEnv().VITE_WIDGETS_ORIGIN ?? '';
  const [ref, isSeen] = useSeen<HTMLElement>();
  const frame = useRef<HTMLIFrameElement>(null);
  const [{ height = 160, failed }, setState] = useState<CommentsMessage>({});
  const theme = useIsDark() ? 'dark' : 'light';

  useEffect(() => {
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const isFromFrame = from === origin && source === frame.current?.contentWindow;
      if (isFromFrame && isCommentsMessage(data)) setState(data);
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
    };
  }, [origin]);

  return (
    <section ref={ref} aria-labelledby="comments-title" className="grid min-h-40 gap-3">
      <h2 id="comments-title" className="text-xl font-semibold tracking-tight">
        Comments
      </h2>
      {failed && (
        <ErrorState
          title="The comments could not be loaded"
          message="They come from Disqus, which does not answer or is blocked on this device."
          onRetry={() => setState({})}
        />
      )}
      {isSeen && !failed && (
        <iframe
          key={page.identifier}
          ref={frame}
          title="Comments"
          src={commentsAddress(origin, forum, page, theme)}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          style={{ height }}
          className="w-full"
        />
      )}
      {!isSeen && (
        <p className="text-muted-foreground">
          Comments come from Disqus and load once you scroll here.
        </p>
      )}
    </section>
  );
}
