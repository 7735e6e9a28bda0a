import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { spendingProfilesQuery } from '@/features/annual-spending/queries.ts';
import { currentUserEdits } from '@/features/current-user/mutations.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { redemptionChoices } from '@/features/current-user/list-redemption-choices.ts';
import type { FindEntry } from '@/features/find/schema.ts';
import { useSignOut } from '@/features/session/use-sign-out.ts';
import { COLOR_MODES, setColorMode } from '@/lib/theme.ts';
import { useColorMode } from '@/lib/use-color-mode.ts';
import * as texts from './-texts.ts';

const modeNames = { light: 'light', dark: 'dark', system: texts.asTheDevice } as const;

type Commands = { onClose: () => void; onLogCredit: () => void };

/** What a member can do from anywhere; what is so already is not offered. */
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
        label: texts.addACard,
        note: texts.toMyCards,
      },
      command('log-credit', texts.logACredit, texts.markABenefitAsUsed, onLogCredit),
      ...redemptionChoices
        .filter(({ value }) => user && value !== user.redemptionPreference)
        .map(({ value, label }) =>
          command(
            `redeem-${value}`,
            texts.redeemPointsFor(label),
            texts.redemptionPreference,
            () => {
              redeem(value);
              done(texts.pointsAreRedeemedFor(label));
            },
          ),
        ),
      ...(user ? (profiles ?? []) : [])
        .filter(({ id }) => id !== selected?.id)
        .map(({ id, name }) =>
          command(`profile-${id}`, texts.countWith(name), texts.spendingProfile, () => {
            selectProfile(id);
            done(texts.allFiguresAreFor(name));
          }),
        ),
      ...COLOR_MODES.filter((value) => value !== mode).map((value) => ({
        ...command(`colors-${value}`, texts.colors(modeNames[value]), texts.appearance, () => {
          setColorMode(value);
          done(texts.colors(modeNames[value]));
        }),
        words: 'theme mode night day',
      })),
      {
        ...command('sign-out', texts.signOut, texts.account, () => {
          onClose();
          void signOut();
        }),
        words: 'log out leave',
      },
    ];
  }, [user, profiles, redeem, selectProfile, mode, signOut, onClose, onLogCredit]);
}
