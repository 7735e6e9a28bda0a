import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Columns3, FileUp, Plus, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { RadioChoice, RadioGroup } from '@/components/ui/radio-group.tsx';
import { formatWholeDollars } from '@/lib/format.ts';
import { nameFreely } from '@/lib/name-freely.ts';
import { createProfile, spendingProfileEdits } from '../mutations.ts';
import { spendingPresetsQuery, spendingProfilesQuery } from '../queries.ts';
import type { SpendingPreset, SpendingProfileRow } from '../schema.ts';
import type { AnnualSpendingSearch } from '../search.ts';
import { SpendingEditor } from './spending-editor.tsx';
import { type SpendingAmounts, sumAmounts } from '../set-amounts.ts';
import { ProfileMenu } from './profile-menu.tsx';

type ProfileTabsProps = {
  profiles: readonly SpendingProfileRow[];
  selected: SpendingProfileRow;
  onSelect: (id: string | null) => void;
};

function ProfileTabs({ profiles, selected, onSelect }: ProfileTabsProps) {
  return (
    <div className="flex items-stretch gap-2">
      <RadioGroup
        aria-label="Profile in use"
        value={selected.id}
        onValueChange={onSelect}
        className="flex min-w-0 flex-1 gap-2 overflow-x-auto p-1"
      >
        {profiles.map((profile) => (
          <RadioChoice
            key={profile.id}
            value={profile.id}
            className="bg-card data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft max-w-60 shrink-0 rounded-md border px-3 py-1.5 text-left"
          >
            <span className="block truncate font-medium">{profile.name}</span>
            <span className="text-muted-foreground block text-sm">
              {formatWholeDollars(sumAmounts(profile.amounts))} a year
            </span>
          </RadioChoice>
        ))}
      </RadioGroup>
      <ProfileMenu profile={selected} profiles={profiles} onSelect={onSelect} />
    </div>
  );
}

type NewProfileMenuProps = {
  profiles: readonly SpendingProfileRow[];
  presets: readonly SpendingPreset[];
  onCreated: (id: string, preset?: string) => void;
};

function NewProfileMenu({ profiles, presets, onCreated }: NewProfileMenuProps) {
  const add = useMutation(spendingProfileEdits.adding);
  const create = async (name: string, amounts: SpendingAmounts, preset?: string) => {
    const position = Math.max(0, ...profiles.map((profile) => profile.position)) + 1;
    const names = profiles.map((profile) => profile.name);
    const profile = createProfile(nameFreely(name, names).slice(0, 80), amounts, position);
    // Only a saved profile can be selected.
    const saved = await add.mutateAsync(profile).catch(() => 'reported' as const);
    if (saved !== 'reported') onCreated(saved.id, preset);
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button isLoading={add.isPending}>
          <Plus aria-hidden /> New profile
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-96">
        <DropdownMenuItem onSelect={() => void create('My spending', {})}>
          Start from scratch
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Start from a household like yours</DropdownMenuLabel>
        {presets.map((preset) => (
          <DropdownMenuItem
            key={preset.id}
            onSelect={() => void create(preset.name, preset.amounts, preset.slug)}
            className="justify-between gap-6"
          >
            <span className="grid">
              {preset.name}
              <span className="text-muted-foreground line-clamp-2 text-xs">{preset.source}</span>
            </span>
            <span className="text-muted-foreground">
              {formatWholeDollars(sumAmounts(preset.amounts))}
            </span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

type AnnualSpendingPageProps = {
  search: AnnualSpendingSearch;
  /** The profile that all figures of the site use. */
  selectedId: string | null;
  /** `preset`: slug of the household that it was made from. */
  onSelect: (id: string | null, preset?: string) => void;
  whose: ReactNode;
  others: ReactNode;
};

export function AnnualSpendingPage(props: AnnualSpendingPageProps) {
  const { search, selectedId, onSelect, whose, others } = props;
  const { data: profiles } = useSuspenseQuery(spendingProfilesQuery());
  const { data: presets } = useSuspenseQuery(spendingPresetsQuery());
  const catalog = useCatalog();
  const selected: SpendingProfileRow | undefined =
    profiles.find(({ id }) => id === selectedId) ?? profiles[0];
  const create = <NewProfileMenu profiles={profiles} presets={presets} onCreated={onSelect} />;
  const importLink = (
    <Button asChild variant="outline">
      <Link to="/app/my-annual-spending" search={{ view: 'import' }}>
        <FileUp aria-hidden /> Import statements
      </Link>
    </Button>
  );
  return (
    <>
      <PageHeader
        title="My spending"
        description="What you spend in a year, by category. Every figure on this site uses the profile you choose here."
        actions={
          selected && (
            <>
              {profiles.length > 1 && (
                <Button asChild variant="outline">
                  <Link to="/app/my-annual-spending" search={{ view: 'compare' }}>
                    <Columns3 aria-hidden /> Compare
                  </Link>
                </Button>
              )}
              {importLink}
              {create}
            </>
          )
        }
      />
      <div className="pb-4 empty:hidden">{whose}</div>
      {selected ? (
        <div className="grid gap-4">
          <ProfileTabs profiles={profiles} selected={selected} onSelect={onSelect} />
          <SpendingEditor
            key={selected.id}
            profile={selected}
            categories={catalog.categories}
            search={search}
          />
        </div>
      ) : (
        <EmptyState
          icon={<ReceiptText />}
          title="No spending yet"
          action={
            <>
              {create}
              {importLink}
            </>
          }
        >
          Start from a household like yours and change what differs, from your bank’s statements, or
          from scratch.
        </EmptyState>
      )}
      <div className="pt-6 empty:hidden">{others}</div>
    </>
  );
}
