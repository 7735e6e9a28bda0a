/** The user-facing name lives here and nowhere else. */
export const PRODUCT_NAME = 'Pointfolio';
