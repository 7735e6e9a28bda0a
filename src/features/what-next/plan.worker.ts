import { serveSearch } from '@/lib/search/serve-search.ts';
import { beginPlan } from './begin-plan.ts';

serveSearch(beginPlan);
