import { pnpm } from "./pnpm.mjs";

/** `pnpm bench NAME`: the benches by name, each with its package and its script. */
const benches = {
	financing: ["@nev/financing", "bench"],
	"leads-crash": ["@nev/api", "bench:leads-crash"],
};

const [name = "", ...parameters] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
	process.stderr.write(
		`pnpm bench NAME, where NAME is one of ${Object.keys(benches).join(", ")}\n`,
	);
	process.exit(2);
}
const [packageName, script] = bench;
const { code } = await pnpm(["--filter", packageName, "run", script, ...parameters]);
process.exit(code);
