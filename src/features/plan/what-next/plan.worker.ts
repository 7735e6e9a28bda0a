import { serveSearch } from '@/lib/search/serve-search.ts';
import { beginPlan } from './start-plan.ts';

serveSearch(beginPlan);
