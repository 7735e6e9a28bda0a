import { Outlet } from '@tanstack/react-router';
import { Brand } from '@/components/brand.tsx';

export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="bg-card border-b">
        <div className="mx-auto flex h-14 max-w-6xl items-center gap-4 px-4">
          <Brand />
        </div>
      </header>
      <main id="main" className="flex-1">
        <Outlet />
      </main>
    </div>
  );
}
