/** What to do about a URL that may end within its password. */
export const passwordHint =
	"If its password has one of @ / ? # %, write %40 %2F %3F %23 %25 in its place.";

/** Whether a URL cannot be parsed, or may have been parsed as one that ends within its password. */
export function mayEndInPassword(url: string): boolean {
	const [, rest] = url.split("://", 2);
	if (rest === undefined) return false;
	const path = rest.search(/[/?]/);
	return !URL.canParse(url) || rest.includes("#") || (path >= 0 && rest.includes("@", path));
}
