/** A heading across the table that stays in view while the columns scroll sideways. */
export function SectionHead({ title, columns }: { title: string; columns: number }) {
  return (
    <tr className="border-foreground border-b">
      <th scope="colgroup" colSpan={columns + 1} className="pt-6 pb-2 text-left">
        <span className="sticky left-0 text-sm font-semibold">{title}</span>
      </th>
    </tr>
  );
}
