import { browserslistToTargets, bundle, Features } from "lightningcss";

/** What the styles are written for; older browsers get the same rules, lowered where possible. */
const targets = browserslistToTargets(["chrome 90", "safari 15.4", "firefox 100"]);

/**
 * A style sheet with its imports in it, as small as it goes. `light-dark()` stays as it is: what
 * stands in for it does not follow the host's own colour scheme.
 */
export function stylesText(filename: string): string {
	return bundle({ filename, minify: true, targets, exclude: Features.LightDark }).code.toString();
}
