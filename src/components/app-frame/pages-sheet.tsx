import { Sheet, SheetContent, SheetTitle } from '@/components/ui/sheet.tsx';
import type { NavigationGroup } from './navigation.ts';
import { NavigationLinks } from './navigation-links.tsx';

type PagesSheetProps = { group: NavigationGroup; onClose: () => void };

export function PagesSheet({ group, onClose }: PagesSheetProps) {
  const { label, pages, further } = group;
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent side="bottom" aria-describedby={undefined} className="gap-2">
        <SheetTitle className="px-3">{label}</SheetTitle>
        <nav aria-label={`Pages of ${label}`} className="grid gap-2 pb-2">
          <NavigationLinks items={pages} onNavigate={onClose} />
          {further.length > 0 && (
            <div className="border-t pt-2">
              <NavigationLinks items={further} onNavigate={onClose} />
            </div>
          )}
        </nav>
      </SheetContent>
    </Sheet>
  );
}
