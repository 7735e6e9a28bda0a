import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { GallerySection } from './gallery-section.tsx';

const variants = [
  ['primary', 'Primary'],
  ['outline', 'Outline'],
  ['secondary', 'Secondary'],
  ['ghost', 'Ghost'],
  ['destructive', 'Destructive'],
  ['link', 'Link'],
] as const;

export function ButtonGallery() {
  const [isLoading, setLoading] = useState(false);
  return (
    <GallerySection title="Buttons">
      <div className="flex flex-wrap gap-2">
        {variants.map(([variant, label]) => (
          <Button key={variant} variant={variant}>
            {label}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button>Large</Button>
        <Button size="icon" aria-label="Add">
          <Plus aria-hidden />
        </Button>
        <Button size="icon-sm" variant="outline" aria-label="Add, small">
          <Plus aria-hidden />
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button isLoading={isLoading} onClick={() => setLoading(true)}>
          {isLoading ? 'Loading' : 'Load'}
        </Button>
        <Button variant="outline" disabled={!isLoading} onClick={() => setLoading(false)}>
          Stop
        </Button>
        <Button disabled>Disabled</Button>
      </div>
    </GallerySection>
  );
}
