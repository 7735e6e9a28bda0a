const reportBoxes = ['open', 'closed'] as const;
export type ReportBox = (typeof reportBoxes)[number];

/** What the address of the inbox says; a value that makes no sense counts as absent. */
export function parseInboxSearch(search: Record<string, unknown>): { readonly box?: ReportBox } {
  const box = reportBoxes.find((known) => known === search['box']);
  return box === undefined ? {} : { box };
}
