import { useMutation } from '@tanstack/react-query';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { createPart } from '@/lib/part.ts';
import { createProfile, spendingProfileEdits } from '../mutations.ts';
import type { SpendingProfileRow } from '../schema.ts';

const renameDialog = createPart(
  async () => (await import('./rename-profile-dialog.tsx')).RenameProfileDialog,
);

type ProfileMenuProps = {
  profile: SpendingProfileRow;
  profiles: readonly SpendingProfileRow[];
  onSelect: (id: string | null) => void;
};

export function ProfileMenu({ profile, profiles, onSelect }: ProfileMenuProps) {
  const [isRenaming, setRenaming] = useState(false);
  const add = useMutation(spendingProfileEdits.adding);
  const remove = useMutation(spendingProfileEdits.removing);

  const duplicate = async () => {
    const position = Math.max(0, ...profiles.map((each) => each.position)) + 1;
    const name = `${profile.name} (copy)`.slice(0, 80);
    const copy = createProfile(name, profile.amounts, position);
    const saved = await add.mutateAsync(copy).catch(() => 'reported' as const);
    if (saved !== 'reported') onSelect(saved.id);
  };

  const putBack = async () => {
    const saved = await add.mutateAsync(profile).catch(() => 'reported' as const);
    if (saved !== 'reported') onSelect(saved.id);
  };

  const removeProfile = async () => {
    const other = profiles.find(({ id }) => id !== profile.id);
    onSelect(other?.id ?? null);
    const outcome = await remove.mutateAsync(profile).catch(() => 'reported' as const);
    if (outcome !== 'removed') return;
    toast({
      title: `“${profile.name}” deleted`,
      action: { label: 'Undo', onPress: () => void putBack() },
    });
  };

  return (
    <>
      <ActionsMenu subject={profile.name} className="self-center">
        <DropdownMenuItem onSelect={() => setRenaming(true)}>
          <Pencil aria-hidden /> Rename
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void duplicate()}>
          <Copy aria-hidden /> Duplicate
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void removeProfile()} className="text-destructive">
          <Trash2 aria-hidden /> Delete
        </DropdownMenuItem>
      </ActionsMenu>
      <OnNeed
        part={renameDialog}
        shown={isRenaming ? { profile, onClose: () => setRenaming(false) } : null}
      />
    </>
  );
}
