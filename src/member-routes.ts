// Routes of members and admins, loaded with the first of them, and the error page of each.
import '@/routeTree.gen.ts';

export { RouteError } from '@/components/route-error.tsx';
