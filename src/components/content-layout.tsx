import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { InFrameContext } from '@/components/app-frame/in-frame-context.ts';
import { cn } from '@/lib/class-names.ts';

type TocLine = { readonly id: string; readonly text: string; readonly depth: number };

type ContentLayoutProps = {
  header: ReactNode;
  headings: readonly TocLine[];
  aside?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

function TocLinks({ headings }: { headings: readonly TocLine[] }) {
  return (
    <ol className="grid gap-0.5 text-sm">
      {headings.map((heading) => (
        <li key={heading.id} className={heading.depth > 2 ? 'pl-4' : ''}>
          <Link
            to="."
            hash={heading.id}
            className="text-muted-foreground hover:text-foreground inline-flex min-h-7 items-center leading-5"
          >
            {heading.text}
          </Link>
        </li>
      ))}
    </ol>
  );
}

export function ContentLayout({ header, headings, aside, footer, children }: ContentLayoutProps) {
  // The frame has margins of its own.
  const margins = use(InFrameContext) ? '' : 'mx-auto max-w-6xl px-4 py-8';
  return (
    <div
      className={cn(
        'grid w-full grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,44rem)_minmax(0,16rem)] lg:justify-between',
        margins,
      )}
    >
      <article className="min-w-0">
        {header}
        {headings.length > 1 && (
          <details className="group bg-card mt-6 rounded-md border px-4 lg:hidden">
            <summary className="flex h-11 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
              On this page
              <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
            </summary>
            <nav aria-label="On this page" className="pb-3">
              <TocLinks headings={headings} />
            </nav>
          </details>
        )}
        <div className="mt-6">{children}</div>
      </article>
      <div className="max-lg:mt-10 lg:row-span-2">
        <div className="grid gap-8 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
          {headings.length > 1 && (
            <nav aria-labelledby="contents-title" className="max-lg:hidden">
              <p id="contents-title" className="pb-1 text-sm font-semibold">
                On this page
              </p>
              <TocLinks headings={headings} />
            </nav>
          )}
          {aside}
        </div>
      </div>
      {footer && <footer className="mt-12 grid min-w-0 gap-10">{footer}</footer>}
    </div>
  );
}
