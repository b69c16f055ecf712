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

const [name = "", ...parameters] = process.argv.slice(2);
const benchmark = benchmarks[name];
if (!benchmark) {
	process.stderr.write(
		`Usage: pnpm bench NAME. NAME is one of ${Object.keys(benchmarks).join(", ")}.\n`,
	);
	process.exit(2);
}
const [packageName, script] = benchmark;
const needsBrowser = ["embed", "map", "pages"].includes(name);
const env = needsBrowser ? { CHROMIUM_PATH: await findChromium() } : {};
const { code } = await pnpm(["--filter", packageName, "run", script, ...parameters], { env });
process.exit(code);
