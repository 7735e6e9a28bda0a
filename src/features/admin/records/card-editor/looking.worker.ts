import { valueOfLooking } from '@/domain/looking/value-of-looking.ts';
import { serveSearch } from '@/lib/search/serve-search.ts';
import { type LookingFacts, toLookingQuestion } from './to-looking-question.ts';

serveSearch((facts: LookingFacts) => ({
  search: valueOfLooking(toLookingQuestion(facts)),
  describe: (values) => Object.fromEntries(values),
}));
