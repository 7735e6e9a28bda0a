import { createShopRecognizer } from '../domain/merchant/recognize-shop.ts';
import { seededShops } from './seeded-shops.ts';

/**
 * npm run -s merchant -- NAME…: says for each name, as somebody types it or a statement prints it, which shop it is and what a
 * purchase there is likely to count as, with one JSON object on a line of standard output, in order. The shops are the
 * seeds' own.
 */
const recognizeShop = createShopRecognizer(seededShops);
const names = process.argv.slice(2);
if (names.length === 0) {
  console.error('usage: npm run -s merchant -- NAME…');
  process.exitCode = 2;
}
for (const typed of names) {
  const shop = recognizeShop(typed);
  const answer = {
    typed,
    merchant: shop?.merchant?.slug ?? null,
    sub_category: shop?.subCategory ?? null,
    confidence: shop?.confidence ?? null,
  };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
