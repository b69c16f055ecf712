import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ts from "typescript";

/**
 * The files of a build that these files import, and those that these import, with the files themselves.
 *
 * @param files absolute paths of scripts or declarations
 * @param onPackage told of each import of a package, and the file that imports it
 */
export function importedFiles(
	files: readonly string[],
	onPackage?: (name: string, file: string) => void,
): Set<string> {
	const found = new Set(files);
	for (const file of found) {
		for (const name of importsOf(file)) {
			if (!name.startsWith(".")) onPackage?.(name, file);
			// Declarations import the scripts that they declare.
			else if (file.endsWith(".d.ts"))
				found.add(resolve(dirname(file), name.replace(/\.js$/, ".d.ts")));
			else found.add(resolve(dirname(file), name));
		}
	}
	return found;
}

/** What a file imports and exports again: as declarations, in expressions and in types. */
function importsOf(file: string): string[] {
	const names: string[] = [];
	visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest));
	return names;

	function visit(node: ts.Node): void {
		const name = importedBy(node);
		if (name && ts.isStringLiteral(name)) names.push(name.text);
		ts.forEachChild(node, visit);
	}
}

function importedBy(node: ts.Node): ts.Node | undefined {
	if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
	if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
		return node.argument.literal;
	const isDynamic =
		ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
	return isDynamic ? node.arguments[0] : undefined;
}
