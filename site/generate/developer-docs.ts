import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Marked, type Token, type Tokens } from "marked";
import type { DocsBlock, DocsSection } from "../app/developers/docs.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = `${root}docs/developers`;

/** The files of `docs/developers`, and those that they show. */
export interface DeveloperDocs {
	readonly sections: readonly DocsSection[];
	readonly files: readonly string[];
}

/**
 * Reads `docs/developers`, one section for each file. A code block with a path instead of a title shows
 * that file, so an example is always what the tests build.
 *
 * @throws {Error} if a file contains HTML, or two headings have the same id
 */
export function readDeveloperDocs(): DeveloperDocs {
	const names = readdirSync(folder).sort();
	const files = names.map((name) => `${folder}/${name}`);
	const renderer = createRenderer((path) => {
		files.push(root + path);
		return readFileSync(root + path, "utf8");
	});
	const sections = names.map((name) => renderer(readFileSync(`${folder}/${name}`, "utf8")));
	return { sections, files };
}

/** @param readFile reads a file that a code block shows, by its path in the repository */
export function createRenderer(readFile: (path: string) => string) {
	const ids = new Set<string>();
	const marked = new Marked({
		renderer: {
			heading({ tokens, depth, text }) {
				return `<h${depth + 1} id="${takeId(text)}">${this.parser.parseInline(tokens)}</h${depth + 1}>\n`;
			},
			html({ text }) {
				throw new Error(`The documentation contains HTML: ${text.trim()}`);
			},
		},
	});

	function takeId(text: string): string {
		const id = text
			.toLowerCase()
			.replace(/[^a-z\d]+/g, "-")
			.replace(/^-|-$/g, "");
		if (ids.has(id)) throw new Error(`Two headings have the id "${id}".`);
		ids.add(id);
		return id;
	}

	function blockOf(token: Token): DocsBlock {
		if (token.type !== "code") {
			return { kind: "html", html: marked.parser([token]) };
		}
		const { lang = "", text } = token as Tokens.Code;
		const [language = "", ...rest] = lang.split(" ");
		const title = rest.join(" ");
		if (!title.startsWith("fixtures/")) {
			return { kind: "code", title: title || titles[language] || language, code: text };
		}
		const [, , ...path] = title.split("/");
		return { kind: "code", title: path.join("/"), code: readFile(title).trimEnd() };
	}

	return (markdown: string): DocsSection => {
		const [heading, ...tokens] = marked.lexer(markdown).filter(({ type }) => type !== "space");
		if (heading?.type !== "heading") throw new Error("A file starts with its heading.");
		const { text } = heading as Tokens.Heading;
		const blocks: DocsBlock[] = [];
		for (const token of tokens) {
			const block = blockOf(token);
			const last = blocks.at(-1);
			if (block.kind === "html" && last?.kind === "html") last.html += block.html;
			else blocks.push(block);
		}
		return { id: takeId(text), title: text, blocks };
	};
}

const titles: Readonly<Record<string, string>> = { css: "A style sheet", sh: "In a terminal" };
