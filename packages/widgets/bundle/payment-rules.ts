import type { Plugin } from "vite";
import { isIn } from "./chunk-groups.js";

/** Ends as the name of a module does, by which the bundler knows its language. */
const query = "?payment.ts";

/** What the payment and the calculator both have, but for what every widget has. */
const isShared = (id: string) =>
	/\/financing(-calculator)?\//.test(id) && !isIn("shared", "data")(id);

/**
 * Gives the payment its own copy of the rules and texts that it shares with the calculator, of which it needs
 * little. Shared, they would be one more file, which both load, with all that the calculator needs of them: a
 * tenth of what a page loads for a payment.
 */
export function paymentRules(): Plugin {
	return {
		name: "nev-payment-rules",
		enforce: "pre",
		async resolveId(source, importer = "") {
			if (!importer.includes("/src/payment/") && !importer.endsWith(query)) return null;
			const module = await this.resolve(source, importer, { skipSelf: true });
			return module && isShared(module.id) ? `${module.id}${query}` : module;
		},
	};
}
