export const aFormerAdmin = (by: string) => `A former admin (${by})`;
