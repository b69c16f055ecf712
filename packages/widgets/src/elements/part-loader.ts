import type { WidgetHost } from "./widget-definition.js";

/**
 * Makes a function that loads a part of an element and adds its styles, which the element's own do not
 * include. It is the same function each time it is asked for an element, as hooks need it.
 *
 * @example const loadMapOf = partLoader(() => import("./map-with-styles.js"));
 */
export function partLoader<Part extends { styles: string }>(load: () => Promise<Part>) {
	const loaders = new WeakMap<WidgetHost, () => Promise<Omit<Part, "styles">>>();
	return (host: WidgetHost) => {
		async function loadWithStyles() {
			const { styles, ...part } = await load();
			host.adoptStyles(styles);
			return part;
		}
		const loader = loaders.get(host) ?? loadWithStyles;
		loaders.set(host, loader);
		return loader;
	};
}
