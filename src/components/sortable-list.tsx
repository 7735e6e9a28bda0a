import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/class-names.ts';

type SortableListProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Name of an item in announcements of its moves. */
  nameOf: (item: Item) => string;
  onOrder: (items: Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
  actions?: (item: Item) => ReactNode;
  className?: string;
  itemClassName?: string;
};

export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, keyOf, nameOf, onOrder } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  const move = (from: number, to: number) => {
    const [item] = items.slice(from, from + 1);
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onOrder(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setSaid(`${nameOf(item)} is number ${to + 1} of ${items.length} now.`);
  };

  return (
    <>
      <ol className={props.className}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(index);
            }}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
            onDragEnd={() => setDragged(null)}
            className={cn(props.itemClassName, dragged === index && 'opacity-50')}
          >
            <GripVertical aria-hidden className="text-muted-foreground size-4 cursor-grab" />
            {props.children(item, index)}
            <span className="ml-auto flex">
              {/* Not disabled at the ends, where it would lose focus. */}
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Move ${nameOf(item)} up`}
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Move ${nameOf(item)} down`}
                aria-disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden />
              </Button>
              {props.actions?.(item)}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
