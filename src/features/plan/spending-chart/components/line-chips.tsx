import { X } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Combobox } from '@/components/ui/combobox.tsx';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import type { Subject } from '@/features/plan/wallet-comparison/schema.ts';
import { lineOfCard } from '../list-lines.ts';
import { type Line, maxLines } from '../schema.ts';
import { LineSwatch } from './line-swatch.tsx';

type LineChipsProps = {
  lines: readonly Line[];
  subjects: readonly Subject[];
  rows: CatalogRows;
  onChange: (ids: readonly string[]) => void;
};

export function LineChips({ lines, subjects, rows, onChange }: LineChipsProps) {
  const options = useMemo(() => {
    const issuers = new Map(rows.companies.map(({ id, name }) => [id, name]));
    const cards = rows.cards
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((card) => ({
        value: lineOfCard(card).id,
        label: card.name,
        keywords: issuers.get(card.company_id) ?? '',
      }));
    const sets = subjects.map(({ id, name, note }) => ({
      value: id,
      label: `${name} (${note})`,
      keywords: 'wallet',
    }));
    return [...sets, ...cards];
  }, [rows, subjects]);
  const ids = lines.map(({ id }) => id);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Lines of the chart" className="contents">
        {lines.map((line, index) => (
          <li
            key={line.id}
            className="bg-card flex max-w-full items-center gap-2 rounded-md border py-1 pr-1 pl-3"
          >
            <LineSwatch index={index} />
            <span className="min-w-0 truncate">{line.name}</span>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Remove ${line.name}`}
              onClick={() => onChange(ids.filter((id) => id !== line.id))}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {lines.length < maxLines && (
        <Combobox
          label="Add a card or a wallet"
          placeholder="Add a card or a wallet"
          options={options.filter(({ value }) => !ids.includes(value))}
          value={undefined}
          onValueChange={(id) => onChange([...ids, id])}
          className="w-full sm:w-72"
        />
      )}
    </div>
  );
}
