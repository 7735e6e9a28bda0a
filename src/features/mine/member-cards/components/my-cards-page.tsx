import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { describeYear } from '@/features/mine/valuation/public.ts';
import { useOwnerName, usePeople } from '@/features/mine/people/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { createPart } from '@/lib/part.ts';
import { isInView, isOwnedBy, listEntries } from '../list-entries.ts';
import type { HeldEntry, HeldWallet, Holding } from '../schema.ts';
import { memberCardViews, type MyCardsSearch, myCardsSearchSchema } from '../search.ts';
import { Button } from '@/components/ui/button.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import type { CautionsOn } from './keep-verdict.tsx';
import { MemberCardList } from './member-card-list.tsx';
import { AddCardButton, MyCardsEmpty } from './my-cards-empty.tsx';

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

const dialog = createPart(async () => (await import('./card-days-dialog.tsx')).CardDaysDialog);

type MissingDaysProps = {
  entries: readonly Holding[];
  /** True if the address asks for the dates. */
  isAsked: boolean;
  onAnswered: () => void;
};

function MissingDays({ entries, isAsked, onAnswered }: MissingDaysProps) {
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || isAsked;
  const held = entries.filter(({ memberCard }) => memberCard.status === 'held');
  const missing = held.filter(({ memberCard }) => memberCard.opened_on === null);
  const close = () => {
    setPressed(false);
    if (isAsked) onAnswered();
  };
  return (
    <>
      {missing.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-md border px-3 py-2">
          <p>
            Add opening dates for {formatCount(missing.length, 'card')} to check rules and fees.
          </p>
          <Button
            size="md"
            variant="outline"
            aria-haspopup="dialog"
            onPointerEnter={dialog.loadEarly}
            onFocus={dialog.loadEarly}
            onClick={() => setPressed(true)}
          >
            Add dates
          </Button>
        </div>
      )}
      {/* Stays in its place when the last date is entered, with the focus in it. */}
      <OnNeed part={dialog} shown={isOpen ? { entries: held, onClose: close } : null} />
    </>
  );
}

type OwnedVerdictProps = {
  wallet: HeldWallet;
  inputs: ValuationInputs;
  /** Null for the member. */
  name: string | null;
  entries: readonly HeldEntry[];
};

function OwnedVerdict({ wallet, inputs, name, entries }: OwnedVerdictProps) {
  const parts = entries.filter(({ value }) => value !== null);
  const ids = new Set(parts.map(({ memberCard }) => memberCard.id));
  const netCents = parts.reduce((sum, { value }) => sum + (value?.netCents ?? 0), 0);
  const whose = name === null ? 'Your' : `${name}’s`;
  if (ids.size === 0)
    return (
      <>
        {name ?? 'You'} hold
        {name !== null && 's'} no card.
      </>
    );
  return (
    <>
      {whose} {ids.size === 1 ? 'card brings' : `${formatCount(ids.size, 'card')} bring`}{' '}
      <LedgerDialog
        figure={formatWholeDollars(netCents)}
        title={`Part of ${name === null ? 'my' : whose} cards in the wallet of the household`}
        description="What they earn when the household’s spending is divided the best way, less their fees."
      >
        <LedgerLines
          lines={wallet.value.lines.filter(({ id }) => ids.has(id))}
          names={inputs.names}
          showCards
        />
      </LedgerDialog>{' '}
      of the {formatWholeDollars(wallet.value.netCents)} your household keeps a year.
    </>
  );
}

type MyCardsPageProps = {
  wallet: HeldWallet & { readonly inputs: ValuationInputs };
  search: MyCardsSearch;
  whose: ReactNode;
  others: ReactNode;
  cautionsOn: CautionsOn;
};

type WalletVerdictProps = { wallet: HeldWallet; inputs: ValuationInputs };

function WalletVerdict({ wallet, inputs }: WalletVerdictProps) {
  const { value, held } = wallet;
  const isLoss = value.netCents < 0;
  const figure = (
    <LedgerDialog
      figure={formatWholeDollars(Math.abs(value.netCents))}
      title="Net value of my wallet in a year"
      description="Your spending, divided among your cards so that it earns the most."
    >
      <LedgerLines lines={value.lines} names={inputs.names} showCards />
    </LedgerDialog>
  );
  const cards = `Your ${held.length === 1 ? 'card' : formatCount(held.length, 'card')}`;
  if (isLoss) {
    return (
      <>
        {cards} {held.length === 1 ? 'costs' : 'cost'} you {figure} a year.
      </>
    );
  }
  return (
    <>
      {cards} {held.length === 1 ? 'lets' : 'let'} you keep {figure} a year.
    </>
  );
}

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
