import { useMemo } from 'react';
import { Combobox } from '@/components/ui/combobox.tsx';
import type { CardRow, CatalogueRows } from '@/features/catalogue/schema.ts';

type CardChooserProps = {
  rows: CatalogueRows;
  /** Cards that are compared already. */
  chosen: readonly CardRow[];
  onChoose: (card: CardRow) => void;
};

/** Finds the next card to compare by its name or issuer. */
export function CardChooser({ rows, chosen, onChoose }: CardChooserProps) {
  const options = useMemo(() => {
    const issuers = new Map(rows.companies.map(({ id, name }) => [id, name]));
    return rows.cards
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((card) => ({
        value: String(card.id),
        label: card.name,
        keywords: issuers.get(card.company_id) ?? '',
      }));
  }, [rows]);
  const taken = new Set(chosen.map(({ id }) => String(id)));
  return (
    <Combobox
      label="Add a card to compare"
      placeholder="Add a card"
      emptyText="No card matches. Try the issuer or fewer words."
      options={options.filter(({ value }) => !taken.has(value))}
      value={undefined}
      onValueChange={(value) => {
        const card = rows.cards.find(({ id }) => String(id) === value);
        if (card) onChoose(card);
      }}
      className="w-full sm:w-80"
    />
  );
}
