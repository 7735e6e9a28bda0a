import { type ReactNode, useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { ComboboxOption } from '@/components/ui/combobox.tsx';
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { type MerchantGroup, NOT_SPENDING } from '../schema.ts';
import { MerchantRow } from './merchant-row.tsx';

type MerchantListProps = {
  merchants: readonly MerchantGroup[];
  categories: readonly CategoryRow[];
  renderReading: (merchant: MerchantGroup) => ReactNode;
  onDecide: (merchant: MerchantGroup, decision: string) => void;
};

const views = [
  ['unknown', 'To sort'],
  ['counted', 'Sorted'],
  ['left-out', 'Left out'],
] as const;
type View = (typeof views)[number][0];

/** Drawn at once; the most money comes first, so that what follows matters less. */
const pageSize = 50;

function listOptions(categories: readonly CategoryRow[]): ComboboxOption[] {
  return [
    {
      value: NOT_SPENDING,
      label: 'Not spending: leave out',
      keywords: 'exclude transfer payment',
    },
    ...categories.flatMap((category) =>
      category.sub_categories.map(({ slug, name }) => ({
        value: slug,
        label: name,
        keywords: category.name,
      })),
    ),
  ];
}

/** All merchants of the statements, by how they are treated. */
export function MerchantList(props: MerchantListProps) {
  const { merchants, categories, renderReading, onDecide } = props;
  const hasUnknown = merchants.some(({ treatment }) => treatment.kind === 'unknown');
  const [view, setView] = useState<View>(hasUnknown ? 'unknown' : 'counted');
  const [text, setText] = useState('');
  const [most, setMost] = useState(pageSize);
  const options = listOptions(categories);
  const countOf = (kind: View) => merchants.filter((each) => each.treatment.kind === kind).length;
  const found = merchants.filter(
    ({ treatment, description }) => treatment.kind === view && matchesSearch(description, text),
  );
  const shown = found.slice(0, most);
  return (
    <section aria-label="Merchants" className="grid min-w-0 gap-3">
      <h2 className="text-lg font-semibold">Merchants</h2>
      <Tabs
        value={view}
        onValueChange={(next) => {
          setView(views.find(([kind]) => kind === next)?.[0] ?? 'unknown');
          setMost(pageSize);
        }}
      >
        <TabsList aria-label="Which merchants">
          {views.map(([kind, label]) => (
            <TabsTrigger key={kind} value={kind} aria-controls={undefined}>
              {label} <span className="text-muted-foreground text-sm">{countOf(kind)}</span>
            </TabsTrigger>
          ))}
        </TabsList>
      </Tabs>
      <SearchInput label="Search merchants" value={text} onValueChange={setText} />
      {shown.length === 0 ? (
        <EmptyState
          title={
            text !== ''
              ? `No merchant matches “${text}”`
              : view === 'unknown'
                ? 'Everything is sorted'
                : 'Nothing here'
          }
        >
          {text === '' && view === 'unknown'
            ? 'Look through what was guessed, then use the result below.'
            : 'Look in the other lists.'}
        </EmptyState>
      ) : (
        <ul aria-label="Merchants by amount" className="border-foreground divide-y border-t">
          {shown.map((merchant) => (
            <MerchantRow
              key={JSON.stringify([merchant.key, merchant.correction, merchant.treatment])}
              merchant={merchant}
              options={options}
              onDecide={(decision) => onDecide(merchant, decision)}
            >
              {renderReading(merchant)}
            </MerchantRow>
          ))}
        </ul>
      )}
      {found.length > shown.length && (
        <Button
          variant="outline"
          className="justify-self-center"
          onClick={() => setMost(most + pageSize)}
        >
          Show {Math.min(pageSize, found.length - shown.length)} more of {found.length}
        </Button>
      )}
    </section>
  );
}
