import { CardCanvas, type CardDetailLevel } from '@/components/card-canvas.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import { LiveMark } from '@/components/live-indicator.tsx';
import { LoadingBar } from '@/components/page-loading-bar.tsx';
import { computeCardFace } from '@/domain/card-face.ts';
import { GallerySection } from './message-gallery.tsx';

const face = computeCardFace(
  {
    name: 'Example Card',
    network: 'visa',
    product_family: null,
    art_primary_hex: '#0f4c5c',
    art_secondary_hex: '#e0b354',
    material: 'metal',
    issuer_rank: 1,
    point_systems: { slug: '', kind: 'transferable' },
  },
  'An issuer',
);
const faces: readonly [CardDetailLevel, string][] = [
  ['small', 'w-12'],
  ['middle', 'w-24'],
  ['large', 'w-56'],
];

const bars = [
  ['loading', 'A page on its way'],
  ['full', 'A page that is there'],
] as const;

const ledger = [
  { key: 'spending', label: 'Groceries', detail: '$6,000 at 3%', valueCents: 18_000 },
  {
    key: 'credit',
    label: 'Streaming credit',
    detail: '$10 × 12, half of it used',
    valueCents: 6000,
  },
  { key: 'fee', label: 'Annual fee', detail: 'charged in March', valueCents: -9500 },
];

/** Parts that show a state or a figure. Their values are examples. */
export function PictureGallery() {
  return (
    <GallerySection title="States and figures">
      <div className="grid gap-3">
        {bars.map(([phase, label]) => (
          <div key={phase} className="grid gap-1">
            <p className="text-sm font-medium">{label}</p>
            <div className="relative h-[3px] overflow-hidden">
              <LoadingBar phase={phase} className="absolute" />
            </div>
          </div>
        ))}
        <ul aria-label="Live updates" className="grid gap-1">
          {(['live', 'catching-up', 'offline'] as const).map((status) => (
            <li key={status}>
              <LiveMark status={status} isNamed />
            </li>
          ))}
        </ul>
      </div>
      <ul aria-label="Card faces" className="flex flex-wrap items-end gap-4">
        {faces.map(([level, width]) => (
          <li key={level} className={width}>
            <CardCanvas face={face} level={level} />
            <p className="text-muted-foreground text-sm">{level}</p>
          </li>
        ))}
      </ul>
      <LedgerSection title="An example year" rows={ledger} />
    </GallerySection>
  );
}
