import { textsOf } from "../texts-of.js";

const modules = import.meta.glob<object>(
	["/src/**/messages.es.ts", "!/src/{contact-form,dealership-form,vehicle-detail}/**"],
	{ eager: true, import: "es", base: "/src/" },
);
for (const path in modules) Object.assign(textsOf(path), modules[path]);
