import { widgets } from "./widgets.js";

/** The folders of `src`, by what loads them: any widget, those that read an API, or one and its later parts. */
const folders = {
	shared: "comparison elements entries hooks lazy messages provider ui widget".split(" "),
	data: ["data", "lists"],
	own: [
		...Object.keys(widgets),
		..."contact-form dealership-form forms map vehicle-detail".split(" "),
	],
};

type ChunkGroup = keyof typeof folders;

/** Tests whether a module is in one of the groups. Throws if its folder of `src` is in none at all. */
export const isIn =
	(...groups: readonly ChunkGroup[]) =>
	(id: string) =>
		groups.includes(groupOf(id));

function groupOf(id: string): ChunkGroup {
	if (/\/node_modules\/zod\/|\/contract\/src\//.test(id)) return "data";
	if (/\/financing\/src\/(?!format)/.test(id)) return "own";
	const [, folder] = /\/widgets\/src\/([\w-]+)\//.exec(id) ?? [];
	// The texts of every form contain those of `forms`.
	if (!folder || id.includes("/forms/messages.")) return "shared";
	const group = (Object.keys(folders) as ChunkGroup[]).find((name) =>
		folders[name].includes(folder),
	);
	if (!group) throw new Error(`Name src/${folder} in packages/widgets/bundle/chunk-groups.ts.`);
	return group;
}
