import { Combobox } from '@/components/ui/combobox.tsx';
import type { CardRow, CatalogRows } from '@/features/catalog/schema.ts';
import { searchCards } from '@/lib/card-search.ts';

type CardChooserProps = {
  rows: CatalogRows;
  chosen: readonly CardRow[];
  onChoose: (card: CardRow) => void;
};

export function CardChooser({ rows, chosen, onChoose }: CardChooserProps) {
  const taken = new Set(chosen.map(({ id }) => id));
  const free = rows.cards.filter(({ id }) => !taken.has(id));
  const issuers = new Map(rows.companies.map(({ id, name }) => [id, name]));
  const find = (text: string) =>
    searchCards(free, (card) => issuers.get(card.company_id) ?? '', text).map(({ id, name }) => ({
      value: String(id),
      label: name,
    }));
  return (
    <Combobox
      label="Add a card to compare"
      placeholder="Add a card"
      emptyText="No card matches. Try the issuer or fewer words."
      options={find('')}
      find={find}
      value={undefined}
      onValueChange={(value) => {
        const card = rows.cards.find(({ id }) => String(id) === value);
        if (card) onChoose(card);
      }}
      className="w-full sm:w-80"
    />
  );
}
