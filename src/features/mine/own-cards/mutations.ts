import { reportEdit } from '@/components/report-failure.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { defineEdit } from '@/lib/edits/define-edit.ts';
import { findOwnRevision } from '@/lib/edits/own-revisions.ts';
import { StaleEditError } from '@/lib/edits/save-once.ts';
import * as s from '@/lib/row-shape.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { rowsKey } from '@/lib/rows/member-table.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { ownCardsTable } from './queries.ts';
import type { OwnCardRow } from './schema.ts';

const edits = editRows(ownCardsTable, reportEdit);

const outcomeSchema = s.outcome({
  saved: s.object({}),
  stale: s.object({}),
  missing: s.object({}),
});

type Replacing = { readonly own: OwnCardRow; readonly cardId: number };

/** Tables whose rows move to the catalog's card, or are cleared. */
const moved = [
  'own_cards',
  'wallet_cards',
  'planned_steps',
  'benefit_uses',
  'purchases',
  'point_balances',
] as const;

/** Makes the rows of an own card those of the catalog's, and removes the own one. */
const replacing = defineEdit({
  key: edits.key('replace'),
  refused: 'The card was not replaced',
  report: reportEdit,
  effects: [],
  send: async ({ own, cardId }: Replacing, { client }) => {
    const supabase = await getSupabase();
    const { data } = await supabase
      .rpc('use_catalog_card', {
        own: own.id,
        own_revision: findOwnRevision(client, own.id, own.revision),
        card: cardId,
      })
      .throwOnError();
    const { kind } = outcomeSchema.parse(data);
    if (kind === 'stale') throw new StaleEditError();
    return kind;
  },
  onSaved: async (_kind, _replaced, client) => {
    // The held card first: without its product it would be left out meanwhile.
    await client.invalidateQueries({ queryKey: memberCardsQuery().queryKey });
    await Promise.all([
      ...moved.map((table) => client.invalidateQueries({ queryKey: rowsKey(table) })),
      client.invalidateQueries({ queryKey: ['current-user'] }),
    ]);
  },
});

export const ownCardEdits = {
  adding: edits.adding('The card was not added'),
  updating: edits.updating('The card was not changed'),
  removing: edits.removing('The card was not removed'),
  replacing,
};
