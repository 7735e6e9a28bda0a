import type { CurrentUser } from '@contract/current-user.ts';
import { useMutation } from '@tanstack/react-query';
import { CategoryIcon } from '@/components/category-icon.tsx';
import { SortableList } from '@/components/sortable-list.tsx';
import type { CategoryRow } from '@/features/catalog/schema.ts';
import { currentUserEdits } from '../mutations.ts';
import { ProfileSection } from './profile-section.tsx';

type CategoryPrioritySectionProps = { user: CurrentUser; categories: readonly CategoryRow[] };

/** The categories in the member's order; those they have not placed follow in the catalog's. */
function listInOrder(categories: readonly CategoryRow[], priority: readonly string[]) {
  const placed = priority.flatMap((slug) => categories.find((each) => each.slug === slug) ?? []);
  return [...placed, ...categories.filter(({ slug }) => !priority.includes(slug))];
}

export function CategoryPrioritySection({ user, categories }: CategoryPrioritySectionProps) {
  const update = useMutation(currentUserEdits.updateCategoryPriority);
  const ordered = listInOrder(categories, user.categoryPriority);
  return (
    <ProfileSection
      title="Which categories come first"
      description="Drag them, or use the arrows. Home and Best card show them in this order."
    >
      <SortableList
        items={ordered}
        keyOf={({ slug }) => slug}
        nameOf={({ name }) => name}
        onOrder={(categoriesInOrder) => update.mutate(categoriesInOrder.map(({ slug }) => slug))}
        className="grid gap-x-4 sm:grid-cols-2"
        itemClassName="flex items-center gap-2 border-b py-1"
      >
        {(category, index) => (
          <>
            <span className="text-muted-foreground w-6 text-right text-sm">{index + 1}</span>
            <CategoryIcon name={category.icon} className="text-muted-foreground size-4" />
            <span className="min-w-0 flex-1 truncate">{category.name}</span>
          </>
        )}
      </SortableList>
    </ProfileSection>
  );
}
