import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { categoriesQuery, creditCardQuery } from '@/features/catalogue/queries.ts';
import { CardDetail } from '@/features/credit-cards/components/card-detail.tsx';
import { getCardPath } from '@/features/credit-cards/names.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/_public/credit-cards/$id/$')({
  loader: async ({ context: { queryClient }, params }) => {
    if (!/^[1-9]\d{0,14}$/u.test(params.id)) throw notFound();
    void queryClient.prefetchQuery(categoriesQuery());
    const card = await queryClient.ensureQueryData(creditCardQuery(Number(params.id)));
    if (!card) throw notFound();
    if (params._splat !== card.slug) throw redirect({ ...getCardPath(card), replace: true });
    return { name: card.name };
  },
  head: ({ loaderData }) =>
    createPageHead(
      loaderData?.name ?? 'Credit card',
      loaderData && `What ${loaderData.name} earns, costs and requires, with sources and dates.`,
    ),
  component: CreditCardPage,
});

function CreditCardPage() {
  const { data: card } = useSuspenseQuery(creditCardQuery(Number(Route.useParams().id)));
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6">{card && <CardDetail card={card} />}</div>
  );
}
