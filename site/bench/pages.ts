import { atEnd, cleanUp } from "./clean-up.js";
import { goalLine } from "./goal-line.js";
import { audit, categories, findingsOf, isScored, paths, type Report } from "./lighthouse.js";
import { median } from "./median.js";
import { startProduct } from "./product.js";

/*
 * Lighthouse's scores for every route on its slow phone, the median of some runs. The goal is 100 in
 * all four. The times are milliseconds on the simulated phone: first and largest contentful paint and
 * total blocking time. Blocking is only worth reading on a machine that does nothing else.
 *
 *   pnpm bench pages [runs of each route] [routes]
 */
const [runs = "3", ...chosen] = process.argv.slice(2);
const product = await startProduct();
atEnd(product.stop);
try {
	const goals: string[] = [];
	print("route", "perf.", "access.", "practices", "SEO", "first", "largest", "blocking", "shift");
	for (const route of chosen.length > 0 ? chosen : paths) {
		const reports: Report[] = [];
		for (let run = 0; run < Number(runs); run += 1) {
			const report = await audit(product.origin + route, categories);
			reports.push(report);
			for (const category of categories) {
				if (typeof report.categories[category]?.score === "number") continue;
				const reasons = findingsOf(report, category).join("; ");
				process.stderr.write(`${route} has no score in ${category}: ${reasons}\n`);
			}
		}
		const value = (audit: string) =>
			median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
		const scores = categories.map((category) =>
			(100 * median(reports.map((report) => report.categories[category]?.score ?? 0))).toFixed(0),
		);
		for (const [index, category] of categories.entries()) {
			if (!isScored(route, category)) continue;
			goals.push(goalLine(`${route} ${category}`, scores[index] ?? "", "at least", 100));
		}
		print(
			route,
			...scores,
			value("first-contentful-paint").toFixed(0),
			value("largest-contentful-paint").toFixed(0),
			value("total-blocking-time").toFixed(0),
			value("cumulative-layout-shift").toFixed(3),
		);
	}
	process.stdout.write(goals.join(""));
} finally {
	await cleanUp();
}

function print(route: string, ...cells: string[]): void {
	process.stdout.write(`${route.padEnd(26)}${cells.map((cell) => cell.padStart(10)).join("")}\n`);
}
