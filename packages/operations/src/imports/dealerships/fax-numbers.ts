const label = "telephone|tel|phone|ph|voice|office|main|cell|mobile|fax|facsimile|[tpofmc]";
const labelAtEnd = new RegExp(`\\b(?:${label})\\W*$`, "i");
const labelAtStart = new RegExp(`^\\W*(?:[a-z]+ )?(?:${label})(?![\\w-])`, "i");

const faxBefore = /fax|facsimile|(?:^|[^\w-])f\W*$/i;
const faxAfter = /^\W*(?:[a-z]+ )?(?:fax|facsimile)|^\W*f(?![\w-])/i;

const separator = /[),;/|&\n]/;
const faxThenSeparator = /^[\s(-]*(?:[a-z]+ )?(?:fax|facsimile|f)\s*[),;/|&\n]/i;

const or = "\\W*(?:[/&]|\\bor\\b|\\band\\b)\\W*";
/** One number for both: `Phone/Fax`, `Call or fax`, `M/F`. */
const both = new RegExp(
	`(?:tel\\w*|phone|voice)\\W*fax|fax\\W*(?:tel|phone|voice|same)|[a-z]${or}(?:fax|facsimile|f\\b)|(?:fax|facsimile|\\bf)${or}[a-z]`,
	"i",
);

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
	const [first = ""] = gaps;
	const areBefore = labelAtEnd.test(first);
	const areBehind = !areBefore && labelAtStart.test(rest);
	const words = [...gaps, rest].map((gap, index) => {
		// Else `fax / tel` may be the words of two numbers.
		const isOfOne = areBefore || areBehind || index === 0 || index === numbers.length;
		return isOfOne && both.test(gap) ? "" : gap;
	});
	return numbers.map((_, index) => {
		const [before = "", after = ""] = words.slice(index, index + 2);
		if (areBefore) return faxBefore.test(before);
		if (areBehind) return faxAfter.test(after);
		return faxBefore.test(before.split(separator).at(-1) ?? "") || faxThenSeparator.test(after);
	});
}
