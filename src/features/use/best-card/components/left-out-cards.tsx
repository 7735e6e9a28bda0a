import { X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Combobox } from '@/components/ui/combobox.tsx';

type LeftOutCardsProps = {
  cards: readonly { readonly slug: string; readonly name: string }[];
  /** Slugs. */
  excluded: readonly string[];
  onChange: (excluded: string[]) => void;
};

export function LeftOutCards({ cards, excluded, onChange }: LeftOutCardsProps) {
  const names = new Map(cards.map(({ slug, name }) => [slug, name]));
  return (
    <div role="group" aria-label="Never suggested" className="grid gap-1">
      <span aria-hidden className="text-muted-foreground text-sm font-medium">
        Never suggested
      </span>
      {excluded.length > 0 && (
        <ul aria-label="Cards never suggested" className="grid">
          {excluded.map((slug) => (
            <li key={slug} className="flex items-center justify-between gap-2 text-sm">
              {names.get(slug) ?? slug}
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Propose ${names.get(slug) ?? slug} again`}
                onClick={() => onChange(excluded.filter((each) => each !== slug))}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        label="Never suggest a card"
        placeholder="Choose a card"
        options={cards
          .filter(({ slug }) => !excluded.includes(slug))
          .map(({ slug, name }) => ({ value: slug, label: name }))}
        value={undefined}
        onValueChange={(slug) => onChange([...excluded, slug])}
      />
    </div>
  );
}
