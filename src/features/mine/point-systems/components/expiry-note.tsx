import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { describeExpiry } from '../describe-expiry.ts';

/** When points expire and what keeps them alive, with the source; renders nothing if unknown. */
export function ExpiryNote({ system }: { system: PointSystemRow }) {
  const text = describeExpiry(system);
  if (text === null) return null;
  return (
    <p className="text-muted-foreground max-w-prose text-sm">
      {text} ({system.expiry_confidence ?? 'low'} confidence)
      {system.expiry_source_url !== null && (
        <>
          {' '}
          ·{' '}
          <a
            href={system.expiry_source_url}
            target="_blank"
            rel="noreferrer"
            aria-label={`source: when ${system.name} expire`}
            className="hover:text-foreground underline underline-offset-2"
          >
            source
          </a>
        </>
      )}
    </p>
  );
}
