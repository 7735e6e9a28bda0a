import { searchBestWallet } from '@/domain/rewards/search/find-best-wallet.ts';
import { serveSearch } from '@/lib/search/serve-search.ts';
import type { SearchRequest } from './schema.ts';

serveSearch(({ problem, limits, alternatives }: SearchRequest) => ({
  search: searchBestWallet(problem, limits, alternatives),
  describe: (result) => result,
}));
