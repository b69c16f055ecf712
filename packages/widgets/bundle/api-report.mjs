import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";

/*
 * `pnpm --filter @nev/widgets api`: writes what each entry of the package exports, with its types, to
 * `api/`, so that a diff shows every change that users can see. With `--check` it compares the built
 * declarations with these files instead.
 */
const folder = fileURLToPath(new URL("..", import.meta.url));
const committed = join(folder, "api");
const written = mkdtempSync(join(tmpdir(), "nev-api-"));
const manifestPath = join(folder, "package.json");
const { exports } = JSON.parse(readFileSync(manifestPath, "utf8"));
const entries = Object.entries(exports)
	.filter(([name, { types }]) => types && !name.endsWith(".css"))
	.map(([name, { types }]) => [name.slice(2) || "index", join(folder, types)]);
// No entry, but what the entries of the frameworks are made of.
entries.push(["elements/jsx", join(folder, "dist/types/entries/jsx.d.ts")]);

const compilerOptions = {
	lib: ["ES2023", "DOM", "DOM.Iterable"],
	module: "NodeNext",
	moduleResolution: "NodeNext",
	skipLibCheck: true,
	strict: true,
	target: "ES2022",
	types: [],
};
const files = entries.map(([, path]) => path);
let compilerState;
for (const [name, path] of entries) writeReport(name, path);

if (process.argv.includes("--check")) check();
else {
	rmSync(committed, { recursive: true, force: true });
	cpSync(written, committed, { recursive: true });
	process.stdout.write(`Wrote ${readdirSync(committed).length} files to ${committed}.\n`);
}
rmSync(written, { recursive: true });

/** Writes the report of an entry. Those of the frameworks extend other packages, which no report shows. */
function writeReport(name, path) {
	const declarations = readFileSync(path, "utf8");
	const isFramework = /^declare module/m.test(declarations);
	const report = isFramework ? declarations : exportedTypes(path) + globalTypes(path);
	const file = join(written, `${name.replaceAll("/", ".")}.md`);
	writeFileSync(
		file,
		`# \`${join("@nev/widgets", name)}\`\n\n\`\`\`ts\n${report.trim()}\n\`\`\`\n`,
	);
}

/** What a declaration file exports, and the types that these refer to, sorted by name. */
function exportedTypes(path) {
	const config = ExtractorConfig.prepare({
		configObject: {
			projectFolder: folder,
			mainEntryPointFilePath: path,
			newlineKind: "lf",
			compiler: { overrideTsconfig: { compilerOptions, files } },
			apiReport: {
				enabled: true,
				includeForgottenExports: true,
				reportFileName: "report",
				reportFolder: written,
				reportTempFolder: join(written, "temporary"),
			},
			messages: Object.fromEntries(
				["compiler", "extractor", "tsdoc"].map((source) => [
					`${source}MessageReporting`,
					{ default: { logLevel: "none" } },
				]),
			),
		},
		configObjectFullPath: undefined,
		packageJsonFullPath: manifestPath,
	});
	compilerState ??= CompilerState.create(config, { additionalEntryPoints: files });
	Extractor.invoke(config, {
		compilerState,
		localBuild: true,
		messageCallback: (message) => {
			message.handled = message.logLevel !== "error";
		},
	});
	const report = readFileSync(config.reportFilePath, "utf8");
	rmSync(config.reportFilePath);
	rmSync(join(written, "temporary"), { recursive: true });
	const [, types] = /```ts\n([\s\S]*)```/.exec(report);
	return types
		.replace(/^ *\/\/ (?:@public|\(undocumented|\(No @packageDocumentation).*\n/gm, "")
		.trim();
}

/** What a widget's element adds to the types of documents. */
function globalTypes(path) {
	if (!path.endsWith("/define.d.ts")) return "";
	const declarations = readFileSync(join(path, "../element.d.ts"), "utf8");
	const [types] = /^declare global \{[\s\S]*?^\}/m.exec(declarations) ?? [];
	if (!types) throw new Error(`The element of ${path} is unknown to documents.`);
	return `\n\n${types}`;
}

function check() {
	const { status, stdout } = spawnSync(
		"git",
		["--no-pager", "diff", "--no-index", "--", committed, written],
		{ encoding: "utf8" },
	);
	if (status === 0) return;
	process.stdout.write(
		`${stdout}\nThe package's types have changed. If they should, build, run \`pnpm --filter @nev/widgets api\`, and commit packages/widgets/api.\n`,
	);
	process.exitCode = 1;
}
