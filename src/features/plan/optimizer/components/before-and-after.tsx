import { LedgerSection } from '@/components/ledger-section.tsx';

/** The lines of what a switch of cards adds. */
export function BeforeAndAfter(props: { afterCents: number; beforeCents: number }) {
  return (
    <LedgerSection
      title="Gained in a year"
      rows={[
        {
          key: 'after',
          label: 'With the switch',
          detail: 'net value',
          valueCents: props.afterCents,
        },
        {
          key: 'now',
          label: 'As it is now',
          detail: 'net value',
          valueCents: 0 - props.beforeCents,
        },
      ]}
    />
  );
}
