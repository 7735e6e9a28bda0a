import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { currentUserEdits } from '@/features/account/current-user/mutations.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { memberCardEdits } from '@/features/mine/member-cards/mutations.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { SelectableCategoriesScreen } from '@/features/use/selectable-categories/components/selectable-categories-screen.tsx';
import { choiceSearchSchema } from '@/features/use/selectable-categories/schema.ts';
import { setOptions } from '@/features/use/selectable-categories/set-options.ts';
import type { CardChoice } from '@/features/use/selectable-categories/to-choices.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/selectable-categories')({
  validateSearch: choiceSearchSchema,
  head: () => createPageHead('Selectable categories'),
  loader: ({ context: { queryClient } }) => ensureHeldWallet(queryClient),
  component: SelectableCategoriesPage,
  pendingComponent: skeletonOf('tabs', 'toolbar', 'panels'),
});

function SelectableCategoriesPage() {
  const search = Route.useSearch();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const saveChoices = useMutation(currentUserEdits.updateSelectableCategories);
  const updateCard = useMutation(memberCardEdits.updating);

  const choose = ({ choice, memberCard }: CardChoice, options: string[]) => {
    // A held card's own choice takes precedence over the product's, and a quarter is activated on one card.
    const isOwn = memberCard?.choices[choice.slug] !== undefined || choice.mode === 'rotating';
    if (memberCard && isOwn) {
      const choices = setOptions(memberCard.choices, choice.slug, options);
      updateCard.mutate({ base: memberCard, values: { choices } });
    } else {
      saveChoices.mutate(setOptions(user.selectableCategories, choice.slug, options));
    }
  };

  return (
    <SelectableCategoriesScreen
      search={search}
      onSearchChange={useSearchChange()}
      onChoose={choose}
    />
  );
}
