import { isBankLine } from '../domain/merchant/bank-words.ts';
import { createShopRecognizer } from '../domain/merchant/recognize-shop.ts';
import { seededShops } from './seeded-shops.ts';

/**
 * npm run -s merchant -- NAME…: recognizes the shop behind each name, typed or as printed on a statement, and the
 * likely category of a purchase there, plus a second one if the name is ambiguous. Prints one JSON object per line, in
 * order. Knows the seeds' shops.
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
    ...(shop?.orSubCategory !== undefined && { or_sub_category: shop.orSubCategory }),
    ...(isBankLine(typed) && { not_a_shop: true }),
  };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
