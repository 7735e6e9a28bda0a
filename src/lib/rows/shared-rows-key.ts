/** The keys of all rows that others of a household share begin with it. */
export const sharedRowsKey = ['household-rows'] as const;
