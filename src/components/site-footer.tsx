import { Link } from '@tanstack/react-router';
import { ColorModeButton } from '@/components/color-mode-button.tsx';
import { isConsentAsked } from '@/lib/analytics-settings.ts';
import { consent } from '@/lib/consent.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';

const linkClasses =
  'hover:text-foreground inline-flex min-h-6 items-center underline-offset-4 hover:underline';

export function SiteFooter() {
  return (
    <footer className="text-muted-foreground border-t text-sm">
      <div className="mx-auto grid max-w-6xl gap-4 px-4 py-6">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to="/credit-cards" className={linkClasses}>
            Credit cards
          </Link>
          <Link to="/reviews" className={linkClasses}>
            Guides and reviews
          </Link>
          <Link to="/privacy-policy" className={linkClasses}>
            Privacy policy
          </Link>
          <Link to="/terms-of-service" className={linkClasses}>
            Terms of service
          </Link>
          {isConsentAsked() && (
            <button type="button" className={linkClasses} onClick={() => consent.clear()}>
              Statistics: ask me again
            </button>
          )}
          <span className="sm:hidden">
            <ColorModeButton />
          </span>
        </div>
        <p className="max-w-prose">
          {PRODUCT_NAME} is paid by no bank and ranks nothing by commission. Figures are estimates
          from dated, sourced facts and are no financial advice. Contains data from OpenTravelData,
          CC BY 4.0, modified.
        </p>
      </div>
    </footer>
  );
}
