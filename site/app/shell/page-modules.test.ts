import { expect, it } from "vitest";
import { modulesOfPage } from "./page-modules.js";

const page = (id: string, path: string | undefined, imports: string[] = []) => ({
	id,
	parentId: "root",
	path,
	index: path === undefined,
	module: `/assets/${id}.js`,
	imports,
});

const routes = {
	root: { id: "root", path: "", module: "/assets/root.js" },
	home: page("home", undefined),
	vehicle: page("vehicle", "inventory/:slug", ["/assets/shared.js"]),
	faq: page("faq", "faq"),
} as unknown as Parameters<typeof modulesOfPage>[0];

it.each([
	["/", ["/assets/home.js"]],
	["/inventory/d6-max-gt4?from=home#range", ["/assets/shared.js", "/assets/vehicle.js"]],
	["/faq", []],
	["/nowhere", []],
])("the scripts of %s", (path, modules) => {
	expect(modulesOfPage(routes, ["root", "home", "vehicle"], path)).toEqual(modules);
});
