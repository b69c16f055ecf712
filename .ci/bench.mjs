import { findChromium } from "./chromium.mjs";
import { pnpm } from "./pnpm.mjs";

/** `pnpm bench NAME`: the package and the script of each benchmark, by name. */
const benchmarks = {
	embed: ["@nev/site", "bench:embed"],
	faults: ["@nev/api", "bench:faults"],
	financing: ["@nev/financing", "bench"],
	fuzz: ["@nev/api", "bench:fuzz"],
	growth: ["@nev/site", "bench:growth"],
	leads: ["@nev/api", "bench:leads"],
	"leads-crash": ["@nev/api", "bench:leads-crash"],
	map: ["@nev/widgets", "bench:map"],
	pages: ["@nev/site", "bench:pages"],
	server: ["@nev/site", "bench:server"],
};

/** `pnpm bench`: these, one after the other, with parameters that keep all of it to some minutes. */
const short = [
	["server", "1"],
	["growth", "1"],
	["leads", "2"],
	["leads-crash", "--kills", "10"],
	["faults", "--seconds", "1"],
	["fuzz", "--cases", "5000"],
	["financing"],
	["map", "1"],
	["embed"],
	["pages", "1", "/", "/dealerships", "/states/florida"],
];

const [name, ...parameters] = process.argv.slice(2);
if (name === undefined) await runAll();
else if (!benchmarks[name]) {
	process.stderr.write(
		`Usage: pnpm bench [NAME]. NAME is one of ${Object.keys(benchmarks).join(", ")}.\n`,
	);
	process.exitCode = 2;
} else process.exitCode = (await runBenchmark(name, parameters)).code;

async function runBenchmark(name, parameters, options = {}) {
	const [packageName, script] = benchmarks[name];
	const needsBrowser = ["embed", "map", "pages"].includes(name);
	const env = needsBrowser ? { CHROMIUM_PATH: await findChromium() } : {};
	const silence = options.quiet ? ["--silent"] : [];
	return pnpm([...silence, "--filter", packageName, "run", script, ...parameters], {
		env,
		...options,
	});
}

/** Prints each table as it is there, and at last how long each took and whether it ended well. */
async function runAll() {
	const summary = [];
	for (const [name, ...parameters] of short) {
		const start = performance.now();
		const { code, output } = await runBenchmark(name, parameters, { quiet: true });
		const lines = output.split("\n").filter((line) => line && !line.startsWith("npm warn"));
		const command = `pnpm bench ${[name, ...parameters].join(" ")}`;
		process.stdout.write(`\n${command}\n\n${lines.join("\n")}\n`);
		const seconds = ((performance.now() - start) / 1000).toFixed(0);
		summary.push(`${command.padEnd(60)}${seconds.padStart(6)} s  ${code === 0 ? "ok" : "failed"}`);
		if (code !== 0) process.exitCode = 1;
	}
	process.stdout.write(`\n${summary.join("\n")}\n`);
}
