import { ExternalLink } from 'lucide-react';
import { formatDate } from '@/lib/dates.ts';

type SourceLinkProps = { url: string | null; verifiedOn: string | null; subject: string };

/** The day a fact was checked, leading to where it was read. */
export function SourceLink({ url, verifiedOn, subject }: SourceLinkProps) {
  const text = verifiedOn ? formatDate(verifiedOn) : 'Undated';
  if (!url) return <span className="text-muted-foreground text-sm whitespace-nowrap">{text}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={`Source of ${subject}, ${text}`}
      className="text-muted-foreground hover:text-foreground inline-flex min-h-6 items-center gap-1 text-sm whitespace-nowrap underline-offset-2 hover:underline"
    >
      {text}
      <ExternalLink aria-hidden className="size-3.5" />
    </a>
  );
}
