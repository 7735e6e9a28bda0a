import { Link, type LinkOptions } from '@tanstack/react-router';
import { cn } from '@/lib/class-names.ts';

type SegmentedLinksProps = {
  label: string;
  segments: readonly {
    readonly key: string;
    readonly label: string;
    readonly isCurrent: boolean;
    readonly link: LinkOptions;
  }[];
};

export function SegmentedLinks({ label, segments }: SegmentedLinksProps) {
  return (
    <nav
      aria-label={label}
      className="border-input bg-card inline-flex h-10 rounded-md border p-0.5"
    >
      {segments.map((segment) => (
        <Link
          key={segment.key}
          {...segment.link}
          replace
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={segment.isCurrent ? 'true' : undefined}
          className={cn(
            'touch-area flex items-center rounded-sm px-3 text-sm font-medium whitespace-nowrap',
            segment.isCurrent ? 'bg-primary text-primary-foreground' : 'text-muted-foreground',
          )}
        >
          {segment.label}
        </Link>
      ))}
    </nav>
  );
}
