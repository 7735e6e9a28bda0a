import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';

type Expiry = Pick<PointSystemRow, 'expiry_rule' | 'expires_after_months' | 'kept_alive_by'>;

function describeRule({ expiry_rule: rule, expires_after_months: months }: Expiry) {
  if (rule === 'never') return 'They don’t expire.';
  if (months === null) return null;
  if (rule === 'inactivity') return `They expire after ${months} months without activity.`;
  if (rule === 'age') return `They expire ${months} months after you earn them, whatever you do.`;
  return null;
}

/** Describes when a system's points expire and what keeps them alive; null if unknown. */
export function describeExpiry(system: Expiry): string | null {
  const rule = describeRule(system);
  if (rule === null) return null;
  return system.kept_alive_by === null ? rule : `${rule} ${system.kept_alive_by}`;
}

/** False for points that never expire, unless a day was entered all the same. */
export function asksForDay({ expiry_rule: rule }: Pick<Expiry, 'expiry_rule'>, on: string | null) {
  return rule !== 'never' || on !== null;
}

/** When points expire and what keeps them alive, with the source; renders nothing if unknown. */
export function ExpiryNote({ system }: { system: PointSystemRow }) {
  const text = describeExpiry(system);
  if (text === null) return null;
  return (
    <p className="text-muted-foreground max-w-prose text-sm">
      {text}
      {system.expiry_confidence !== 'high' && ` (${system.expiry_confidence ?? 'low'} confidence)`}
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
