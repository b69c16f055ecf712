import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * The modules of each shared chunk of the script tag. Paths are relative to the repository's root. A
 * path with a trailing slash is a folder. A missing path fails the build, so that a renamed file
 * cannot move to another chunk unnoticed.
 */
const groups = {
	/** Needed by every widget. */
	core: [
		"packages/financing/src/format-dollars.ts",
		"packages/widgets/bundle/on-preact/",
		"packages/widgets/bundle/slim-signals/",
		"packages/widgets/src/elements/choice-attribute.ts",
		"packages/widgets/src/elements/heading-level-attribute.ts",
		"packages/widgets/src/elements/number-attribute.ts",
		"packages/widgets/src/elements/element-interface.ts",
		"packages/widgets/src/elements/start-widget.tsx",
		"packages/widgets/src/elements/script.ts",
		"packages/widgets/src/elements/styles.ts",
		"packages/widgets/src/hooks/index.ts",
		"packages/widgets/src/hooks/use-lazy-module.ts",
		"packages/widgets/src/hooks/use-submit.ts",
		"packages/widgets/bundle/spanish/fetch-texts.ts",
		"packages/widgets/src/messages/format-message.ts",
		"packages/widgets/src/messages/index.ts",
		"packages/widgets/src/messages/is-spanish.ts",
		"packages/widgets/src/messages/use-messages.ts",
		"packages/widgets/src/provider/",
		"packages/widgets/src/ui/accordion.tsx",
		"packages/widgets/src/ui/button.tsx",
		"packages/widgets/src/ui/index.ts",
		"packages/widgets/src/ui/panel.tsx",
		"packages/widgets/src/ui/skeleton.tsx",
		"packages/widgets/src/ui/spinner.tsx",
		"packages/widgets/src/ui/visually-hidden.tsx",
		"packages/widgets/src/widget/",
	],
	/**
	 * Calls the API and validates its responses: a part of the files of each widget that does. What
	 * only some of them share is in parts that the bundler makes. The calculator's form needs none of it.
	 */
	contract: [
		"packages/contract/src/api-error.ts",
		"packages/contract/src/client.ts",
		"packages/contract/src/paths.ts",
		"packages/contract/src/queries/query.ts",
		"packages/contract/src/readers/tolerant-reader.ts",
		"packages/widgets/bundle/slim-zod/schema.ts",
		"packages/widgets/bundle/slim-zod/zod-mini.ts",
		"packages/widgets/src/data/",
		"packages/widgets/src/hooks/use-load-events.ts",
		"packages/widgets/src/ui/sample-notice.tsx",
	],
	/** The calculator's ranked options, and the rules that the options share with its details. */
	results: [
		"packages/financing/src/disclosures/",
		"packages/financing/src/loan/monthly-payment.ts",
		"packages/financing/src/match/",
		"packages/financing/src/money.ts",
		"packages/financing/src/options/",
		"packages/financing/src/recommend-financing.ts",
		"packages/widgets/src/financing-calculator/messages/results-messages.ts",
		"packages/widgets/src/financing-calculator/results/",
	],
} as const;

/** The npm packages and generated modules of each group. */
const packages: Partial<Record<keyof typeof groups, RegExp>> = {
	// The Spanish texts that are fetched later (`spanish/spanish-file.ts`) are filled in here.
	core: /\/node_modules\/(@?preact\/|lucide-react\/dist\/esm\/icons\/chevron-down\.)|\.es\.ts\?later$/,
};

/** Returns a test for whether a module, given its id, belongs to a chunk. */
export function isInChunk(name: keyof typeof groups): (id: string) => boolean {
	const paths = groups[name].map((path) => root + path);
	const missing = paths.find((path) => !existsSync(path));
	if (missing) throw new Error(`The chunk "${name}" lists ${missing}, which does not exist.`);
	return (id) => {
		// The id of an inlined style sheet is its path after a NUL character.
		const file = id.replace(/^\0/, "");
		if (file.endsWith(".es.ts")) return false;
		if (packages[name]?.test(file)) return true;
		return paths.some((path) => (path.endsWith("/") ? file.startsWith(path) : file === path));
	};
}
