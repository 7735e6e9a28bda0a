/** Free-text columns returned by functions. The access tests compare with the database. */
export const FREE_TEXT = [
  'answer',
  'author_name',
  'body',
  'city',
  'credit_source',
  'description',
  'email_address',
  'explanation',
  'idea',
  'kept_alive_by',
  'merchant',
  'name',
  'nickname',
  'note',
  'notes',
  'other_airlines',
  'problem',
  'publisher',
  'shop',
  'source',
  'subject',
  'suggested_value',
  'summary',
  'title',
  'transcript',
  'user_name',
] as const;

/** Columns with addresses: the database checks their beginning. */
export const ADDRESSES = [
  'credit_source_url',
  'expiry_source_url',
  'image_url',
  'pooling_source_url',
  'preapproval_url',
  'referral_source_url',
  'source_url',
  'website_url',
] as const;

/** Columns with paths within the site. */
export const PATHS = ['link_path', 'page_path'] as const;
