import oldest from "../../../browsers.json" with { type: "json" };

/** The oldest browsers, as Vite's `build.target`: `chrome108`. */
export const buildTarget = Object.entries(oldest).map(([name, version]) => name + version);

/** The same as Browserslist writes them: `chrome 108`. */
export const oldestBrowsers = Object.entries(oldest).map(([name, version]) => `${name} ${version}`);
