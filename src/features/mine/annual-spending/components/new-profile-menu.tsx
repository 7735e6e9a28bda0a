import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { formatWholeDollars } from '@/lib/format.ts';
import { nameFreely } from '@/lib/name-freely.ts';
import { type SpendingAmounts, sumAmounts } from '../set-amounts.ts';
import { createProfile, spendingProfileEdits } from '../mutations.ts';
import type { SpendingPreset, SpendingProfileRow } from '../schema.ts';

type NewProfileMenuProps = {
  profiles: readonly SpendingProfileRow[];
  presets: readonly SpendingPreset[];
  onCreated: (id: string, preset?: string) => void;
};

export function NewProfileMenu({ profiles, presets, onCreated }: NewProfileMenuProps) {
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
