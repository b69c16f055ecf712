import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = new URL("../", import.meta.url);

/** The icons that a file imports. */
function iconsOf(file: string): string[] {
	const text = readFileSync(new URL(file, source), "utf8");
	return [...text.matchAll(/import \{([^}]*)\} from "lucide"/g)]
		.flatMap(([, names = ""]) => names.split(","))
		.map((name) => name.trim())
		.filter(Boolean);
}

test("the story of the icons shows those that the widgets import", () => {
	const files = readdirSync(source, { recursive: true })
		.map(String)
		.filter((file) => file.endsWith(".tsx") && !file.endsWith(".stories.tsx"));
	const used = new Set(files.flatMap(iconsOf));
	expect(iconsOf("ui/icons.stories.tsx")).toEqual([...used].sort());
});
