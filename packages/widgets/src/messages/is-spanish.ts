/** Whether a locale's language is Spanish. */
export const isSpanish = (locale: string): boolean => /^es\b/i.test(locale);
