import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportFailure } from '@/components/report-failure.ts';
import { toast } from '@/components/ui/toast-store.ts';
import {
  carriedSpending,
  createProfile,
  spendingProfileEdits,
} from '@/features/mine/annual-spending/public.ts';
import { spendingProfilesQuery } from '@/features/mine/annual-spending/queries.ts';
import { currentUserEdits } from '@/features/account/current-user/public.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { keptAnswer } from '../carry-answer.ts';
import { forgetBegun, isBegunHere } from '@/features/account/session/public.ts';
import { nameFreely } from '@/lib/name-freely.ts';
import { planCarry } from '../plan-carry.ts';

const PROFILE_NAME = 'My spending';

/** One at a time, however often it is drawn. */
let carrying: Promise<void> | undefined;

async function readAccount(client: QueryClient) {
  const [user, profiles] = await Promise.all([
    client.ensureQueryData(currentUserQuery()),
    client.ensureQueryData(spendingProfilesQuery()),
  ]);
  return { user, profiles };
}

/** Adds the visitor's calculator answers to the account they then sign in to; renders nothing. */
export function CarriedAnswer() {
  const client = useQueryClient();
  const { mutateAsync: addProfile } = useMutation(spendingProfileEdits.adding);
  const { mutateAsync: select } = useMutation(
    currentUserEdits.updateSelectedAnnualSpendingProfileId,
  );
  const { mutateAsync: prefer } = useMutation(currentUserEdits.updateRedemptionPreference);
  const { mutateAsync: saveCredit } = useMutation(currentUserEdits.updateCreditLevel);

  useEffect(() => {
    const carry = async () => {
      const kept = keptAnswer.get();
      if (kept === null) return;
      const account = await readAccount(client);
      // The account of a stranger's link gets nothing: the answer waits for the visitor's own.
      if (!isBegunHere(account.user.emailAddress)) return;
      const { amounts, isOffer, preference, credit } = planCarry(kept, account);
      const names = account.profiles.map(({ name }) => name);
      const add = async () => {
        if (amounts === null) return;
        const profile = createProfile(nameFreely(PROFILE_NAME, names), amounts, names.length);
        await addProfile({ ...profile, id: kept.id });
        if (isOffer) return;
        await select(kept.id);
        carriedSpending.set(kept.id);
      };
      if (preference !== null) await prefer(preference);
      if (credit !== null) await saveCredit(credit);
      if (!isOffer) await add();
      keptAnswer.clear();
      forgetBegun();
      if (amounts === null) return;
      if (isOffer) {
        toast({
          title: 'Your spending stays as it is',
          description: 'Your calculator answers can be a second spending profile.',
          // The mutation itself reports a failure.
          action: { label: 'Add it', onPress: () => void add().catch(() => undefined) },
        });
      } else {
        toast({ title: 'We saved your calculator answers', tone: 'success' });
      }
    };
    // A saved row has the id stored with the answer: a retry does not add it twice.
    carrying ??= carry()
      .catch(reportFailure('Your calculator answers are still only on this device'))
      .finally(() => {
        carrying = undefined;
      });
  }, [client, addProfile, select, prefer, saveCredit]);

  return null;
}
