export type CategoryOption = {
  readonly name: string;
  readonly parts: readonly { readonly slug: string; readonly name: string }[];
};

export function SubCategoryOptions({ categories }: { categories: readonly CategoryOption[] }) {
  return categories.map(({ name, parts }) => (
    <optgroup key={name} label={name}>
      {parts.map((part) => (
        <option key={part.slug} value={part.slug}>
          {part.name}
        </option>
      ))}
    </optgroup>
  ));
}
