import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/page-header.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { describeYear } from '@/lib/describe-year.ts';
import { useOwnerName, usePeople } from '@/features/mine/people/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { isInView, isOwnedBy, listEntries } from '../list-entries.ts';
import type { HeldWallet } from '../schema.ts';
import { type MyCardsSearch, memberCardViews, myCardsSearchSchema } from '../search.ts';
import { Button } from '@/components/ui/button.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { AddCardButton } from './add-card-button.tsx';
import type { CautionsOn } from './keep-verdict.tsx';
import { MemberCardList } from './member-card-list.tsx';
import { MissingDays } from './missing-days.tsx';
import { MyCardsEmpty } from './my-cards-empty.tsx';
import { OwnedVerdict } from './owned-verdict.tsx';
import { WalletVerdict } from './wallet-verdict.tsx';

const viewLabels = {
  'my-cards': 'My cards',
  closed: 'Closed',
  'wish-list': 'Wish list',
  'authorized-user': 'Authorized user',
  rejected: 'Denied',
  all: 'All',
} as const;

const sortLabels = {
  value: 'What it adds',
  name: 'Name',
  opened: 'Newest',
  fee: 'Annual fee',
} as const;

type MyCardsPageProps = {
  wallet: HeldWallet & { readonly inputs: ValuationInputs };
  search: MyCardsSearch;
  whose: ReactNode;
  others: ReactNode;
  cautionsOn: CautionsOn;
};

export function MyCardsPage({ wallet, search, whose, others, cautionsOn }: MyCardsPageProps) {
  const { inputs, entries } = wallet;
  const people = usePeople();
  const ownerName = useOwnerName();
  const named = people.find(({ id }) => id === search.who);
  const isMine = people.length > 0 && search.who === 'me';
  const who = named?.id ?? (isMine ? 'me' : '');
  const owned = entries.filter((entry) => isOwnedBy(entry, who));
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const issuerOf = (id: number) => issuers.get(id) ?? '';
  const shown = listEntries(owned, search, issuerOf);
  const change = useSearchChange<MyCardsSearch>();
  return (
    <>
      <PageHeader
        title="My cards"
        verdict={
          wallet.held.length > 0 &&
          (who === '' ? (
            <WalletVerdict wallet={wallet} inputs={inputs} />
          ) : (
            <OwnedVerdict
              wallet={wallet}
              inputs={inputs}
              name={named?.name ?? null}
              entries={owned}
            />
          ))
        }
        description={
          wallet.held.length === 0 ? (
            'What you hold, what each card adds to your wallet in a year, and whether it is worth its fee.'
          ) : inputs.profile ? (
            `For “${inputs.profile.name}”: ${describeYear(wallet.value)}`
          ) : (
            <Link to="/app/my-annual-spending" className="text-primary underline">
              Enter your spending to see what your cards earn
            </Link>
          )
        }
        actions={
          <AddCardButton
            rows={inputs.rows}
            entries={entries}
            view={search.view}
            owner={named?.id ?? null}
            isAsked={search.add === true}
            onAnswered={() => change({ add: undefined })}
          />
        }
      />
      <div className="grid gap-4">
        {whose}
        <MissingDays
          entries={entries}
          isAsked={search.dates === true}
          onAnswered={() => change({ dates: undefined })}
        />
        <LinkTabs
          label="Which cards"
          tabs={memberCardViews.map((view) => ({
            key: view,
            label: viewLabels[view],
            count: owned.filter((entry) => isInView(entry, view)).length,
            isCurrent: search.view === view,
            link: { to: '/app/my-cards', search: { ...search, view } },
          }))}
        />
        {entries.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <SearchInput
              label="Search my cards"
              value={search.q}
              onValueChange={(q) => change({ q })}
              className="min-w-40 flex-1"
            />
            {people.length > 0 && (
              <NativeSelect
                aria-label="Whose cards"
                value={who}
                onChange={(event) => change({ who: event.target.value || undefined })}
                className="w-36 sm:w-44"
              >
                <option value="">Everybody</option>
                <option value="me">Me</option>
                {people.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            )}
            <NativeSelect
              aria-label="Sort by"
              value={search.sort}
              onChange={(event) =>
                change({ sort: myCardsSearchSchema.fields.sort(event.target.value) })
              }
              className="w-36 sm:w-44"
            >
              {Object.entries(sortLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
            {people.length > 0 && (
              <Button asChild variant="ghost">
                <Link to="/app/my-profile" hash="people">
                  People
                </Link>
              </Button>
            )}
          </div>
        )}
        {shown.length === 0 && (
          <MyCardsEmpty
            search={search}
            inputs={inputs}
            entries={entries}
            owner={named?.id ?? null}
          />
        )}
        <MemberCardList
          ownerName={ownerName}
          entries={shown}
          wallet={wallet}
          inputs={inputs}
          issuerOf={issuerOf}
          cautionsOn={cautionsOn}
        />
        {others}
      </div>
    </>
  );
}
