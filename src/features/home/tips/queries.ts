import { queryOptions } from '@tanstack/react-query';
import { tips } from '@/features/catalog/facts/tables.ts';
import { byPosition } from '@/lib/rows/group-rows.ts';
import type { Held } from '@/lib/rows/reference-table.ts';

export type Tip = {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly body: string;
  readonly link_path: string | null;
  readonly position: number;
};

const listTips = ({ rows }: Held<Tip>) => rows.toSorted(byPosition);

export function tipsQuery() {
  return queryOptions({ ...tips.query(), select: listTips });
}
