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
import * as texts from '../texts.ts';

const NewAppForm = lazyNamed(() => import('./new-app-form.tsx'), 'NewAppForm');
const RemoveAppForm = lazyNamed(() => import('./remove-app-form.tsx'), 'RemoveAppForm');

type Open = { kind: 'new' } | { kind: 'remove'; app: AuthenticatorApp };

/** The apps whose codes a sign-in asks for, beside the password. */
export function AuthenticatorApps({ memberId }: { memberId: string }) {
  const client = useQueryClient();
  const query = useQuery(appsQuery(memberId));
  const [open, setOpen] = useState<Open>();
  if (query.isPending) return <ListSkeleton label={texts.loadingYourAuthenticatorApps} rows={1} />;
  if (query.isError) {
    return (
      <ErrorState
        title={texts.yourAuthenticatorAppsCouldNot}
        message={texts.checkYourConnectionAndTry}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const apps = query.data;
  const close = () => {
    setOpen(undefined);
  };
  const finish = (title: string, description: string) => {
    close();
    toast({ title, description, tone: 'success' });
    // The session is another one now: what it says of itself is asked again.
    void client.invalidateQueries({ queryKey: ['session'] });
    void client.invalidateQueries({ queryKey: ['member-sessions'] });
    return client.invalidateQueries(appsQuery(memberId));
  };
  if (open?.kind === 'new') {
    return (
      <Suspense fallback={<ListSkeleton rows={2} label={texts.loading} />}>
        <NewAppForm
          taken={apps.map(({ name }) => name)}
          onClose={close}
          onDone={() => finish(texts.yourAuthenticatorAppIsSet, texts.fromNowOnASign)}
        />
      </Suspense>
    );
  }
  if (open?.kind === 'remove') {
    return (
      <Suspense fallback={<ListSkeleton rows={2} label={texts.loading} />}>
        <RemoveAppForm
          app={open.app}
          isLast={apps.length === 1}
          onClose={close}
          onDone={() => finish(texts.theAppWasRemoved, texts.itsCodesNoLongerOpen)}
        />
      </Suspense>
    );
  }
  return (
    <div className="grid gap-4">
      {apps.length > 0 && (
        <DataList aria-label={texts.authenticatorApps}>
          {apps.map((app) => (
            <DataListItem
              key={app.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
            >
              <div className="min-w-0">
                <h3 className="font-medium wrap-anywhere">{app.name}</h3>
                <p className="text-muted-foreground text-sm">
                  {texts.setUpOn(formatDate(getToday(new Date(app.addedAt))))}
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label={texts.remove(app.name)}
                onClick={() => {
                  setOpen({ kind: 'remove', app });
                }}
              >
                {texts.removeLabel}
              </Button>
            </DataListItem>
          ))}
        </DataList>
      )}
      <div>
        <Button
          variant="outline"
          onClick={() => {
            setOpen({ kind: 'new' });
          }}
        >
          {apps.length === 0 ? texts.setUpAnAuthenticatorApp : texts.setUpAnotherApp}
        </Button>
      </div>
      {apps.length === 1 && (
        <p className="text-muted-foreground text-sm">{texts.ifYouLoseYourOnly}</p>
      )}
    </div>
  );
}
