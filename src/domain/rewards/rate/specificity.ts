/** A category is broader than every ancestor of a sub-category, and the base rate than every category. */
export const CATEGORY_DISTANCE = 1_000;
export const BASE_DISTANCE = 1_001;
