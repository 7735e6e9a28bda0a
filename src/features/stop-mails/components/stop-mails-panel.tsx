import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { useStopMails } from '../mutations.ts';
import * as texts from '../texts.ts';

/** Where the link of a mail leads: it asks first, since what scans mails follows links. */
export function StopMailsPanel({ token }: { token: string }) {
  const { mutate, data: isStopped, isPending, error } = useStopMails();
  const title =
    isStopped === undefined
      ? texts.stopTheseEMails
      : isStopped
        ? texts.youWontGetTheseE
        : texts.thisLinkDoesntWork;
  return (
    <div className="mx-auto grid w-full max-w-md gap-4 px-4 py-8 sm:py-16">
      <h1 className="border-foreground border-t-2 pt-5 text-2xl leading-8 font-semibold">
        {title}
      </h1>
      {isStopped === undefined && (
        <>
          <p>{texts.yourRemindersStopComingBy}</p>
          {error && (
            <p role="alert" className="text-destructive">
              {texts.theEMailsWerentStopped(describeError(error))}
            </p>
          )}
          <Button
            disabled={isPending}
            onClick={() => {
              mutate(token);
            }}
          >
            {texts.stopTheEMails}
          </Button>
        </>
      )}
      {isStopped === true && <p role="status">{texts.thatTakesEffectRightAway}</p>}
      {isStopped === false && <p role="status">{texts.theAccountMayBeGone}</p>}
      <Button asChild variant="outline">
        <Link to="/app">{texts.openYourAccount}</Link>
      </Button>
    </div>
  );
}
