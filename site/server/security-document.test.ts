import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const document = readFileSync(join(root, "docs/security.md"), "utf8");

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has, by its chapter. */
const requirements: Readonly<Record<number, readonly number[]>> = {
	1: [2, 9, 11, 3, 2],
	2: [3, 3, 4, 1],
	3: [0, 2, 4, 6, 5, 0, 2],
	4: [3, 1, 2, 4],
	5: [1, 3, 2, 3],
	6: [3, 12, 4, 4, 5, 3, 0, 4],
	7: [3, 4, 2, 5, 2, 2],
	8: [2, 3, 1, 1],
	9: [3, 4],
	10: [2, 2, 4, 11, 5, 2, 3],
	11: [2, 3, 3, 4, 1, 1],
	12: [3, 2, 4],
	13: [1, 5, 2, 5],
	14: [2, 4, 3],
	15: [3, 3, 7],
	16: [1, 5, 4, 3, 3],
	17: [1, 4, 2],
};

/** The requirements in the first cells of the tables: `1.2.4` or `1.2.6–1.2.8`. */
function statedRequirements(): string[] {
	const cells = [...document.matchAll(/^\| ([\d][^|]*)\|/gm)].map(([, cell = ""]) => cell.trim());
	return cells.flatMap((cell) =>
		cell.split(", ").flatMap((entry) => {
			const [first = "", last = first] = entry.split("–");
			const [chapter, section, from] = first.split(".").map(Number);
			const to = Number(last.split(".").at(-1));
			return Array.from(
				{ length: to - (from ?? 0) + 1 },
				(_, index) => `${chapter}.${section}.${(from ?? 0) + index}`,
			);
		}),
	);
}

it("the security document has each requirement of levels 1 and 2 once", () => {
	const expected = Object.entries(requirements).flatMap(([chapter, sections]) =>
		sections.flatMap((count, section) =>
			Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
		),
	);
	expect(expected).toHaveLength(253);
	expect(statedRequirements().sort()).toEqual(expected.sort());
});

it("every file that the security document names exists", () => {
	const files = [...document.matchAll(/`((?:api|docs|site|packages)\/[^`]+)`/g)].map(
		([, file = ""]) => file,
	);
	expect(files.length).toBeGreaterThan(50);
	expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
