import { ExternalLink } from 'lucide-react';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { formatDate } from '@/lib/dates.ts';
import type { ReportableFact } from '@/lib/fact-report-store.ts';

type SourceLinkProps = {
  url: string | null;
  verifiedOn: string | null;
  fact: ReportableFact;
};

export function SourceLink({ url, verifiedOn, fact }: SourceLinkProps) {
  const text = verifiedOn ? formatDate(verifiedOn) : 'Undated';
  return (
    <span className="text-muted-foreground inline-flex items-center gap-1 text-sm whitespace-nowrap">
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Source of ${fact.subject}, ${text}`}
          className="hover:text-foreground inline-flex min-h-6 items-center gap-1 underline-offset-2 hover:underline"
        >
          {text}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      ) : (
        text
      )}
      <ReportFactButton fact={fact} isCompact />
    </span>
  );
}
