/** The admin address of a row. Rows that belong to a card are edited on the card's own screen, opened at that row. */
export function getAdminPath(
  table: string,
  id: number,
  creditCardId: number | null = null,
): { to: string; hash?: string } {
  if (creditCardId !== null) {
    const place = { to: `/admin/credit-cards/${creditCardId}` };
    return table === 'credit_cards' ? place : { ...place, hash: `${table}-${id}` };
  }
  return { to: `/admin/${table.replaceAll('_', '-')}/${id}` };
}
