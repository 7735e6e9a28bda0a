import type { ReactNode } from 'react';
import { LegalArticle } from '@/components/legal/legal-article.tsx';
import { PRIVACY_SECTIONS } from '@/components/legal/privacy-sections.tsx';
import { PRODUCT_NAME } from '@/lib/product.ts';

export function PrivacyPolicy({ above }: { above?: ReactNode }) {
  return (
    <LegalArticle
      title="Privacy policy"
      updatedOn="November 29, 2026"
      above={above}
      introduction={
        <p>
          {PRODUCT_NAME} needs no login to your bank and never asks for a card number. This page
          says what is kept when you use it, where, who can read it, and how you take it away again.
        </p>
      }
      sections={PRIVACY_SECTIONS}
    />
  );
}
