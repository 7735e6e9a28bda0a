import path from 'node:path';
import { readCell, readFactFile } from '../../supabase/seeds/generator/fact-file.ts';

const facts = path.join(import.meta.dirname, '../../supabase/seeds/facts');

/** The shops and the merchant category codes of the seeds. */
export const seededShops = {
  merchants: readFactFile(facts, 'merchants.csv').map((row) => ({
    slug: readCell(row, 'slug'),
    name: readCell(row, 'name'),
    aliases: readCell(row, 'aliases').split('|'),
    subCategory: readCell(row, 'sub_category_slug'),
  })),
  subCategories: readFactFile(facts, 'sub_categories.csv').map((row) => ({
    slug: readCell(row, 'slug'),
    mccCodes: readCell(row, 'mcc_codes'),
  })),
};
