import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { NavigationGroup } from './navigation.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { useSection } from './use-section.ts';

export function SideGroup({ group }: { group: NavigationGroup }) {
  const { label, pages, further } = group;
  const headId = useId();
  const furtherId = useId();
  const section = useSection();
  const [seen, setSeen] = useState('');
  const [isUnfolded, setUnfolded] = useState(false);
  // Unfolds when a page inside it opens; it can still be folded by hand.
  if (seen !== section) {
    setSeen(section);
    if (further.some(({ to }) => to === section)) setUnfolded(true);
  }
  return (
    <div role="group" aria-labelledby={headId} className="grid">
      <div className="text-muted-foreground flex min-h-7 items-center justify-between pl-3 text-sm font-medium">
        <span id={headId}>{label}</span>
        {further.length > 0 && (
          <button
            type="button"
            aria-label={`More of ${label}`}
            aria-expanded={isUnfolded}
            aria-controls={furtherId}
            onClick={() => setUnfolded(!isUnfolded)}
            className="hover:bg-accent hover:text-foreground flex min-h-7 items-center gap-1 rounded-md px-2"
          >
            More
            <ChevronDown aria-hidden className={isUnfolded ? 'size-4 rotate-180' : 'size-4'} />
          </button>
        )}
      </div>
      <NavigationLinks items={pages} />
      {further.length > 0 && (
        <NavigationLinks items={further} id={furtherId} hidden={!isUnfolded} />
      )}
    </div>
  );
}
