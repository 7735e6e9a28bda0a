import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { SelectableCategoriesScreen } from '@/features/use/selectable-categories/components/selectable-categories-screen.tsx';
import { choiceSearchSchema } from '@/features/use/selectable-categories/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/selectable-categories')({
  validateSearch: choiceSearchSchema,
  head: () => createPageHead('Selectable categories'),
  loader: ({ context: { queryClient } }) => ensureHeldWallet(queryClient),
  component: SelectableCategoriesPage,
  pendingComponent: skeletonOf('tabs', 'toolbar', 'panels'),
});

function SelectableCategoriesPage() {
  return (
    <SelectableCategoriesScreen search={Route.useSearch()} onSearchChange={useSearchChange()} />
  );
}
