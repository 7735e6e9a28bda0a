import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { GallerySection } from './gallery-section.tsx';
import * as texts from './texts.ts';

const variants = [
  ['primary', texts.primary],
  ['outline', texts.outline],
  ['secondary', texts.secondary],
  ['ghost', texts.ghost],
  ['destructive', texts.destructive],
  ['link', texts.link],
] as const;

/** Buttons by weight and size, loading and disabled. */
export function ButtonGallery() {
  const [isLoading, setLoading] = useState(false);
  return (
    <GallerySection title={texts.buttons}>
      <div className="flex flex-wrap gap-2">
        {variants.map(([variant, label]) => (
          <Button key={variant} variant={variant}>
            {label}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm">{texts.small}</Button>
        <Button size="md">{texts.medium}</Button>
        <Button>{texts.large}</Button>
        <Button size="icon" aria-label={texts.add}>
          <Plus aria-hidden />
        </Button>
        <Button size="icon-sm" variant="outline" aria-label={texts.addSmall}>
          <Plus aria-hidden />
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          isLoading={isLoading}
          onClick={() => {
            setLoading(true);
          }}
        >
          {isLoading ? texts.loading : texts.load}
        </Button>
        <Button
          variant="outline"
          disabled={!isLoading}
          onClick={() => {
            setLoading(false);
          }}
        >
          {texts.stop}
        </Button>
        <Button disabled>{texts.disabled}</Button>
      </div>
    </GallerySection>
  );
}
