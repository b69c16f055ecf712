export function measureTimeFactor(): number;
export const timeFactor: number;
