const formats = new Map<string, Intl.DateTimeFormat>();

/** A format for dates. It is kept, since each takes a slow phone milliseconds to make and a list of dealers needs many. */
export function dateFormat(
	locale: string,
	options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
	const key = locale + JSON.stringify(options);
	const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
	formats.set(key, format);
	return format;
}
