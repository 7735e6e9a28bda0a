import type { CurrentUser } from '@contract/current-user.ts';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { CategoryIcon } from '@/components/category-icon.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CategoryRow } from '@/features/catalogue/schema.ts';
import { cn } from '@/lib/class-names.ts';
import { useUpdateCategoryPriority } from '../mutations.ts';
import { ProfileSection } from './profile-section.tsx';

type CategoryPrioritySectionProps = { user: CurrentUser; categories: readonly CategoryRow[] };

/** The categories in the member's order; those they have not placed follow in the catalogue's. */
function listInOrder(categories: readonly CategoryRow[], priority: readonly string[]) {
  const placed = priority.flatMap((slug) => categories.find((each) => each.slug === slug) ?? []);
  return [...placed, ...categories.filter(({ slug }) => !priority.includes(slug))];
}

function moved(slugs: readonly string[], from: number, to: number): string[] {
  const [slug] = slugs.slice(from, from + 1);
  return slug === undefined ? [...slugs] : slugs.toSpliced(from, 1).toSpliced(to, 0, slug);
}

export function CategoryPrioritySection({ user, categories }: CategoryPrioritySectionProps) {
  const update = useUpdateCategoryPriority();
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const ordered = listInOrder(categories, user.categoryPriority);
  const slugs = ordered.map(({ slug }) => slug);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= slugs.length || from === to) return;
    update.mutate(moved(slugs, from, to));
    setSaid(`${ordered[from]?.name ?? ''} is number ${to + 1} of ${slugs.length} now.`);
  };
  return (
    <ProfileSection
      title="Which categories come first"
      description="Drag them, or use the arrows. Home and Best card show them in this order."
    >
      <ol className="grid gap-x-4 sm:grid-cols-2">
        {ordered.map((category, index) => (
          <li
            key={category.slug}
            draggable
            onDragStart={() => {
              setDragged(index);
            }}
            onDragOver={(event) => {
              event.preventDefault();
            }}
            onDrop={() => {
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
            onDragEnd={() => {
              setDragged(null);
            }}
            className={cn(
              'flex items-center gap-2 border-b py-1',
              dragged === index && 'opacity-50',
            )}
          >
            <GripVertical aria-hidden className="text-muted-foreground size-4 cursor-grab" />
            <span className="text-muted-foreground w-6 text-right text-sm">{index + 1}</span>
            <CategoryIcon name={category.icon} className="text-muted-foreground size-4" />
            <span className="min-w-0 flex-1 truncate">{category.name}</span>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Move ${category.name} up`}
              disabled={index === 0}
              onClick={() => {
                move(index, index - 1);
              }}
            >
              <ArrowUp aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Move ${category.name} down`}
              disabled={index === ordered.length - 1}
              onClick={() => {
                move(index, index + 1);
              }}
            >
              <ArrowDown aria-hidden />
            </Button>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </ProfileSection>
  );
}
