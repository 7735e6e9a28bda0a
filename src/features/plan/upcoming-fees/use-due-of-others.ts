import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { calendarDate } from '@/domain/calendar.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { feeRefunds } from '@/features/catalog/facts/tables.ts';
import {
  householdQuery,
  memberIdShape,
  sharedBalancesQuery,
  sharedPeopleQuery,
  sharedRowsQuery,
  useHasShared,
  useSharedHand,
} from '@/features/mine/household/queries.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import { plannedStep } from '@/features/plan/planned-steps/schema.ts';
import { getToday } from '@/lib/dates.ts';
import * as s from '@/lib/row-shape.ts';
import { listDueOfOthers } from './list-due-of-others.ts';
import { DAYS_AHEAD, toRefundDays } from './queries.ts';

const nothing = { feeCards: [], due: [], reads: undefined };
const sharedStepSchema = s.object({ ...plannedStep.schema.fields, ...memberIdShape });
const sharedStepsQuery = () => sharedRowsQuery('planned_steps', sharedStepSchema);
type SharedRow = { readonly member_id: string; readonly person_id: Owner };
/** Names the sharing member as the person of their own rows. */
const withOwner = <Row extends SharedRow>(row: Row) => ({
  ...row,
  person_id: row.person_id ?? row.member_id,
});

/** Due dates in the next year from others' shared cards and plans; empty while hidden. */
export function useDueOfOthers() {
  const { hand, reads } = useSharedHand();
  const rows = useCatalog();
  const { data } = useSuspenseQuery(feeRefunds.query());
  const enabled = hand !== undefined;
  const isPlanShared = useHasShared('plan');
  const { data: household } = useQuery({ ...householdQuery(), enabled });
  const { data: people = [] } = useQuery({ ...sharedPeopleQuery(), enabled });
  const { data: steps = [] } = useQuery({
    ...sharedStepsQuery(),
    enabled: enabled && isPlanShared,
  });
  const arePointsShared = useHasShared('points');
  const { data: balances } = useQuery({
    ...sharedBalancesQuery(),
    enabled: enabled && arePointsShared && steps.some(({ action }) => action === 'move'),
  });
  if (!hand) return nothing;
  const members = household?.members ?? [];
  const sharePoints = ({ member_id: id }: SharedRow) =>
    balances !== undefined &&
    members.some(({ member_id, shares }) => member_id === id && shares.includes('points'));
  const facts = {
    rows,
    refundDays: toRefundDays(data),
    steps: steps.map(withOwner),
    balances: (balances ?? []).map(withOwner),
    privateOwners: new Set(
      steps.filter((step) => !sharePoints(step)).map((step) => withOwner(step).person_id),
    ),
    owners: [
      ...members.map((each) => ({ id: each.member_id, name: each.display_name })),
      ...people,
    ],
  };
  return { reads, ...listDueOfOthers(hand, facts, calendarDate(getToday()), DAYS_AHEAD) };
}
