import { type QueryClient, useMutation } from '@tanstack/react-query';
import { reportEdit } from '@/components/report-failure.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { defineEdit } from '@/lib/edits/define-edit.ts';
import { findOwnRevision, noteOwnSave } from '@/lib/edits/own-revisions.ts';
import { StaleEditError } from '@/lib/edits/save-once.ts';
import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { rowsKey } from '@/lib/rows/member-table.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { memberCardsTable } from './queries.ts';
import { cardRecord, type MemberCard } from './schema.ts';

const edits = editRows(memberCardsTable, reportEdit);

export function createMemberCard(creditCardId: number, own: Partial<MemberCard> = {}): MemberCard {
  return cardRecord.create({
    credit_card_id: creditCardId,
    status: 'held',
    choices: {},
    position: 0,
    ...own,
  });
}

const belongingsSchema = s.object({
  member_cards: s.array(s.json()),
  bonus_trackers: s.array(s.json()),
  benefit_uses: s.array(s.json()),
  purchases: s.array(s.json()),
  planned_steps: s.array(s.json()),
  card_offers: s.array(s.json()),
  wallet_card_ids: s.array(s.string()),
});
/** A removed card with its bonuses, the uses of its benefits, its steps of plans and its places in wallets. */
type RemovedCard = ShapeOf<typeof belongingsSchema>;

const removalSchema = s.outcome({
  removed: s.object({ removed: belongingsSchema }),
  stale: s.object({}),
  missing: s.object({}),
});

const belongings = [
  'bonus_trackers',
  'benefit_uses',
  'purchases',
  'planned_steps',
  'card_offers',
] as const;

/** Rows of other features that went or came with a card are refetched where they are shown. */
function refreshBelongings(client: QueryClient, removed: RemovedCard) {
  const rows = { ...removed, wallet_cards: removed.wallet_card_ids };
  const tables = ([...belongings, 'wallet_cards'] as const).filter(
    (table) => rows[table].length > 0,
  );
  return Promise.all(tables.map((table) => client.invalidateQueries({ queryKey: rowsKey(table) })));
}

/** Removes a card with all that belongs to it, unless another tab has changed it since it was seen. */
const removing = defineEdit<MemberCard, RemovedCard | null>({
  key: edits.key('remove'),
  refused: 'The card was not removed',
  report: reportEdit,
  effects: [edits.drop],
  again: ({ id }, client) => edits.find(id, client),
  send: async (card, { client }) => {
    const supabase = await getSupabase();
    const { data } = await supabase
      .rpc('remove_member_card', {
        card: card.id,
        card_revision: findOwnRevision(client, card.id, card.revision),
      })
      .throwOnError();
    const outcome = removalSchema.parse(data);
    if (outcome.kind === 'stale') throw new StaleEditError();
    return outcome.kind === 'removed' ? outcome.removed : null;
  },
  onSaved: (removed, _card, client) => removed && refreshBelongings(client, removed),
});

const revisionSchema = s.object({ revision: s.number() });
const revisionsSchema = s.array(s.object({ id: s.string(), revision: s.number() }));

/** Rows that came back go on from the last revision of their table: a screen may still show those of before. */
function noteBelongings(client: QueryClient, removed: RemovedCard) {
  for (const table of belongings) {
    const rows = revisionsSchema.parse(removed[table]);
    const next = Math.max(...rows.map(({ revision }) => revision)) + 1;
    for (const { id, revision } of rows) noteOwnSave(client, id, revision, next);
  }
}

type RestoredCard = { readonly card: MemberCard; readonly removed: RemovedCard };

const restoring = defineEdit({
  key: edits.key('restore'),
  refused: 'The card was not restored',
  report: reportEdit,
  effects: [edits.put(({ card }: RestoredCard) => card)],
  typed: ({ card }) => card,
  send: async ({ card, removed }: RestoredCard, { client }) => {
    const supabase = await getSupabase();
    const { data } = await supabase.rpc('restore_member_card', { removed }).throwOnError();
    const saved = cardRecord.schema.parse(data);
    // Its revisions go on where they ended; a later one means that it was changed elsewhere since.
    const { revision } = revisionSchema.parse(removed.member_cards[0]);
    if (saved.revision === revision + 1) noteOwnSave(client, card.id, revision, saved.revision);
    noteBelongings(client, removed);
    return saved;
  },
  onSaved: (saved, { card, removed }, client) =>
    Promise.all([edits.followId(client, card, saved), refreshBelongings(client, removed)]),
});

export const memberCardEdits = {
  adding: edits.adding('The card was not added'),
  updating: edits.updating('The card was not changed'),
  removing,
  restoring,
};

/** Removes a card; the message can restore it with all its data. */
export function useTakeOutCard() {
  const remove = useMutation(memberCardEdits.removing);
  const restore = useMutation(memberCardEdits.restoring);

  return async (card: MemberCard, name: string) => {
    // The row disappears before the answer arrives: only the promise reports it.
    const removed = await remove.mutateAsync(card).catch(() => null);
    if (removed === null) return;
    const undo = () => {
      restore.mutate({ card, removed });
    };
    toast({ title: `${name} removed`, action: { label: 'Undo', onPress: undo } });
  };
}
