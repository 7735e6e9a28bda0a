import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { spendingProfilesQuery } from '@/features/mine/annual-spending/queries.ts';
import { currentUserEdits } from '@/features/account/current-user/mutations.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { redemptionChoices } from '@/features/account/current-user/list-redemption-choices.ts';
import type { FindEntry } from '@/features/home/find/schema.ts';
import { useSignOut } from '@/features/account/session/use-sign-out.ts';
import { COLOR_MODES, setColorMode, useColorMode } from '@/lib/theme.ts';

const modeNames = { light: 'light', dark: 'dark', system: 'as the device' } as const;

type Commands = { onClose: () => void; onLogCredit: () => void };

/** Commands a member can run from anywhere, without those already in effect. */
export function useFindCommands({ onClose, onLogCredit }: Commands): readonly FindEntry[] {
  const { data: user } = useQuery(currentUserQuery());
  const { data: profiles } = useQuery(spendingProfilesQuery());
  const { mutate: redeem } = useMutation(currentUserEdits.updateRedemptionPreference);
  const { mutate: selectProfile } = useMutation(
    currentUserEdits.updateSelectedAnnualSpendingProfileId,
  );
  const mode = useColorMode();
  const signOut = useSignOut();
  return useMemo(() => {
    const command = (id: string, label: string, note: string, run: () => void): FindEntry => ({
      id: `command:${id}`,
      kind: 'command',
      label,
      note,
      run,
    });
    const done = (title: string) => {
      toast({ title, tone: 'success' });
      onClose();
    };
    const selected =
      profiles?.find(({ id }) => id === user?.selectedAnnualSpendingProfileId) ?? profiles?.[0];
    return [
      {
        id: '/app/my-cards?add=true',
        kind: 'command',
        label: 'Add a card',
        note: 'To my cards',
      },
      command('log-credit', 'Log a credit', 'Mark a benefit as used', onLogCredit),
      ...redemptionChoices
        .filter(({ value }) => user && value !== user.redemptionPreference)
        .map(({ value, label }) =>
          command(`redeem-${value}`, `Redeem points for: ${label}`, 'Redemption preference', () => {
            redeem(value);
            done(`Points are redeemed for: ${label}`);
          }),
        ),
      ...(user ? (profiles ?? []) : [])
        .filter(({ id }) => id !== selected?.id)
        .map(({ id, name }) =>
          command(`profile-${id}`, `Count with “${name}”`, 'Spending profile', () => {
            selectProfile(id);
            done(`All figures are for “${name}”`);
          }),
        ),
      ...COLOR_MODES.filter((value) => value !== mode).map((value) => ({
        ...command(`colors-${value}`, `Colors: ${modeNames[value]}`, 'Appearance', () => {
          setColorMode(value);
          done(`Colors: ${modeNames[value]}`);
        }),
        words: 'theme mode night day',
      })),
      {
        ...command('sign-out', 'Sign out', 'Account', () => {
          onClose();
          void signOut();
        }),
        words: 'log out leave',
      },
    ];
  }, [user, profiles, redeem, selectProfile, mode, signOut, onClose, onLogCredit]);
}
