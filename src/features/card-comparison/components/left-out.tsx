import { formatCount } from '@/lib/format.ts';
import type { ComparedCards } from '../read-card-ids.ts';
import { maxComparedCards } from '../schema.ts';

export function LeftOut({ unknown, tooMany }: Pick<ComparedCards, 'unknown' | 'tooMany'>) {
  if (unknown.length === 0 && tooMany.length === 0) return null;
  return (
    <div role="status" className="bg-caution-soft text-caution rounded-md px-3 py-2 text-sm">
      {unknown.length > 0 && (
        <p>
          {formatCount(unknown.length, 'part')} in this address named no card and{' '}
          {unknown.length === 1 ? 'was' : 'were'} left out: {unknown.join(', ').slice(0, 120)}.
        </p>
      )}
      {tooMany.length > 0 && (
        <p>
          At most {maxComparedCards} cards fit side by side:{' '}
          {tooMany.map(({ name }) => name).join(', ')} left out.
        </p>
      )}
    </div>
  );
}
