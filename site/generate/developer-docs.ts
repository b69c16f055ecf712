import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Marked, type Token, type Tokens } from "marked";
import type { DocsBlock, DocsSection, ReferencePage } from "../app/developers/docs.js";
import { widgets } from "../app/embed/widgets.server.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = `${root}docs/developers`;

/** The READMEs that `/developers/…` shows, by the end of that address. */
const readmes: Readonly<Record<string, string>> = {
	...Object.fromEntries(
		Object.keys(widgets).map((name) => [name, `packages/widgets/src/${name}/README.md`]),
	),
	package: "packages/widgets/README.md",
	languages: "packages/widgets/docs/languages.md",
};

/** The files of `docs/developers`, the READMEs, and the files that they show. */
export interface DeveloperDocs {
	readonly sections: readonly DocsSection[];
	readonly references: Readonly<Record<string, ReferencePage>>;
	readonly files: readonly string[];
}

/**
 * Reads `docs/developers`, one section for each file, and the READMEs of the package and its widgets.
 * A code block with a path instead of a title shows that file, so an example is always what the tests
 * build.
 *
 * @throws {Error} if a file contains HTML, or two headings of a page have the same id
 */
export function readDeveloperDocs(): DeveloperDocs {
	const names = readdirSync(folder).sort();
	const files = names.map((name) => `${folder}/${name}`);
	const renderer = createRenderer((path) => {
		files.push(root + path);
		return readFileSync(root + path, "utf8");
	});
	const sections = names.map((name) => renderer.section(readFileSync(`${folder}/${name}`, "utf8")));
	const references = Object.fromEntries(
		Object.entries(readmes).map(([slug, path]) => {
			files.push(root + path);
			return [slug, renderReadme(path, readFileSync(root + path, "utf8"))];
		}),
	);
	return { sections, references, files };
}

/**
 * Leaves out pictures: the site shows the widgets themselves.
 *
 * @param path that of the README in the repository, which its links start from
 */
export function renderReadme(path: string, markdown: string): ReferencePage {
	const { tokensOf, blocksOf, takeId } = createRenderer(
		() => {
			throw new Error(`${path} shows a file.`);
		},
		{ raise: 0, linkTo: (href) => addressOf(path, href) },
	);
	const [title, ...tokens] = tokensOf(markdown).filter((token) => !isPicture(token));
	const isSection = (token: Token): token is Tokens.Heading =>
		token.type === "heading" && token.depth === 2;
	const starts = tokens.flatMap((token, index) => (isSection(token) ? index : []));
	const sections = starts.map((start, index) => {
		const { text } = tokens[start] as Tokens.Heading;
		const blocks = blocksOf(tokens.slice(start + 1, starts[index + 1]));
		return { id: takeId(text), title: text, blocks };
	});
	return {
		title: (title as Tokens.Heading).text,
		lead: blocksOf(tokens.slice(0, starts[0])),
		sections,
	};
}

function isPicture({ type, raw }: Token): boolean {
	return type === "html" && raw.startsWith("<picture>");
}

/**
 * Where a README's link leads on the site.
 *
 * @throws {Error} if the site has no such page
 */
function addressOf(from: string, href: string): string {
	if (/^(#|https?:)/.test(href)) return href;
	const { pathname, hash } = new URL(href, `file:///${from}`);
	const [slug] = Object.entries(readmes).find(([, path]) => `/${path}` === pathname) ?? [];
	if (!slug) throw new Error(`${from} links to ${href}, which the site does not show.`);
	return `/developers/${slug}${hash}`;
}

export interface RendererOptions {
	/** How many levels the headings are raised by. */
	raise?: number;
	/** Where a link leads. */
	linkTo?: (href: string) => string;
}

/** @param readFile reads a file that a code block shows, by its path in the repository */
export function createRenderer(
	readFile: (path: string) => string,
	{ raise = 1, linkTo = (href) => href }: RendererOptions = {},
) {
	const ids = new Set<string>();
	const marked = new Marked({
		renderer: {
			heading({ tokens, depth, text }) {
				const level = depth + raise;
				return `<h${level} id="${takeId(text)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
			},
			link({ href, tokens }) {
				return `<a href="${linkTo(href)}">${this.parser.parseInline(tokens)}</a>`;
			},
			table({ header, rows }) {
				const [, ...titles] = header.map(({ text }) => text.replaceAll("`", ""));
				// On a phone, cells are below each other. A description needs no title there.
				const titleOf = (index: number) =>
					titles[index]?.startsWith("what ") ? "" : ` data-title="${titles[index]}"`;
				const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
				const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`);
				const body = rows.map(([first, ...cells]) => {
					const others = cells.map((cell, index) => `<td${titleOf(index)}>${inline(cell)}</td>`);
					const name = first?.text ? `<th scope="row">${inline(first)}</th>` : "<td></td>";
					return `<tr>${name}${others.join("")}</tr>\n`;
				});
				return `<table>\n<thead><tr>${head.join("")}</tr></thead>\n<tbody>\n${body.join("")}</tbody>\n</table>\n`;
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
		const title = rest.join(" ") || titles[language];
		if (!title) throw new Error(`A code block in "${language}" has no title.`);
		if (!title.startsWith("fixtures/")) {
			return { kind: "code", title, code: text };
		}
		const [, , ...path] = title.split("/");
		return { kind: "code", title: path.join("/"), code: readFile(title).trimEnd() };
	}

	function tokensOf(markdown: string): Token[] {
		const tokens = marked.lexer(markdown).filter(({ type }) => type !== "space");
		if (tokens[0]?.type !== "heading") throw new Error("A file starts with its heading.");
		return tokens;
	}

	function blocksOf(tokens: readonly Token[]): DocsBlock[] {
		const blocks: DocsBlock[] = [];
		for (const token of tokens) {
			const block = blockOf(token);
			const last = blocks.at(-1);
			if (block.kind === "html" && last?.kind === "html") last.html += block.html;
			else blocks.push(block);
		}
		return blocks;
	}

	function section(markdown: string): DocsSection {
		const [heading, ...tokens] = tokensOf(markdown);
		const { text } = heading as Tokens.Heading;
		return { id: takeId(text), title: text, blocks: blocksOf(tokens) };
	}

	return { section, tokensOf, blocksOf, takeId };
}

const titles: Readonly<Record<string, string>> = {
	css: "A style sheet",
	html: "A page",
	js: "A script",
	json: "JSON",
	sh: "In a terminal",
	svelte: "In Svelte",
	text: "Text",
	ts: "TypeScript",
	tsx: "In React",
	vue: "In Vue",
};
