/** A finger swipes a comparison by whole columns, which come to stand beside the names of the facts. */
export const SNAP_AREA = 'max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-pl-28';
export const SNAP_COLUMN = 'max-sm:snap-start';
