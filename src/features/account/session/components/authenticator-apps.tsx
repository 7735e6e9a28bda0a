import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { appsQuery, type AuthenticatorApp } from '../set-second-factor.ts';

const NewAppForm = lazyNamed(() => import('./new-app-form.tsx'), 'NewAppForm');
const RemoveAppForm = lazyNamed(() => import('./remove-app-form.tsx'), 'RemoveAppForm');

type Open = { kind: 'new' } | { kind: 'remove'; app: AuthenticatorApp };

/** The authenticator apps required at sign-in, besides the password. */
export function AuthenticatorApps({ memberId }: { memberId: string }) {
  const client = useQueryClient();
  const query = useQuery(appsQuery(memberId));
  const [open, setOpen] = useState<Open>();
  if (query.isPending) return <ListSkeleton label="Loading your authenticator apps" rows={1} />;
  if (query.isError) {
    return <ErrorState title="Your authenticator apps could not be loaded" query={query} />;
  }
  const apps = query.data;
  const close = () => {
    setOpen(undefined);
  };
  const finish = (title: string, description: string) => {
    close();
    toast({ title, description, tone: 'success' });
    // The session has changed, so its facts are read again.
    void client.invalidateQueries({ queryKey: ['session'] });
    void client.invalidateQueries({ queryKey: ['member-sessions'] });
    return client.invalidateQueries(appsQuery(memberId));
  };
  if (open?.kind === 'new') {
    return (
      <Suspense fallback={<ListSkeleton rows={2} label="Loading" />}>
        <NewAppForm
          taken={apps.map(({ name }) => name)}
          onClose={close}
          onDone={() =>
            finish(
              'Your authenticator app is set up',
              'From now on a sign-in asks for its code. Your other devices are signed out.',
            )
          }
        />
      </Suspense>
    );
  }
  if (open?.kind === 'remove') {
    return (
      <Suspense fallback={<ListSkeleton rows={2} label="Loading" />}>
        <RemoveAppForm
          app={open.app}
          isLast={apps.length === 1}
          onClose={close}
          onDone={() => finish('The app was removed', 'Its codes no longer work for your account.')}
        />
      </Suspense>
    );
  }
  return (
    <div className="grid gap-4">
      {apps.length > 0 && (
        <DataList aria-label="Authenticator apps">
          {apps.map((app) => (
            <DataListItem
              key={app.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
            >
              <div className="min-w-0">
                <h3 className="font-medium wrap-anywhere">{app.name}</h3>
                <p className="text-muted-foreground text-sm">
                  Set up on {formatDate(getToday(new Date(app.addedAt)))}
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Remove ${app.name}`}
                onClick={() => setOpen({ kind: 'remove', app })}
              >
                Remove
              </Button>
            </DataListItem>
          ))}
        </DataList>
      )}
      <div>
        <Button variant="outline" onClick={() => setOpen({ kind: 'new' })}>
          {apps.length === 0 ? 'Set up an authenticator app' : 'Set up another app'}
        </Button>
      </div>
      {apps.length === 1 && (
        <p className="text-muted-foreground text-sm">
          If you lose your only app, you’ll need us to let you back in. A second app, on another
          device, avoids that.
        </p>
      )}
    </div>
  );
}
