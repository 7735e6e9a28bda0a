import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_public/credit-cards/$id/$')({ component: () => null });
