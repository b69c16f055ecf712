import type { Plugin } from "vite";

const exception = /(?<=\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Gives the exceptions that React creates when it loads, and throws only to catch them itself, a message
 * and no stack trace. While developer tools are attached, and Lighthouse is one, the browser parses
 * all of react-dom a second time to find the lines of that trace: 12 ms, and 50 on a slow phone.
 */
export function stacklessExceptions(): Plugin {
	return {
		name: "stackless-exceptions",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform: {
			filter: { id: /\/react-dom-client\.production\.js/ },
			handler(code) {
				const changed = code.replace(exception, "{ message: $1 }");
				if (changed === code) throw new Error("React creates no exceptions when it loads.");
				return changed;
			},
		},
	};
}
