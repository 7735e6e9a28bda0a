import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { formatCount, type RateUnit } from '@/lib/format.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { type ChoiceSearch, choiceShows } from '../schema.ts';
import { type CardChoice, proposeFor, toChoices } from '../to-choices.ts';
import { AutomaticChoice } from './automatic-choice.tsx';
import { ChoiceEditor } from './choice-editor.tsx';

const showNames = {
  mine: 'To choose',
  automatic: 'Automatic',
  others: 'Cards I don’t hold',
} as const;

function showOf({ choice, memberCard }: CardChoice): keyof typeof showNames {
  if (choice.mode !== 'member_selected') return 'automatic';
  return memberCard === null ? 'others' : 'mine';
}

type SelectableCategoriesScreenProps = {
  search: ChoiceSearch;
  onSearchChange: (change: Partial<ChoiceSearch>) => void;
  onChoose: (entry: CardChoice, options: string[]) => void;
};

export function SelectableCategoriesScreen(props: SelectableCategoriesScreenProps) {
  const { search, onSearchChange, onChoose } = props;
  const { inputs, held, entries } = useHoldings();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const choices = toChoices(
    inputs,
    entries.map(({ memberCard }) => memberCard),
    user.selectableCategories,
  );
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const units = new Map(inputs.rows.pointSystems.map(({ id, unit }) => [id, unit]));
  const rules = new Map(inputs.catalog.cards.map((card) => [card.slug, card.rules]));
  const countOf = (show: keyof typeof showNames) =>
    choices.filter((entry) => showOf(entry) === show).length;
  const show =
    search.show ?? (countOf('mine') === 0 && countOf('automatic') > 0 ? 'automatic' : 'mine');
  const shown = choices
    .filter(
      (entry) =>
        showOf(entry) === show &&
        matchesSearch(`${entry.name} ${entry.card.name} ${entry.choice.name}`, search.q ?? ''),
    )
    .sort(
      (a, b) =>
        Number(b.memberCard !== null) - Number(a.memberCard !== null) ||
        a.name.localeCompare(b.name),
    );
  const unitOf = (entry: CardChoice): RateUnit =>
    units.get(entry.card.point_system_id) === 'dollars' ? 'dollars' : 'points';
  const common = (entry: CardChoice) => ({
    entry,
    issuer: issuers.get(entry.card.company_id) ?? '',
    unit: unitOf(entry),
  });

  return (
    <>
      <PageHeader
        title="Selectable categories"
        description="Some cards let you choose what earns more. Choose here, or leave it to what is best for your spending."
      />
      <div className="grid gap-4">
        <LinkTabs
          label="Which choices"
          tabs={choiceShows.map((key) => ({
            key,
            label: showNames[key],
            count: countOf(key),
            isCurrent: show === key,
            link: { to: '/app/selectable-categories', search: { ...search, show: key } },
          }))}
        />
        <div>
          <ListToolbar
            label="Search choices"
            text={search.q}
            onTextChange={(q) => onSearchChange({ q })}
            summary={formatCount(shown.length, 'choice')}
          />
          {shown.length === 0 ? (
            <EmptyState
              icon={<ListChecks />}
              title={show === 'mine' ? 'Nothing to choose' : 'Nothing here'}
              action={
                show === 'mine' && (
                  <Button asChild variant="outline">
                    <Link to="/app/selectable-categories" search={{ show: 'others' }}>
                      See the cards that let you choose
                    </Link>
                  </Button>
                )
              }
            >
              {search.q === undefined
                ? 'None of your cards lets you choose a category.'
                : 'Use fewer words.'}
            </EmptyState>
          ) : (
            <ul className="grid gap-8">
              {shown.map((entry) =>
                show === 'automatic' ? (
                  <AutomaticChoice
                    key={entry.key}
                    {...common(entry)}
                    categories={inputs.rows.categories}
                    rules={rules.get(entry.card.slug) ?? []}
                    onActivate={(activated) => onChoose(entry, activated)}
                  />
                ) : (
                  <ChoiceEditor
                    key={entry.key}
                    {...common(entry)}
                    proposal={proposeFor(inputs, held, entry)}
                    onChoose={(options) => onChoose(entry, options)}
                  />
                ),
              )}
            </ul>
          )}
        </div>
      </div>
    </>
  );
}
