import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '@/components/page-header.tsx';
import { PRODUCT_NAME } from '@/lib/product.ts';

export const Route = createFileRoute('/_public/')({ component: HomePage });

function HomePage() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8">
      <PageHeader title={PRODUCT_NAME} />
    </div>
  );
}
