import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { useDeviceValue } from '@/lib/use-device-value.ts';
import * as texts from '../texts.ts';
import { CardSample } from './card-sample.tsx';
import { HomeReasons } from './home-reasons.tsx';

type HomePageProps = {
  /** A first answer without an account. */
  calculator: ReactNode;
  articles: ReactNode;
};

/** What the product is, what it answers at once, and what it knows. */
export function HomePage({ calculator, articles }: HomePageProps) {
  const isMember = useDeviceValue(hasSessionCookie, false);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-12 px-4 py-8 lg:py-14">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid gap-5 lg:sticky lg:top-20 lg:pt-4">
          <h1 className="font-serif text-4xl leading-[1.1] font-medium text-balance sm:text-5xl">
            {texts.knowExactlyWhatYourCards}
          </h1>
          <p className="text-muted-foreground max-w-prose text-lg leading-7">
            {texts.sayWhichCardsYouHold}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              {isMember ? (
                <Link to="/app">{texts.openYourCards}</Link>
              ) : (
                <Link to="/register">{texts.createAFreeAccount}</Link>
              )}
            </Button>
            <Button asChild variant="outline">
              <Link to="/credit-cards">{texts.browseAllCards}</Link>
            </Button>
          </div>
          <p className="text-muted-foreground text-sm">{texts.noBankLoginNoCard}</p>
        </div>
        {calculator}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <section aria-labelledby="sample-title" className="grid min-w-0 gap-3">
          <div className="flex items-baseline justify-between gap-4">
            <h2 id="sample-title" className="text-xl font-semibold tracking-tight">
              {texts.checkedMostRecently}
            </h2>
            <Link
              to="/credit-cards"
              className="text-primary inline-flex min-h-6 shrink-0 items-center gap-1 text-sm font-medium underline-offset-4 hover:underline"
            >
              {texts.allCards}
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
