import { Suspense, useState } from 'react';
import { VisitorFind } from '@/features/home/find/components/visitor-find.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';

/** Member actions and shop arithmetic are not loaded for visitors. */
const MemberFind = lazyNamed(() => import('./-member-find.tsx'), 'MemberFind');

/** The global search, for members or visitors. */
export function Find({ onClose }: { onClose: () => void }) {
  const [isMember] = useState(hasSessionCookie);
  if (!isMember) return <VisitorFind onClose={onClose} />;
  return (
    <Suspense>
      <MemberFind onClose={onClose} />
    </Suspense>
  );
}
