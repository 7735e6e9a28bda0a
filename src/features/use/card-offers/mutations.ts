import { reportEdit } from '@/components/report-failure.ts';
import { defineEdit } from '@/lib/edits/define-edit.ts';
import { editRows, putRows } from '@/lib/rows/member-edits.ts';
import { cardOffersTable } from './tables.ts';
import type { CardOfferRow } from './schema.ts';

const edits = editRows(cardOffersTable, reportEdit);

/** Rows that one request takes. */
const CHUNK = 250;

/** Adds the offers of a page at once: their ids are the client's, so nothing is added twice. */
const addingAll = defineEdit<readonly CardOfferRow[], readonly CardOfferRow[]>({
  key: edits.key('add-all'),
  refused: 'The offers were not added',
  report: reportEdit,
  effects: [edits.shown(putRows<CardOfferRow>, putRows<CardOfferRow>)],
  send: async (rows) => {
    const saved: CardOfferRow[] = [];
    for (let from = 0; from < rows.length; from += CHUNK)
      saved.push(...(await cardOffersTable.insert(rows.slice(from, from + CHUNK))));
    return saved;
  },
});

export const cardOfferEdits = {
  adding: edits.adding('The offer was not added'),
  addingAll,
  updating: edits.updating('The offer was not changed'),
  removing: edits.removing('The offer was not removed'),
};
