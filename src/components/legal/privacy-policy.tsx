import { LegalArticle } from '@/components/legal/legal-article.tsx';
import { PRIVACY_SECTIONS } from '@/components/legal/privacy-sections.tsx';
import { PRODUCT_NAME } from '@/lib/product.ts';
import * as texts from './texts.ts';

export function PrivacyPolicy() {
  return (
    <LegalArticle
      title={texts.privacyPolicy}
      updatedOn="November 26, 2026"
      introduction={<p>{texts.needsNoLoginToYour(PRODUCT_NAME)}</p>}
      sections={PRIVACY_SECTIONS}
    />
  );
}
