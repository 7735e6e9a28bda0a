export function findByIdOrSlug<Row extends { readonly id: number; readonly slug: string }>(
  rows: readonly Row[],
  param: string,
): Row | undefined {
  return rows.find((row) => row.slug === param || String(row.id) === param);
}
