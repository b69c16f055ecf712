export function createTempFolder(prefix: string, parent?: string): string;
