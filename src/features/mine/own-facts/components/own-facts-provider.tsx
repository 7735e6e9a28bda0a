import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type CardNeed, type OwnFacts, OwnFactsContext } from '@/components/card-needs-context.ts';
import { creditOf } from '@/domain/rewards/catalog/proposal.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { BUSINESS_KEY, currentUserEdits } from '@/features/account/current-user/public.ts';
import {
  findCreditLevel,
  listOwnCards,
  memberCardsQuery,
} from '@/features/mine/member-cards/queries.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';

const noCards: readonly MemberCard[] = [];

/** Its key among the answers: any business is the same one. */
const keyOf = ({ kind, slug }: CardNeed) => (kind === 'business' ? BUSINESS_KEY : slug);

export function OwnFactsProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const rows = useCatalog();
  const { mutate: saveHasBusiness } = useMutation(currentUserEdits.updateHasBusiness);
  const { mutate: saveRequirements } = useMutation(currentUserEdits.updateRequirements);
  const { mutate: savePrograms } = useMutation(currentUserEdits.updateUsedPrograms);
  const { mutate: saveWizard } = useMutation(currentUserEdits.updateNewUserWizard);
  const { hasBusiness, requirementsHeld: held, newUserWizard } = user;
  const { data: memberCards = noCards } = useQuery(memberCardsQuery());
  const creditLevel = findCreditLevel(user, listOwnCards(memberCards, rows.cards));
  const facts = useMemo(
    (): OwnFacts => ({
      credit: creditOf({ credit: creditLevel, meets: held }),
      has: ({ kind, slug }) => (kind === 'business' ? hasBusiness : held.includes(slug)),
      setHas: (needs, has) => {
        if (needs.some(({ kind }) => kind === 'business')) saveHasBusiness(has);
        const slugs = needs.flatMap(({ kind, slug }) => (kind === 'business' ? [] : [slug]));
        if (slugs.length === 0) return;
        // Read again, since an undo follows other changes.
        const current = client.getQueryData(currentUserQuery().queryKey)?.requirementsHeld ?? held;
        const others = current.filter((known) => !slugs.includes(known));
        saveRequirements(has ? [...others, ...slugs] : others);
      },
      hasNot: (need) => newUserWizard.hasNot?.includes(keyOf(need)) ?? false,
      setHasNot: (needs) => {
        const known =
          client.getQueryData(currentUserQuery().queryKey)?.newUserWizard ?? newUserWizard;
        saveWizard({
          ...known,
          hasNot: [...new Set([...(known.hasNot ?? []), ...needs.map(keyOf)])],
        });
      },
      needs: new Map(rows.requirements.map((requirement) => [requirement.id, requirement])),
      setUsesProgram: (slug, isUsed) => {
        const known = client.getQueryData(currentUserQuery().queryKey)?.usedPrograms ?? {};
        const others = Object.entries(known).filter(([other]) => other !== slug);
        savePrograms(Object.fromEntries(isUsed === null ? others : [...others, [slug, isUsed]]));
      },
    }),
    [
      client,
      hasBusiness,
      held,
      creditLevel,
      newUserWizard,
      rows.requirements,
      saveHasBusiness,
      saveRequirements,
      savePrograms,
      saveWizard,
    ],
  );
  return <OwnFactsContext value={facts}>{children}</OwnFactsContext>;
}
