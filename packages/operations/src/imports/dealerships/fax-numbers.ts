const label = "telephone|tel|phone|ph|voice|office|main|cell|mobile|fax|facsimile|[tpofmc]";
const labelAtEnd = new RegExp(`\\b(?:${label})\\W*$`, "i");
const labelAtStart = new RegExp(`^\\W*(?:[a-z]+ )?(?:${label})(?![\\w-])`, "i");

const faxBefore = /fax|facsimile|(?:^|[^\w-])f\W*$/i;
const faxAfter = /^\W*(?:[a-z]+ )?(?:fax|facsimile)|^\W*f(?![\w-])/i;

const separator = /[),;/|&\n]/;
const faxThenSeparator = /^[\s(-]*(?:[a-z]+ )?(?:fax|facsimile|f)\s*[),;/|&\n]/i;

/** One number for both. */
const phoneAndFax =
	/(?:tel\w*|phone|voice)\W*(?:and|or)?\W*fax|fax\W*(?:and|or)?\W*(?:tel|phone|voice|same)/i;

/**
 * Which of the numbers in a text are those of faxes, by the words before and behind them. If the text
 * begins with such a word, each stands before its number; if it only ends with one, behind it.
 *
 * @param numbers as they stand in the text, in their order
 */
export function faxNumbers(text: string, numbers: readonly string[]): readonly boolean[] {
	const gaps: string[] = [];
	let rest = text;
	for (const number of numbers) {
		const at = rest.indexOf(number);
		gaps.push(rest.slice(0, at));
		rest = rest.slice(at + number.length);
	}
	const words = [...gaps, rest].map((gap) => (phoneAndFax.test(gap) ? "" : gap));
	const [first = ""] = words;
	return numbers.map((_, index) => {
		const [before = "", after = ""] = words.slice(index, index + 2);
		if (labelAtEnd.test(first)) return faxBefore.test(before);
		if (labelAtStart.test(rest)) return faxAfter.test(after);
		return faxBefore.test(before.split(separator).at(-1) ?? "") || faxThenSeparator.test(after);
	});
}
