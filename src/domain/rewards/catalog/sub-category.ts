/** A way of paying that some rates require. `direct`: booked with the airline or hotel, the default for travel. */
export type Channel = 'any' | 'direct' | 'portal' | 'prepaid' | 'online' | 'foreign';

/** A leaf of what money is spent on. Spending is given, and divided among cards, by these. */
export type SubCategory = {
  readonly slug: string;
  readonly category: string;
  /** A broader sub-category whose rules cover this one too: Delta flights → airfare. */
  readonly parent: string | null;
};

/** Coverage of an earning rule or option: one sub-category with its children, or a whole category. */
export type Scope =
  | { readonly kind: 'sub_category'; readonly slug: string }
  | { readonly kind: 'category'; readonly slug: string };
