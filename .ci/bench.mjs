import { pnpm } from "./pnpm.mjs";

/** `pnpm bench NAME`: the package and the script of each benchmark, by name. */
const benchmarks = {
	financing: ["@nev/financing", "bench"],
	leads: ["@nev/api", "bench:leads"],
	"leads-crash": ["@nev/api", "bench:leads-crash"],
	map: ["@nev/widgets", "bench:map"],
	server: ["@nev/site", "bench:server"],
};

const [name = "", ...parameters] = process.argv.slice(2);
const benchmark = benchmarks[name];
if (!benchmark) {
	process.stderr.write(
		`Usage: pnpm bench NAME. NAME is one of ${Object.keys(benchmarks).join(", ")}.\n`,
	);
	process.exit(2);
}
const [packageName, script] = benchmark;
const { code } = await pnpm(["--filter", packageName, "run", script, ...parameters]);
process.exit(code);
