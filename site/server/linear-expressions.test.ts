import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSync } from "recheck";
import ts from "typescript";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** The source of everything that runs with a visitor's input, on the server or in the browser. */
const folders = [
	"api/src",
	"site/app",
	"site/server",
	"packages/contract/src",
	"packages/widgets/src",
];

interface Expression {
	readonly location: string;
	readonly source: string;
	readonly flags: string;
}

function expressionsIn(file: string): Expression[] {
	const source = ts.createSourceFile(
		file,
		readFileSync(join(root, file), "utf8"),
		ts.ScriptTarget.Latest,
	);
	const found: Expression[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isRegularExpressionLiteral(node)) {
			const end = node.text.lastIndexOf("/");
			const { line } = source.getLineAndCharacterOfPosition(node.pos);
			const location = `${file}:${line + 1}`;
			found.push({ location, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

/** Without limits of time, which on a busy machine call a quick expression slow: the characters read count. */
const byCount = {
	attackTimeout: null,
	incubationTimeout: null,
	seedingTimeout: null,
	timeout: null,
};

it("every regular expression takes linear time", () => {
	const files = folders
		.flatMap((folder) =>
			readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
				join(folder, name),
			),
		)
		.filter((file) => /\.tsx?$/.test(file))
		.filter((file) => !/\.(test|stories|generated|d)\.tsx?$|\/stories\/|\/testing\//.test(file));
	const expressions = files.flatMap(expressionsIn);
	expect(expressions.length).toBeGreaterThan(50);
	const slow = expressions.filter(
		({ source, flags }) => checkSync(source, flags, byCount).status !== "safe",
	);
	expect(slow).toEqual([]);
});
