import { useState } from 'react';
import { ProgramUseNote } from '@/components/program-use-note.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { useMemberInputs } from '@/features/mine/member-cards/queries.ts';
import { formatCount } from '@/lib/format.ts';
import { matchesSearch } from '@/lib/search-text.ts';

/** Programs of one airline, hotel, railroad or store; those that only spending shows are counted until asked for. */
export function UsedPrograms() {
  const [q, setQ] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const { rows, programUseOf } = useMemberInputs();
  const programs = rows.pointSystems.flatMap((system: PointSystemRow) => {
    const judged = programUseOf(system);
    return judged ? [{ system, judged }] : [];
  });
  const isListed = showsAll || q !== '';
  const shown = programs.filter(
    ({ system, judged: { shownBy } }) =>
      matchesSearch(system.name, q) &&
      (isListed || (shownBy !== 'spending' && shownBy !== 'nothing')),
  );
  const guessed = isListed
    ? 0
    : programs.filter(({ judged }) => judged.shownBy === 'spending').length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchInput
          label="Search programs"
          value={q}
          onValueChange={setQ}
          className="min-w-48 flex-1"
        />
        <Button variant="outline" aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${programs.length}`}
        </Button>
      </div>
      {guessed > 0 && (
        <p className="text-muted-foreground text-sm">
          {formatCount(guessed, 'program')} of companies that you pay for travel or shopping count
          as used. Show all to change one.
        </p>
      )}
      {shown.length === 0 && guessed === 0 ? (
        <p className="text-muted-foreground text-sm">
          {q === '' ? 'Nothing shows that you use any of them.' : 'No program matches.'}
        </p>
      ) : (
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {shown.map(({ system, judged }) => (
            <li key={system.id} className="grid gap-1 border-b py-2">
              <span translate="no" className="font-medium">
                {system.name}
              </span>
              <ProgramUseNote slug={system.slug} name={system.name} judged={judged} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
