import { useState } from 'react';
import { ProgramUseNote } from '@/components/program-use-note.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { useMemberInputs } from '@/features/mine/member-cards/queries.ts';
import { matchesSearch } from '@/lib/search-text.ts';

/** Programs of one airline, hotel, railroad or store, those in use first. */
export function UsedPrograms() {
  const [q, setQ] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const { rows, programUseOf } = useMemberInputs();
  const programs = rows.pointSystems.flatMap((system: PointSystemRow) => {
    const judged = programUseOf(system);
    return judged ? [{ system, judged }] : [];
  });
  const shown = programs.filter(
    ({ system, judged }) =>
      matchesSearch(system.name, q) &&
      (showsAll || q !== '' || judged.isUsed || judged.shownBy === 'answer'),
  );
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
          {showsAll ? 'Only those I use' : `Show all ${programs.length}`}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className="text-muted-foreground text-sm">
          {q === '' ? 'Nothing shows that you use any of them.' : 'No program matches.'}
        </p>
      ) : (
        <ul className="divide-y">
          {shown.map(({ system, judged }) => (
            <li key={system.id} className="grid gap-1 py-2">
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
