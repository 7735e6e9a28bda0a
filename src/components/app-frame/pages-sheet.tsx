import { Sheet, SheetContent, SheetTitle } from '@/components/ui/sheet.tsx';
import { NavigationGroups } from './navigation-groups.tsx';

/** Every page of the area, for narrow screens. */
export function PagesSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent side="bottom" aria-describedby={undefined}>
        <SheetTitle>All pages</SheetTitle>
        <nav aria-label="All pages" className="grid gap-4 pb-4">
          <NavigationGroups onNavigate={onClose} />
        </nav>
      </SheetContent>
    </Sheet>
  );
}
