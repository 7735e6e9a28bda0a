import { parseCalendarDate } from '@/domain/calendar.ts';
import type { HistoryCard } from '@/domain/eligibility/card-history.ts';
import type { Owner, Person } from '@/features/mine/people/schema.ts';
import type { HistoryRow, ProductRow } from './schema.ts';

/** Splits a changed account: its old product ended on the day of the change, and its new one had no application. */
function splitChange(account: HistoryCard, former: string, row: HistoryRow): HistoryCard[] {
  const changedOn = parseCalendarDate(row.product_changed_on);
  return [
    { ...account, id: `${row.id} before`, card: former, status: 'closed', closedOn: changedOn },
    {
      ...account,
      appliedOn: null,
      approvedOn: null,
      openedOn: changedOn,
      bonus: { kind: 'none' },
      isProductChange: true,
    },
  ];
}

const kinds = {
  held: 'held',
  authorized_user: 'held',
  closed: 'closed',
  rejected: 'never_opened',
} as const;

function isCounted(status: string): status is keyof typeof kinds {
  return status in kinds;
}

/** The member's cards as the rules count them: no wish-list cards; a bonus without a date may have been paid. */
export function toHistory(
  rows: readonly HistoryRow[],
  products: readonly Pick<ProductRow, 'id' | 'slug'>[],
): HistoryCard[] {
  const slugs = new Map(products.map(({ id, slug }) => [id, slug]));
  return rows.flatMap((row): HistoryCard[] => {
    const card = slugs.get(row.credit_card_id);
    if (card === undefined || !isCounted(row.status)) return [];
    const isAuthorizedUser = row.status === 'authorized_user';
    const postedOn = parseCalendarDate(row.bonus_posted_on);
    const hadNone = isAuthorizedUser || row.status === 'rejected';
    const account: HistoryCard = {
      id: row.id,
      card,
      status: kinds[row.status],
      appliedOn: parseCalendarDate(row.applied_on),
      approvedOn: parseCalendarDate(row.approved_on),
      openedOn: parseCalendarDate(row.opened_on),
      closedOn: parseCalendarDate(row.closed_on),
      bonus: hadNone
        ? { kind: 'none' }
        : postedOn === null
          ? { kind: 'unknown' }
          : { kind: 'posted', on: postedOn },
      isAuthorizedUser,
    };
    const former = slugs.get(row.changed_from_credit_card_id ?? 0);
    return former === undefined ? [account] : splitChange(account, former, row);
  });
}

type Owned = { readonly person_id: Owner };

/** Rows an issuer counts for a person: their own. The member's businesses count as the member. */
export function pickHistory<Row extends Owned>(
  rows: readonly Row[],
  people: readonly Pick<Person, 'id' | 'kind'>[],
  owner: Owner,
): readonly Row[] {
  const isBusiness = people.some(({ id, kind }) => id === owner && kind === 'business');
  const applicant = isBusiness ? null : owner;
  // Returns the same array for an account without other people.
  if (applicant === null && rows.every(({ person_id }) => person_id === null)) return rows;
  const counted = new Set<Owner>([applicant]);
  if (applicant === null) {
    for (const { id, kind } of people) if (kind === 'business') counted.add(id);
  }
  return rows.filter(({ person_id }) => counted.has(person_id));
}
