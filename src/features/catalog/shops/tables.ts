import { useMutation, useQuery } from '@tanstack/react-query';
import { reportEdit } from '@/components/report-failure.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { shopCorrectionsQuery, shopCorrectionsTable } from './queries.ts';
import { shopCorrection, type ShopCorrection } from './schema.ts';

const edits = editRows(shopCorrectionsTable, reportEdit);

export const shopCorrectionEdits = {
  adding: edits.adding('Your correction was not saved'),
  updating: edits.updating('Your correction was not saved'),
  removing: edits.removing('Your correction was not removed'),
};

const none: readonly ShopCorrection[] = [];

export function createCorrection(shop: string, subCategoryId: number | null): ShopCorrection {
  return shopCorrection.create({ shop, sub_category_id: subCategoryId });
}

/** The member's corrections of shops, and how they are made and undone. */
export function useShopCorrections() {
  const rows = useQuery(shopCorrectionsQuery()).data ?? none;
  const add = useMutation(shopCorrectionEdits.adding);
  const update = useMutation(shopCorrectionEdits.updating);
  const remove = useMutation(shopCorrectionEdits.removing);
  const find = (shop: string) => rows.find((row) => row.shop === shop);
  return {
    rows,
    /** Null: not spending. */
    correct: (shop: string, subCategoryId: number | null) => {
      const base = find(shop);
      if (!base) add.mutate(createCorrection(shop, subCategoryId));
      else if (base.sub_category_id !== subCategoryId)
        update.mutate({ base, values: { sub_category_id: subCategoryId } });
    },
    undo: (shop: string) => {
      const row = find(shop);
      if (row) remove.mutate(row);
    },
  };
}
