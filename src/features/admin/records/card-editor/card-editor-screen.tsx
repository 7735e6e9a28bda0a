import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { useApplicationRules } from '@/features/mine/eligibility/tables.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { CreditCardDetail } from '@/features/learn/credit-cards/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { BackToList } from '../components/back-to-list.tsx';
import { LeaveGuard } from '../components/leave-guard.tsx';
import { useSaveKey } from '../use-save-key.ts';
import { type CardRows, type EditorRow, keyOf } from './apply-edits.ts';
import { EditorSection } from './editor-section.tsx';
import { MergePanel } from './merge-panel.tsx';
import { createRowNames, summarizeRow } from './describe-row.ts';
import { RowFields } from './row-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { mainTables, sections } from './list-sections.ts';
import { toPreview } from './to-preview.ts';
import { useCardEditor } from './use-card-editor.ts';

function SectionLinks({ rows }: { rows: readonly EditorRow[] }) {
  return (
    <nav aria-label="Sections of the card" className="-mx-2 -mt-2 flex flex-wrap gap-x-1 pb-3">
      {mainTables.map((table) => (
        <Button
          key={table}
          variant="ghost"
          size="sm"
          className="text-muted-foreground gap-1.5 px-2"
          onClick={() => document.getElementById(`section-${table}`)?.scrollIntoView()}
        >
          {sections[table].title}
          <span className="font-normal">{rows.filter((row) => row.table === table).length}</span>
        </Button>
      ))}
    </nav>
  );
}

/** The calculation loads beside the form, which is usable before it. */
const PresetValuesPanel = lazyNamed(() => import('./preset-values-panel.tsx'), 'PresetValuesPanel');

type CardEditorScreenProps = {
  cardId: number | null;
  saved: CardRows | null;
  onSaved: (id: number) => void;
  renderPage: (card: CreditCardDetail) => ReactNode;
  history?: ReactNode;
};

export function CardEditorScreen(props: CardEditorScreenProps) {
  const { cardId, saved, onSaved, renderPage, history } = props;
  const catalog = useCatalog();
  const rules = useApplicationRules();
  const editor = useCardEditor({ cardId, saved, onSaved });
  const { base, rows, isDirty, isSaving, theirs } = editor;
  const names = createRowNames(catalog, rules, rows);
  const shownRows = useDeferredValue(rows);
  const before = useMemo(() => toPreview(base, base, { catalog, rules }), [base, catalog, rules]);
  const after = useMemo(
    () => toPreview(base, shownRows, { catalog, rules }),
    [base, shownRows, catalog, rules],
  );
  useEffect(() => {
    // If the address points to a row, the page opens there.
    const { hash } = window.location;
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);

  useSaveKey(() => {
    if (isDirty && !isSaving) editor.save();
  });
  const card = rows.find(({ table }) => table === 'credit_cards');

  return (
    <div>
      <BackToList path="credit-cards" title="Credit cards" />
      <PageHeader
        title={card ? summarizeRow(card, names).title : 'Credit card'}
        actions={
          cardId !== null && (
            <Button asChild size="md" variant="outline">
              <Link
                to="/admin/$resource/$id"
                params={{ resource: 'credit-cards', id: String(cardId) }}
                search={{ tab: 'references' }}
              >
                Uses and removal
              </Link>
            </Button>
          )
        }
      />
      <SectionLinks rows={rows} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="grid min-w-0 content-start gap-4">
          {editor.draftOf !== null && isDirty && (
            <div
              role="status"
              className="bg-primary-soft flex flex-wrap items-center justify-between gap-2 rounded-md p-3 text-sm"
            >
              <span>
                What you typed on {new Date(editor.draftOf).toLocaleString('en-US')} was not saved.
                It is back.
              </span>
              <Button size="sm" variant="outline" onClick={editor.undoAll}>
                Discard it
              </Button>
            </div>
          )}
          {theirs !== null && <MergePanel editor={editor} theirs={theirs} names={names} />}
          {card && (
            <section aria-label="Card" className="border-foreground grid gap-4 border-t-2 py-3">
              <h2 className="font-semibold">Card</h2>
              <RowFields key={keyOf(card)} row={card} editor={editor} names={names} />
            </section>
          )}
          {mainTables.map((table) => (
            <EditorSection key={table} table={table} editor={editor} names={names} />
          ))}
        </div>
        <Tabs
          defaultValue="values"
          className="min-w-0 xl:sticky xl:top-16 xl:max-h-[calc(100dvh-9rem)] xl:overflow-y-auto"
        >
          <TabsList>
            <TabsTrigger value="values">Values</TabsTrigger>
            <TabsTrigger value="page">Public page</TabsTrigger>
            {history && <TabsTrigger value="history">History</TabsTrigger>}
          </TabsList>
          <TabsContent value="values">
            <Suspense fallback={<ListSkeleton label="Loading the values" rows={6} />}>
              <PresetValuesPanel before={before} after={after} catalog={catalog} />
            </Suspense>
          </TabsContent>
          <TabsContent value="page">
            {after ? (
              <div aria-label="Preview of the public page" role="region">
                {renderPage(after)}
              </div>
            ) : (
              <p className="text-muted-foreground">
                The page appears once the card has a name, an issuer and a point system.
              </p>
            )}
          </TabsContent>
          {history && <TabsContent value="history">{history}</TabsContent>}
        </Tabs>
      </div>
      <SaveBar editor={editor} names={names} isNew={cardId === null} />
      <LeaveGuard
        isDirty={isDirty}
        isSaving={isSaving}
        description="Nobody sees your changes until they are saved. They are kept on this device and wait for you when you come back to this card."
      />
    </div>
  );
}
