import { type ESTree, parseAst, Visitor } from "vite";

/**
 * Writes each template literal as a sum: `${count} of ${total}` as `"" + count + " of " + total`.
 * Sums compress better, because the quotes around their texts are those of other strings.
 */
export function concatenateTemplates(code: string): string {
	const templates: ESTree.TemplateLiteral[] = [];
	const tagged = new Set<ESTree.TemplateLiteral>();
	const collect = (template: ESTree.TemplateLiteral) => void templates.push(template);
	const skip = ({ quasi }: ESTree.TaggedTemplateExpression) => void tagged.add(quasi);
	new Visitor({ TemplateLiteral: collect, TaggedTemplateExpression: skip }).visit(parseAst(code));
	return templates
		.filter((template) => !tagged.has(template))
		.flatMap(({ quasis }) => quasis.map((quasi, index) => ({ quasi, isFirst: index === 0 })))
		.toSorted((a, b) => b.quasi.start - a.quasi.start)
		.reduce((text, { quasi: { start, end, tail, value }, isFirst }) => {
			// An empty text is only needed as the first term, which makes a text of the others.
			const string = isFirst || value.cooked ? JSON.stringify(value.cooked) : "";
			const before = isFirst ? "(" : `)${string && "+"}`;
			const after = tail ? ")" : "+(";
			// From the backtick or brace before the text to the backtick or `${` after it.
			return text.slice(0, start - 1) + before + string + after + text.slice(end + after.length);
		}, code);
}
