import { useQuery } from '@tanstack/react-query';
import { type ErrorComponentProps, Outlet, createFileRoute } from '@tanstack/react-router';
import { AreaError } from '@/components/area-error.tsx';
import { InFrameContext } from '@/components/app-frame/in-frame-context.ts';
import { ForbiddenPage } from '@/components/forbidden-page.tsx';
import { LiveBlockContext } from '@/components/content/live-block-context.ts';
import { AdminFrame } from '@/features/admin/records/components/admin-frame.tsx';
import { renderLivePreview } from '@/features/learn/credit-cards/components/figures/live-figure-preview.tsx';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { sessionQuery } from '@/features/account/session/queries.ts';
import { adminAccessQuery } from '@/features/account/session/read-admin-access.ts';
import { ForbiddenError } from '@/lib/forbidden-error.ts';
import { useMemberSession } from './-member-session.ts';

export const Route = createFileRoute('/admin')({
  // A visitor without access gets the refusal page, and none of the admin code.
  codeSplitGroupings: [['component'], ['errorComponent']],
  beforeLoad: async ({ context }) => {
    const access = await context.queryClient.fetchQuery(adminAccessQuery());
    if (access !== 'open') throw new ForbiddenError(access);
  },
  component: AdminLayout,
  errorComponent: AdminError,
});

function AdminLayout() {
  const { data: session } = useQuery(sessionQuery());
  const { data: user } = useQuery(currentUserQuery());
  const signOut = useMemberSession();

  return (
    <AdminFrame
      account={{
        name: user?.name ?? null,
        email: user?.emailAddress ?? session?.email ?? null,
        imageUrl: user?.imageUrl ?? null,
        isAdmin: true,
      }}
      onSignOut={() => void signOut()}
    >
      <LiveBlockContext value={renderLivePreview}>
        <InFrameContext value={true}>
          <Outlet />
        </InFrameContext>
      </LiveBlockContext>
    </AdminFrame>
  );
}

function AdminError(props: ErrorComponentProps) {
  if (props.error instanceof ForbiddenError) return <ForbiddenPage reason={props.error.reason} />;
  return <AreaError {...props} />;
}
