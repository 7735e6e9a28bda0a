import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reportFailure } from '@/components/report-failure.ts';
import { optimisticList, type UpdateOutcome } from '@/lib/optimistic-list.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { memberCardColumns, memberCardsQuery } from './queries.ts';
import { type MemberCard, type MemberCardValues, memberCardSchema } from './schema.ts';

/** The columns the database lets a member set; it keeps the revision itself. */
const insertable = z.omit(memberCardSchema, { revision: true, created_at: true });

const list = optimisticList<MemberCard>(memberCardsQuery().queryKey);

/** A row as it is before the database has seen it. */
export function createMemberCard(creditCardId: number, own: Partial<MemberCard> = {}): MemberCard {
  return {
    id: crypto.randomUUID(),
    credit_card_id: creditCardId,
    nickname: null,
    status: 'held',
    applied_on: null,
    approved_on: null,
    opened_on: null,
    closed_on: null,
    fee_month: null,
    fee_day: null,
    annual_fee_cents: null,
    bonus_posted_on: null,
    choices: {},
    notes: null,
    position: 0,
    revision: 1,
    created_at: new Date().toISOString(),
    ...own,
  };
}

/** Adds a card, or puts a removed one back: its id is the client's, so nothing is added twice. */
export function useAddMemberCard() {
  return useMutation({
    mutationFn: async (card: MemberCard) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('member_cards')
        .insert(insertable.parse(card))
        .select(memberCardColumns)
        .single()
        .throwOnError();
      return memberCardSchema.parse(data);
    },
    ...list.adding(reportFailure('The card was not added')),
  });
}

export type MemberCardChange = {
  readonly card: MemberCard;
  readonly values: Partial<MemberCardValues>;
};

/** Changes a card as long as it is still the revision the change was made on. */
export function useUpdateMemberCard() {
  return useMutation({
    mutationFn: async ({ card, values }: MemberCardChange): Promise<UpdateOutcome<MemberCard>> => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('member_cards')
        .update(values)
        .eq('id', card.id)
        .eq('revision', card.revision)
        .select(memberCardColumns)
        .maybeSingle()
        .throwOnError();
      return data === null
        ? { kind: 'stale' }
        : { kind: 'saved', row: memberCardSchema.parse(data) };
    },
    ...list.updating(
      ({ card, values }: MemberCardChange): MemberCard => ({ ...card, ...values }),
      reportFailure('The card was not changed'),
    ),
  });
}

export function useRemoveMemberCard() {
  return useMutation({
    mutationFn: async (card: MemberCard) => {
      const supabase = await getSupabase();
      await supabase.from('member_cards').delete().eq('id', card.id).throwOnError();
    },
    ...list.removing(reportFailure('The card was not removed')),
  });
}
