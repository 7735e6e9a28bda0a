import { Sheet, SheetContent, SheetTitle } from '@/components/ui/sheet.tsx';
import { AdminNavigation } from './admin-navigation.tsx';

export function AdminPagesSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent side="left" aria-describedby={undefined}>
        <SheetTitle>Administration</SheetTitle>
        <nav aria-label="Administration" className="grid gap-4 pb-4">
          <AdminNavigation onNavigate={onClose} />
        </nav>
      </SheetContent>
    </Sheet>
  );
}
