import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { calendarDate } from '@/domain/calendar.ts';
import { useCatalog } from '@/features/catalog/queries.ts';
import { feeRefunds } from '@/features/catalog/tables.ts';
import {
  householdQuery,
  memberIdShape,
  sharedPeopleQuery,
  sharedRowsQuery,
  useHasShared,
} from '@/features/household/queries.ts';
import type { SharedHand } from '@/features/household/schema.ts';
import { plannedStepSchema } from '@/features/planned-steps/schema.ts';
import { getToday } from '@/lib/dates.ts';
import * as s from '@/lib/row-shape.ts';
import { listDueOfOthers } from './list-due-of-others.ts';
import { DAYS_AHEAD, toRefundDays } from './queries.ts';

const nothing = { feeCards: [], due: [] };
const sharedStepSchema = s.object({ ...plannedStepSchema.fields, ...memberIdShape });
const sharedStepsQuery = () => sharedRowsQuery('planned_steps', sharedStepSchema);

/** Due dates in the next year from others' shared cards and plans; empty while hidden. */
export function useDueOfOthers(hand: SharedHand | undefined) {
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
  if (!hand) return nothing;
  const members = household?.members ?? [];
  const facts = {
    rows,
    refundDays: toRefundDays(data),
    steps: steps.map((step) => ({ ...step, person_id: step.person_id ?? step.member_id })),
    owners: [
      ...members.map((each) => ({ id: each.member_id, name: each.display_name })),
      ...people,
    ],
  };
  return listDueOfOthers(hand, facts, calendarDate(getToday()), DAYS_AHEAD);
}
