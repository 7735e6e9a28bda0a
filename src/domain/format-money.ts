const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const WITH_CENTS = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Dollars as a person reads them, from cents: `$1,234.50`, and `$95` where there are no cents. */
export function formatDollars(cents: number): string {
  const rounded = Math.round(cents);
  const dollars = Math.abs(rounded) / 100;
  const text = (Number.isInteger(dollars) ? WHOLE : WITH_CENTS).format(dollars);
  return rounded < 0 ? `−$${text}` : `$${text}`;
}
