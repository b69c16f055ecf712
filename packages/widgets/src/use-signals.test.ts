import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/*
 * A component that reads a signal without `useSignals()` is drawn once and never again, and nobody
 * says so. So it is looked for here, in what the compiler knows of the source.
 */

const packageFolder = fileURLToPath(new URL("..", import.meta.url));

/** Callbacks that run while their caller runs, so that what they read is read in its rendering. */
const runAtOnce = new Set([
	"map",
	"flatMap",
	"filter",
	"find",
	"some",
	"every",
	"reduce",
	"useMemo",
]);

const signalTypes = new Set(["Signal", "ReadonlySignal"]);

interface Component {
	/** File and name. */
	readonly name: string;
	readonly readsSignals: boolean;
	readonly callsUseSignals: boolean;
}

/** Every component and hook of the package's `.tsx` files. */
function componentsOf(program: ts.Program): Component[] {
	const checker = program.getTypeChecker();
	return program
		.getSourceFiles()
		.filter(({ fileName }) => isOurs(fileName))
		.flatMap((file) =>
			functionsIn(file)
				.filter(({ name }) => /^([A-Z]|use[A-Z])/.test(name))
				.map(({ name, body }) => ({
					name: `${file.fileName.slice(packageFolder.length)} ${name}`,
					readsSignals: readsSignals(body, checker),
					callsUseSignals: callsUseSignals(body),
				})),
		);
}

function isOurs(fileName: string): boolean {
	return (
		fileName.startsWith(`${packageFolder}src/`) && /(?<!\.test|\.stories)\.tsx$/.test(fileName)
	);
}

interface NamedFunction {
	readonly name: string;
	readonly body: ts.Node;
}

/** The functions of a file that have a name: declared, or held by a constant. */
function functionsIn(file: ts.SourceFile): NamedFunction[] {
	const found: NamedFunction[] = [];
	function visit(node: ts.Node): void {
		if (ts.isFunctionDeclaration(node) && node.name && node.body) {
			found.push({ name: node.name.text, body: node.body });
		}
		if (
			ts.isVariableDeclaration(node) &&
			ts.isIdentifier(node.name) &&
			node.initializer &&
			isFunctionExpression(node.initializer)
		) {
			found.push({ name: node.name.text, body: node.initializer.body });
		}
		ts.forEachChild(node, visit);
	}
	visit(file);
	return found;
}

function isFunctionExpression(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
	return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

/** Whether a signal's value is read while this code runs, by itself or by a function that it calls. */
function readsSignals(body: ts.Node, checker: ts.TypeChecker, seen = new Set<ts.Node>()): boolean {
	if (seen.has(body)) return false;
	seen.add(body);
	return runs(body, (node) => {
		if (ts.isPropertyAccessExpression(node) && node.name.text === "value") {
			return isSignal(checker.getTypeAtLocation(node.expression), checker);
		}
		const called = ts.isCallExpression(node) && calledFunction(node, checker);
		return called ? readsSignals(called, checker, seen) : false;
	});
}

/** Whether something is true of this code or of what is in it, functions for later left out. */
function runs(node: ts.Node, isTrueOf: (node: ts.Node) => boolean): boolean {
	if (isTrueOf(node)) return true;
	return ts.forEachChild(node, (child) => !isForLater(child) && runs(child, isTrueOf)) === true;
}

function isForLater(node: ts.Node): boolean {
	if (!ts.isFunctionLike(node)) return false;
	const call = node.parent;
	if (!ts.isCallExpression(call)) return true;
	const called = ts.isPropertyAccessExpression(call.expression)
		? call.expression.name
		: call.expression;
	return !(ts.isIdentifier(called) && runAtOnce.has(called.text));
}

/** The body of a plain function of ours that is called; components and hooks answer for themselves. */
function calledFunction(call: ts.CallExpression, checker: ts.TypeChecker): ts.Node | undefined {
	if (!ts.isIdentifier(call.expression) || /^use[A-Z]/.test(call.expression.text)) return undefined;
	let symbol = checker.getSymbolAtLocation(call.expression);
	if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
	const declaration = symbol?.valueDeclaration;
	return declaration && ts.isFunctionDeclaration(declaration) ? declaration.body : undefined;
}

function isSignal(type: ts.Type, checker: ts.TypeChecker): boolean {
	const [first, ...others] = [checker.getNonNullableType(type)].flatMap((one) =>
		one.isUnion() ? one.types : [one],
	);
	return [first, ...others].some((one) => signalTypes.has(one?.symbol?.name ?? ""));
}

function callsUseSignals(body: ts.Node): boolean {
	return runs(
		body,
		(node) =>
			ts.isCallExpression(node) &&
			ts.isIdentifier(node.expression) &&
			node.expression.text === "useSignals",
	);
}

/** The package as the compiler sees it, with each file's text as `edit` leaves it. */
function compile(edit: (text: string) => string = (text) => text, before?: ts.Program): ts.Program {
	const { config } = ts.readConfigFile(`${packageFolder}tsconfig.json`, ts.sys.readFile);
	const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, packageFolder);
	const host = ts.createCompilerHost(options, true);
	const { getSourceFile } = host;
	host.getSourceFile = (fileName, version, ...rest) => {
		if (isOurs(fileName)) {
			const text = edit(ts.sys.readFile(fileName) ?? "");
			return ts.createSourceFile(fileName, text, version, true);
		}
		return before?.getSourceFile(fileName) ?? getSourceFile(fileName, version, ...rest);
	};
	host.getCurrentDirectory = () => dirname(packageFolder);
	return ts.createProgram(fileNames, options, host);
}

describe("components and hooks", () => {
	const program = compile();
	const components = componentsOf(program);
	const readers = components.filter(({ readsSignals }) => readsSignals);

	test("that read a signal while they render call useSignals()", () => {
		const forgetful = readers.filter(({ callsUseSignals }) => !callsUseSignals);
		expect(forgetful.map(({ name }) => name)).toEqual([]);
	});

	test("that call useSignals() read a signal", () => {
		const needless = components.filter((one) => one.callsUseSignals && !one.readsSignals);
		expect(needless.map(({ name }) => name)).toEqual([]);
	});

	test("are found out where they forget it", () => {
		const forgetful = compile((text) => text.replaceAll("useSignals();", ""), program);
		const found = componentsOf(forgetful).filter((one) => one.readsSignals && !one.callsUseSignals);
		expect(found.map(({ name }) => name)).toEqual(readers.map(({ name }) => name));
		expect(found.length).toBeGreaterThan(5);
	});
});
