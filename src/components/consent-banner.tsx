import { Link } from '@tanstack/react-router';
import { Button } from '@/components/ui/button.tsx';
import { isBot } from '@/lib/bots.ts';
import { isConsentRequired } from '@/lib/consent-rules.ts';
import { consent } from '@/lib/consent.ts';

/** Asks for consent if required. Accepting and refusing look alike and take one press each. */
export function ConsentBanner() {
  if (!isConsentRequired() || isBot()) return null;
  return (
    <section
      aria-label="Statistics"
      className="bg-card low:static fixed inset-x-0 bottom-0 z-40 border-t p-4 shadow-lg max-md:bottom-16"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-64 text-sm">
          May we measure visits, page speed, and errors to make this better? What you type and every
          amount is left out.{' '}
          <Link to="/privacy-policy" className="text-primary underline underline-offset-4">
            Privacy policy
          </Link>
        </p>
        <Button size="md" variant="outline" onClick={() => consent.set('refused')}>
          Refuse
        </Button>
        <Button size="md" variant="outline" onClick={() => consent.set('granted')}>
          Allow
        </Button>
      </div>
    </section>
  );
}
