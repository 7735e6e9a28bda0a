import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { ListPage } from '@/components/list-page.tsx';
import { Button } from '@/components/ui/button.tsx';
import { currentUserEdits } from '@/features/account/current-user/public.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { memberCardEdits } from '@/features/mine/member-cards/public.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { formatCount, formatRate, type RateUnit } from '@/lib/format.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { type ChoiceSearch, choiceShows } from '../schema.ts';
import { listToActivate } from '../list-rotating-periods.ts';
import { type CardChoice, proposeFor, setOptions, toChoices } from '../to-choices.ts';
import { AutomaticChoice } from './automatic-choice.tsx';
import { ChoiceEditor } from './choice-editor.tsx';

const showNames = {
  mine: 'To choose',
  automatic: 'Automatic',
  others: 'Cards I don’t hold',
} as const;

function showOf({ choice, memberCard }: CardChoice): keyof typeof showNames {
  if (memberCard === null) return 'others';
  return choice.mode === 'member_selected' ? 'mine' : 'automatic';
}

/** Saves chosen options with the card that has its own, or for the product. */
function useChoose() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const saveChoices = useMutation(currentUserEdits.updateSelectableCategories);
  const updateCard = useMutation(memberCardEdits.updating);
  return ({ choice, memberCard }: CardChoice, options: string[]) => {
    // A held card's own choice takes precedence over the product's, and a quarter is activated on one card.
    const isOwn = memberCard?.choices[choice.slug] !== undefined || choice.mode === 'rotating';
    if (memberCard && isOwn) {
      const choices = setOptions(memberCard.choices, choice.slug, options);
      updateCard.mutate({ base: memberCard, values: { choices } });
    } else {
      saveChoices.mutate(setOptions(user.selectableCategories, choice.slug, options));
    }
  };
}

type SelectableCategoriesScreenProps = {
  search: ChoiceSearch;
  onSearchChange: (change: Partial<ChoiceSearch>) => void;
};

export function SelectableCategoriesScreen(props: SelectableCategoriesScreenProps) {
  const { search, onSearchChange } = props;
  const choose = useChoose();
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
  const show = search.show ?? choiceShows.find((key) => countOf(key) > 0) ?? 'mine';
  const [toActivate] = listToActivate(choices, inputs.rows.categories, getToday());
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
    <ListPage
      title="Selectable categories"
      verdict={
        toActivate !== undefined &&
        `Activate ${toActivate.entry.name} for ${formatRate(toActivate.entry.choice.rate, unitOf(toActivate.entry))}${toActivate.until === undefined ? '' : ` until ${formatDate(toActivate.until)}`}.`
      }
      description="Some cards let you choose what earns more. Choose here, or leave it to what is best for your spending."
      above={
        <div className="pb-4">
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
        </div>
      }
      noun="choice"
      label="Search choices"
      search={search}
      onSearchChange={onSearchChange}
      shown={shown.length}
      count={choices.length}
      summary={formatCount(shown.length, 'choice')}
      icon={<ListChecks />}
      empty={{
        title: show === 'mine' ? 'Nothing to choose' : 'Nothing here',
        action: show === 'mine' && (
          <Button asChild variant="outline">
            <Link to="/app/selectable-categories" search={{ show: 'others' }}>
              See the cards that let you choose
            </Link>
          </Button>
        ),
      }}
      hint={
        search.q === undefined
          ? 'None of your cards lets you choose a category.'
          : 'Use fewer words.'
      }
    >
      <ul className="grid gap-8">
        {shown.map((entry) =>
          entry.choice.mode !== 'member_selected' ? (
            <AutomaticChoice
              key={entry.key}
              {...common(entry)}
              categories={inputs.rows.categories}
              rules={rules.get(entry.card.slug) ?? []}
              onActivate={(activated) => choose(entry, activated)}
            />
          ) : (
            <ChoiceEditor
              key={entry.key}
              {...common(entry)}
              proposal={proposeFor(inputs, held, entry)}
              onChoose={(options) => choose(entry, options)}
            />
          ),
        )}
      </ul>
    </ListPage>
  );
}
