import { expect, test } from "vitest";
import { packagesWithoutNotice } from "./licenses.js";

const modules = [
	"/repo/packages/widgets/src/index.ts",
	"/repo/node_modules/.pnpm/leaflet@1.9.4/node_modules/leaflet/src/map/Map.js",
	"/repo/node_modules/@floating-ui/dom/dist/floating-ui.dom.mjs",
	"/repo/node_modules/zod/v4/mini/schemas.js",
];

test("a package without a section, or with an empty one, has no notice", () => {
	const notices = `# Licenses

## @floating-ui/dom - 1.8.0 (MIT)

MIT License

## leaflet - 1.9.4 (BSD-2-Clause)

## supercluster - 9.1.0 (ISC)

ISC License
`;
	expect(packagesWithoutNotice(modules, notices)).toEqual(["leaflet", "zod"]);
});
