/** A heading across the table that stays in view while the columns scroll sideways. */
export function SectionHead({ title, columns }: { title: string; columns: number }) {
  return (
    <tr className="bg-muted/60 border-y">
      <th scope="colgroup" colSpan={columns + 1} className="px-3 py-2 text-left">
        <span className="sticky left-3 text-sm font-semibold">{title}</span>
      </th>
    </tr>
  );
}
