/** Swiping a comparison moves by whole columns, which snap beside the row labels. */
export const SNAP_AREA = 'max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-pl-28';
export const SNAP_COLUMN = 'max-sm:snap-start';
