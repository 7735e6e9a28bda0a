import {
  type KeyboardEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { OwnCardBadge } from '@/components/own-card-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import {
  type CardRow,
  type CatalogRows,
  isOfOthers,
  isOwnCard,
} from '@/features/catalog/facts/schema.ts';
import { searchCards } from '@/features/catalog/card-search/public.ts';
import { cn } from '@/lib/class-names.ts';
import { formatAnnualFee } from '@/lib/format.ts';
import type { Holding } from '../schema.ts';

type CardPickerProps = {
  rows: CatalogRows;
  /** The member's cards. */
  entries: readonly Pick<Holding, 'card' | 'memberCard'>[];
  onChoose: (card: CardRow) => void;
  /** A card that the list does not have, with the name that was typed. */
  onMissing: (name: string) => void;
};

/** More are never drawn: a longer list is narrowed by typing. */
const maxShown = 60;
/** Rows visible without scrolling render with the dialog, the others one frame later. */
const firstShown = 10;

export function CardPicker({ rows, entries, onChoose, onMissing }: CardPickerProps) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const drawn = useDeferredValue(maxShown, firstShown);
  const issuers = new Map(rows.companies.map((company) => [company.id, company.name]));
  const issuerOf = (card: CardRow) => issuers.get(card.company_id) ?? '';
  const cards = rows.cards.filter((card) => !isOfOthers(card));
  const found = searchCards(cards, issuerOf, text);
  const shown = found.slice(0, drawn);

  // Only if nothing else has the focus: on a page this arrives late, and would close a menu opened meanwhile.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) search.current?.focus();
  }, []);

  const move = (to: number) => {
    const next = Math.max(0, Math.min(shown.length - 1, to));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = shown[active];
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter' && chosen) {
      onChoose(chosen);
      // The next name replaces this one.
      event.currentTarget.select();
    } else return;
    event.preventDefault();
  };

  return (
    <div
      className={cn(
        'grid min-h-0 content-start gap-2',
        shown.length > 0 && 'grid-rows-[auto_minmax(0,1fr)_auto_auto]',
      )}
    >
      <Input
        ref={search}
        type="search"
        role="combobox"
        aria-label="Search cards by name or issuer"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={shown[active] ? `${id}-${active}` : undefined}
        placeholder="Name or issuer"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label="Cards"
        className="min-h-0 overflow-y-auto rounded-md border empty:hidden"
      >
        {shown.map((card, index) => {
          const own = entries.filter((entry) => entry.card.id === card.id);
          const count = own.filter(({ memberCard }) => memberCard.status === 'held').length;
          const isWished = own.some(({ memberCard }) => memberCard.status === 'wish_list');
          return (
            <li
              key={card.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseMove={() => setActive(index)}
              onClick={() => {
                onChoose(card);
                setText('');
                setActive(0);
              }}
              className={cn('cursor-pointer px-3 py-2', index === active && 'bg-accent')}
            >
              <CardIdentity card={card} issuer={issuerOf(card)}>
                <span>{formatAnnualFee(card.annual_fee_cents)}</span>
                {card.is_business && <Badge>Business</Badge>}
                <OwnCardBadge card={card} />
                {!card.opened_to_new && !isOwnCard(card) && <Badge>Closed to new</Badge>}
                {count > 0 && <Badge tone="primary">you have {count}</Badge>}
                {count === 0 && isWished && <Badge>On your wish list</Badge>}
              </CardIdentity>
            </li>
          );
        })}
      </ul>
      <p role="status" className="text-muted-foreground text-sm">
        {found.length === 0
          ? 'No card matches. Try the issuer or fewer words.'
          : found.length > maxShown
            ? `${found.length} cards match: type to narrow them down.`
            : `${found.length} ${found.length === 1 ? 'card matches' : 'cards match'}.`}
      </p>
      <Button
        variant={found.length === 0 ? 'primary' : 'outline'}
        className="justify-self-start"
        onClick={() => onMissing(found.length === 0 ? text.trim() : '')}
      >
        My card is not here
      </Button>
    </div>
  );
}
