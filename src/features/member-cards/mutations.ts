import { type QueryClient, useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reportFailure } from '@/components/report-failure.ts';
import { reportStale } from '@/components/report-stale.ts';
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

const belongingsSchema = z.object({
  member_cards: z.array(z.json()),
  bonus_trackers: z.array(z.json()),
  benefit_uses: z.array(z.json()),
  wallet_card_ids: z.array(z.string()),
});
/** A removed card with its bonuses, the uses of its benefits and its places in wallets. */
type RemovedCard = z.infer<typeof belongingsSchema>;

const removalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('removed'), removed: belongingsSchema }),
  z.object({ kind: z.literal('stale') }),
  z.object({ kind: z.literal('missing') }),
]);

/** Rows of other features that went or came with a card are read anew where they are shown. */
function refreshBelongings(client: QueryClient, { removed }: { removed: RemovedCard }) {
  const tables = [
    ...(removed.bonus_trackers.length > 0 ? ['bonus_trackers'] : []),
    ...(removed.benefit_uses.length > 0 ? ['benefit_uses'] : []),
    ...(removed.wallet_card_ids.length > 0 ? ['wallet_cards'] : []),
  ];
  return client.invalidateQueries({
    predicate: ({ meta }) =>
      meta?.live?.reads?.some((read) => tables.includes(read.table)) ?? false,
  });
}

/** Removes a card with all that belongs to it, unless another tab has changed it since it was seen. */
export function useRemoveMemberCard() {
  const { onMutate, onSuccess, onError } = list.removing(
    reportFailure('The card was not removed'),
    () => {
      reportStale('This card');
    },
  );
  return useMutation({
    mutationFn: async (card: MemberCard) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('remove_member_card', { card: card.id, card_revision: list.revisionOf(card) })
        .throwOnError();
      return removalSchema.parse(data);
    },
    onMutate,
    onSuccess: async (outcome, card, index, context) => {
      if (outcome.kind === 'removed') await refreshBelongings(context.client, outcome);
      await onSuccess(outcome.kind === 'stale' ? 'stale' : 'removed', card, index, context);
    },
    onError,
  });
}

type RestoredCard = { readonly card: MemberCard; readonly removed: RemovedCard };

/** Puts a removed card back with everything that went with it. */
export function useRestoreMemberCard() {
  const { onMutate, onSuccess, onError } = list.adding(reportFailure('The card was not put back'));
  return useMutation({
    mutationFn: async ({ removed }: RestoredCard) => {
      const supabase = await getSupabase();
      const { data } = await supabase.rpc('restore_member_card', { removed }).throwOnError();
      return memberCardSchema.parse(data);
    },
    onMutate: ({ card }, context) => onMutate(card, context),
    onSuccess: async (saved, { card, removed }, result, context) => {
      onSuccess(saved, card, result, context);
      await refreshBelongings(context.client, { removed });
    },
    onError: (error, { card }, result, context) => {
      onError(error, card, result, context);
    },
  });
}
