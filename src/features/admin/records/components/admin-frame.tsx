import { Link } from '@tanstack/react-router';
import { Menu, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Account, AccountMenu } from '@/components/app-frame/account-menu.tsx';
import { Brand } from '@/components/brand.tsx';
import { LiveIndicator } from '@/components/live-indicator.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { createPart } from '@/lib/part.ts';
import { AdminNavigation } from './admin-navigation.tsx';

const pagesSheet = createPart(
  async () => (await import('./admin-pages-sheet.tsx')).AdminPagesSheet,
);

type AdminFrameProps = { account: Account; onSignOut: () => void; children: ReactNode };

export function AdminFrame({ account, onSignOut, children }: AdminFrameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <aside className="bg-card sticky top-0 hidden h-dvh flex-col border-r lg:flex">
        <div className="flex h-12 shrink-0 items-center gap-2 border-b px-4">
          <Brand to="/app" />
          <Badge tone="outline">Admin</Badge>
        </div>
        <nav
          aria-label="Administration"
          className="grid flex-1 content-start gap-4 overflow-y-auto p-2"
        >
          <AdminNavigation />
        </nav>
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="bg-card sticky top-0 z-30 flex h-12 items-center gap-2 border-b px-3 lg:px-6">
          <Button
            variant="ghost"
            size="icon"
            className="lg:hidden"
            aria-label="All admin pages"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <Menu aria-hidden />
          </Button>
          <OnNeed part={pagesSheet} shown={isOpen ? { onClose: () => setOpen(false) } : null} />
          <div className="flex items-center gap-2 lg:hidden">
            <Brand to="/app" />
            <Badge tone="outline">Admin</Badge>
          </div>
          <div className="flex-1" />
          <LiveIndicator />
          <Button asChild variant="ghost" size="sm" className="hidden sm:inline-flex">
            <Link to="/app">
              <UserRound aria-hidden />
              Member area
            </Link>
          </Button>
          <AccountMenu account={account} onSignOut={onSignOut} />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="w-full min-w-0 flex-1 px-3 py-4 outline-none lg:px-6"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
