import { readSeed } from './read-seed.ts';

/** The shops and the merchant category codes of the seeds. */
export const seededShops = {
  merchants: readSeed('merchants.csv').map((cell) => ({
    slug: cell('slug'),
    name: cell('name'),
    aliases: cell('aliases').split('|'),
    subCategory: cell('sub_category_slug'),
  })),
  subCategories: readSeed('sub_categories.csv').map((cell) => ({
    slug: cell('slug'),
    mccCodes: cell('mcc_codes'),
  })),
};
