import { Link, type LinkOptions } from '@tanstack/react-router';

type SegmentedLinksProps = {
  label: string;
  segments: readonly {
    readonly key: string;
    readonly label: string;
    readonly isCurrent: boolean;
    readonly link: LinkOptions;
  }[];
};

/** A small choice that lives in the address. */
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
          aria-current={segment.isCurrent ? 'true' : undefined}
          className="text-muted-foreground aria-[current=true]:bg-primary aria-[current=true]:text-primary-foreground flex items-center rounded-sm px-3 text-sm font-medium whitespace-nowrap"
        >
          {segment.label}
        </Link>
      ))}
    </nav>
  );
}
