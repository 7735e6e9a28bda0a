import { Link } from '@tanstack/react-router';
import { ColorModeButton } from '@/components/color-mode-button.tsx';
import { isConsentAsked } from '@/lib/analytics-settings.ts';
import { consent } from '@/lib/consent.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';
import * as texts from './texts.ts';

const linkClasses =
  'hover:text-foreground inline-flex min-h-6 items-center underline-offset-4 hover:underline';

export function SiteFooter() {
  return (
    <footer className="text-muted-foreground border-t text-sm">
      <div className="mx-auto grid max-w-6xl gap-4 px-4 py-6">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to="/credit-cards" className={linkClasses}>
            {texts.creditCards}
          </Link>
          <Link to="/reviews" className={linkClasses}>
            {texts.guidesAndReviews}
          </Link>
          <Link to="/privacy-policy" className={linkClasses}>
            {texts.privacyPolicy}
          </Link>
          <Link to="/terms-of-service" className={linkClasses}>
            {texts.termsOfService}
          </Link>
          {isConsentAsked() && (
            <button
              type="button"
              className={linkClasses}
              onClick={() => {
                consent.clear();
              }}
            >
              {texts.statisticsAskMeAgain}
            </button>
          )}
          <span className="sm:hidden">
            <ColorModeButton />
          </span>
        </div>
        <p className="max-w-prose">{texts.isPaidByNoBank(PRODUCT_NAME)}</p>
      </div>
    </footer>
  );
}
