import { Flag } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { reportedFact } from '@/lib/fact-report-store.ts';

type Part = { readonly id: number; readonly slug: string; readonly name: string };

type ShopReadingProps = {
  /** The key of the correction. */
  shop: string;
  /** The shop's id, where it is in the list of shops. */
  merchantId: number | undefined;
  /** Both readings, the likely one first; none where the name leaves one. */
  readings: readonly Part[];
  /** Undefined if it is not spending. */
  counted: Part | undefined;
  isCorrected: boolean;
  onChoose: (part: Part) => void;
  onUndo: () => void;
};

/** Asks which kind of shop it is, or shows the member's correction with a way back and a way to tell us. */
export function ShopReading(props: ShopReadingProps) {
  const { shop, merchantId, readings, counted, isCorrected, onChoose, onUndo } = props;
  if (readings.length === 0 && !isCorrected) return null;
  const tell = ({ id, name }: Part) => {
    reportedFact.set({
      ...(merchantId === undefined
        ? { table: 'sub_categories', id }
        : { table: 'merchants', id: merchantId }),
      subject: shop,
      draft: { problem: `${shop} should count as ${name}.`, suggestedValue: name },
    });
  };
  return (
    <div
      role="group"
      aria-label={`Kind of shop: ${shop}`}
      className="flex flex-wrap items-center gap-2 text-sm"
    >
      {readings.map((part) => (
        <Button
          key={part.slug}
          variant="outline"
          size="md"
          aria-pressed={part.slug === counted?.slug}
          onClick={() => onChoose(part)}
          className="aria-pressed:border-primary aria-pressed:bg-primary-soft"
        >
          {part.name}
        </Button>
      ))}
      {isCorrected && (
        <span className="flex flex-wrap items-center gap-x-1">
          {readings.length > 0 && <Badge tone="primary">Your choice</Badge>}
          <Button variant="ghost" size="sm" onClick={onUndo} aria-label={`Undo for ${shop}`}>
            Undo
          </Button>
          {counted && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => tell(counted)}
              aria-label={`Tell us about ${shop}`}
            >
              <Flag aria-hidden />
              Tell us
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
