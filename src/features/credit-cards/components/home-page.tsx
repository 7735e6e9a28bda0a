import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { useDeviceValue } from '@/lib/use-device-value.ts';
import { CardSample } from './card-sample.tsx';
import { HomeReasons } from './home-reasons.tsx';

type HomePageProps = {
  calculator: ReactNode;
  articles: ReactNode;
};

export function HomePage({ calculator, articles }: HomePageProps) {
  const isMember = useDeviceValue(hasSessionCookie, false);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-12 px-4 py-8 lg:py-14">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid gap-5 lg:sticky lg:top-20 lg:pt-4">
          <h1 className="font-serif text-4xl leading-[1.1] font-medium text-balance sm:text-5xl">
            Know exactly what your cards and points are worth
          </h1>
          <p className="text-muted-foreground max-w-prose text-lg leading-7">
            Say which cards you hold, what you spend and how you like to redeem. You see which card
            to use for what, which cards earn their fee, and every step of the arithmetic down to
            the cent.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              {isMember ? (
                <Link to="/app">Open your cards</Link>
              ) : (
                <Link to="/register">Create a free account</Link>
              )}
            </Button>
            <Button asChild variant="outline">
              <Link to="/credit-cards">Browse all cards</Link>
            </Button>
          </div>
          <p className="text-muted-foreground text-sm">
            No bank login, no card number, no commission from any issuer.
          </p>
        </div>
        {calculator}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <section aria-labelledby="sample-title" className="grid min-w-0 gap-3">
          <div className="flex items-baseline justify-between gap-4">
            <h2 id="sample-title" className="text-xl font-semibold tracking-tight">
              Checked most recently
            </h2>
            <Link
              to="/credit-cards"
              className="text-primary inline-flex min-h-6 shrink-0 items-center gap-1 text-sm font-medium underline-offset-4 hover:underline"
            >
              All cards
              <ArrowRight aria-hidden className="size-4" />
            </Link>
          </div>
          <CardSample />
        </section>
        {articles}
      </div>
      <HomeReasons />
    </div>
  );
}
