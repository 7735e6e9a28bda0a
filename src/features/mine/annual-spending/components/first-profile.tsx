import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { carriedSpending } from '../carry-spending.ts';
import { type AmountGroup, groupAmounts, setGroup } from '../group-amounts.ts';
import { createProfile, spendingProfileEdits } from '../mutations.ts';
import { spendingPresetsQuery, spendingProfilesQuery } from '../queries.ts';
import type { SpendingPreset, SpendingProfileRow } from '../schema.ts';
import { isSameSpending, type SpendingAmounts, sumAmounts, toPeriod } from '../set-amounts.ts';
import { useProfileEditor } from '../use-profile-editor.ts';
import { AmountInput } from './category-spending.tsx';
import { ConflictPanel, SaveStatus } from './spending-editor.tsx';

/** The first presets, the most common households; all of them are on the page of profiles. */
const HOUSEHOLDS = 5;

const aMonth = (amounts: SpendingAmounts) =>
  formatWholeDollars(toPeriod(sumAmounts(amounts), 'month'));

/** `preset`: slug of the household that filled it in. */
type OnChosen = (id: string, preset?: string) => void;

type FirstProfileProps = {
  /** The profile in use. */
  selectedId: string | null;
  onChosen: OnChosen;
};

/** The first amounts of a new member: six fields, which a household may fill in. */
export function FirstProfile({ selectedId, onChosen }: FirstProfileProps) {
  const { data: presets } = useSuspenseQuery(spendingPresetsQuery());
  const { data: profiles } = useSuspenseQuery(spendingProfilesQuery());
  const { categories } = useCatalog();
  // Saved with its first amount, under the same id.
  const [draft] = useState(() => createProfile('My spending', {}, 0));
  const known = profiles.find(({ id }) => id === selectedId) ?? profiles[0];
  const profile = known ?? draft;
  return (
    <FirstAmounts
      key={profile.id}
      profile={profile}
      isDraft={known === undefined}
      groups={groupAmounts(categories)}
      categories={categories}
      presets={presets.slice(0, HOUSEHOLDS)}
      onChosen={onChosen}
    />
  );
}

type FirstAmountsProps = {
  profile: SpendingProfileRow;
  isDraft: boolean;
  groups: readonly AmountGroup[];
  categories: ReturnType<typeof useCatalog>['categories'];
  presets: readonly SpendingPreset[];
  onChosen: OnChosen;
};

function FirstAmounts(props: FirstAmountsProps) {
  const { profile, isDraft, groups, categories, presets, onChosen } = props;
  const editor = useProfileEditor(profile);
  const { amounts } = editor;
  const { mutateAsync: add } = useMutation(spendingProfileEdits.adding);
  const isAdding = useRef(false);
  // A field that is emptied to be typed again keeps its mix.
  const [before, setBefore] = useState(amounts);
  const [filled, setFilled] = useState<{ name: string; undo: SpendingAmounts }>();
  const heading = useId();

  const keep = async (preset?: string) => {
    if (!isDraft) {
      if (preset !== undefined) onChosen(profile.id, preset);
      return;
    }
    if (isAdding.current) return;
    isAdding.current = true;
    // The mutation reports its own failure; only a saved profile can be selected.
    const saved = await add(profile).catch(() => null);
    if (saved) onChosen(saved.id, preset);
    else isAdding.current = false;
  };
  const change = (next: SpendingAmounts, preset?: string) => {
    void keep(preset);
    editor.setAmounts(next);
  };

  return (
    <div className="grid gap-5">
      {carriedSpending.get() === profile.id && (
        <p role="status" className="bg-primary-soft rounded-md px-3 py-2">
          These are the amounts you gave the calculator. Change whatever is different, or continue.
        </p>
      )}
      {editor.conflicts.length > 0 && (
        <ConflictPanel
          conflicts={editor.conflicts}
          categories={categories}
          onResolve={editor.resolve}
        />
      )}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {groups.map((group) => (
          <div key={group.key} className="grid content-start gap-1">
            <span aria-hidden className="text-sm font-medium">
              {group.label}
            </span>
            <AmountInput
              label={group.label}
              centsPerYear={sumAmounts(amounts, group.slugs)}
              period="month"
              onFocus={() => setBefore(amounts)}
              onChange={(cents) => {
                setFilled(undefined);
                change(setGroup({ ...amounts, ...partOf(before, group) }, group, cents));
              }}
            />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p>
          <span className="font-medium">{aMonth(amounts)} a month</span>{' '}
          <span className="text-muted-foreground">
            or {formatWholeDollars(sumAmounts(amounts))} a year
          </span>
        </p>
        {sumAmounts(amounts) > 0 && (
          <SaveStatus status={editor.status} error={editor.error} onRetry={editor.retry} />
        )}
      </div>
      <section aria-labelledby={heading} className="grid gap-2">
        <h3 id={heading} className="font-medium">
          Or start from a household like yours
        </h3>
        <ul
          aria-label="Households to start from"
          className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5"
        >
          {presets.map(({ id, slug, name, amounts: those }) => (
            <li key={id} className="grid">
              <button
                type="button"
                aria-pressed={isSameSpending(amounts, those)}
                onClick={() => {
                  setFilled({ name, undo: filled?.undo ?? amounts });
                  setBefore(those);
                  change(those, slug);
                }}
                className="hover:bg-accent hover:border-primary bg-card aria-pressed:border-primary aria-pressed:bg-primary-soft grid content-start gap-0.5 rounded-md border px-3 py-2.5 text-left"
              >
                <span className="font-medium">{name}</span>
                <span className="text-muted-foreground text-sm">{aMonth(those)} a month</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="text-muted-foreground text-sm">
          Our examples fill in the amounts above. My spending has every category, more households
          and a way to read your bank’s statements.
        </p>
        {filled && sumAmounts(filled.undo) > 0 && (
          <p role="status" className="flex flex-wrap items-center gap-2">
            Filled in for “{filled.name}”.
            <Button
              size="md"
              variant="outline"
              onClick={() => {
                change(filled.undo);
                setFilled(undefined);
              }}
            >
              Take my amounts back
            </Button>
          </p>
        )}
      </section>
    </div>
  );
}

/** The amounts of one group. */
function partOf(amounts: SpendingAmounts, { slugs }: AmountGroup): SpendingAmounts {
  return Object.fromEntries(
    slugs.flatMap((slug) => (amounts[slug] ? [[slug, amounts[slug]]] : [])),
  );
}
