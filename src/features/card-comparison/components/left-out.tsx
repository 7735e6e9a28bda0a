import { formatCount } from '@/lib/format.ts';
import type { ComparedCards } from '../read-card-ids.ts';
import { maxComparedCards } from '../schema.ts';
import * as texts from '../texts.ts';

/** Says which parts of the address are not shown, and why. */
export function LeftOut({ unknown, tooMany }: Pick<ComparedCards, 'unknown' | 'tooMany'>) {
  if (unknown.length === 0 && tooMany.length === 0) return null;
  return (
    <div role="status" className="bg-caution-soft text-caution rounded-md px-3 py-2 text-sm">
      {unknown.length > 0 && (
        <p>
          {texts.ofThisAddressNamedNo(
            formatCount(unknown.length, texts.part),
            unknown.length,
            unknown.join(', ').slice(0, 120),
          )}
        </p>
      )}
      {tooMany.length > 0 && (
        <p>
          {texts.atMostCardsStandSide(maxComparedCards, tooMany.map(({ name }) => name).join(', '))}
        </p>
      )}
    </div>
  );
}
