import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { useStopMails } from '../mutations.ts';

/** Where the link of a mail leads: it asks first, since what scans mails follows links. */
export function StopMailsPanel({ token }: { token: string }) {
  const { mutate, data: isStopped, isPending, error } = useStopMails();
  const title =
    isStopped === undefined
      ? 'Stop these mails?'
      : isStopped
        ? 'You get no more mails'
        : 'This link stops no mails';
  return (
    <div className="mx-auto grid w-full max-w-md gap-4 px-4 py-8 sm:py-16">
      <h1 className="border-foreground border-t-2 pt-5 text-2xl leading-8 font-semibold">
        {title}
      </h1>
      {isStopped === undefined && (
        <>
          <p>
            Your reminders stop coming by mail. Pushes and your calendar stay as they are, and you
            can turn mails on again at any time.
          </p>
          {error && (
            <p role="alert" className="text-destructive">
              The mails weren’t stopped. {describeError(error)}
            </p>
          )}
          <Button
            disabled={isPending}
            onClick={() => {
              mutate(token);
            }}
          >
            Stop the mails
          </Button>
        </>
      )}
      {isStopped === true && <p role="status">It counts at once.</p>}
      {isStopped === false && (
        <p role="status">
          Its account may be gone, or the link is cut off. Mails are turned off in your account as
          well.
        </p>
      )}
      <Button asChild variant="outline">
        <Link to="/app">Open your account</Link>
      </Button>
    </div>
  );
}
