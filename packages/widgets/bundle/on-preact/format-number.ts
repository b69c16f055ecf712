/** Replaces `format-number.ts` of `@nev/financing` in the script tag, which has no case for American English. */
export function formatNumber(
	locale: string,
	value: number,
	options?: Intl.NumberFormatOptions,
): string {
	return new Intl.NumberFormat(locale, options).format(value);
}
