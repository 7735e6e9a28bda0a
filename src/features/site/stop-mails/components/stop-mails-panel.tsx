import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { describeError } from '@/lib/describe-error.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** Unsubscribes the member with this token from mails; false for an unknown token. */
function useStopMails() {
  return useMutation({
    retry: false,
    mutationFn: async (token: string) => {
      const supabase = await getSupabase();
      const { data } = await supabase.rpc('unsubscribe_from_mail', { token }).throwOnError();
      return s.boolean().parse(data);
    },
  });
}

/** Target of the unsubscribe link: asks first, since mail scanners follow links. */
export function StopMailsPanel({ token }: { token: string }) {
  const { mutate, data: isStopped, isPending, error } = useStopMails();
  const title =
    isStopped === undefined
      ? 'Stop these emails?'
      : isStopped
        ? 'You won’t get these emails any more'
        : 'This link doesn’t work';
  return (
    <div className="mx-auto grid w-full max-w-md gap-4 px-4 py-8 sm:py-16">
      <h1 className="border-foreground border-t-2 pt-5 text-2xl leading-8 font-semibold">
        {title}
      </h1>
      {isStopped === undefined && (
        <>
          <p>
            Your reminders stop coming by email. Push notifications and your calendar stay as they
            are, and you can turn emails on again at any time.
          </p>
          {error && (
            <p role="alert" className="text-destructive">
              The emails weren’t stopped. {describeError(error)}
            </p>
          )}
          <Button disabled={isPending} onClick={() => mutate(token)}>
            Stop the emails
          </Button>
        </>
      )}
      {isStopped === true && <p role="status">That takes effect right away.</p>}
      {isStopped === false && (
        <p role="status">
          The account may be gone, or the link is incomplete. You can also turn emails off in your
          account.
        </p>
      )}
      <Button asChild variant="outline">
        <Link to="/app">Open your account</Link>
      </Button>
    </div>
  );
}
