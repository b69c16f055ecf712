/** The folders of `src` that any widget loads, and those that read an API. All others belong to some widgets only. */
const folders = {
	shared: "elements entries hooks host-page messages provider ui widget".split(" "),
	data: ["data", "lists", "loader"],
};

type ChunkGroup = keyof typeof folders;

/** Tests whether a module is in one of the groups. */
export const isIn =
	(...groups: readonly ChunkGroup[]) =>
	(id: string) =>
		groups.some((name) => name === groupOf(id));

function groupOf(id: string): ChunkGroup | undefined {
	if (/\/node_modules\/zod\/|\/contract\/src\//.test(id)) return "data";
	if (/\/financing\/src\/(?!format)/.test(id)) return undefined;
	const [, folder] = /\/widgets\/src\/([\w-]+)\//.exec(id) ?? [];
	// The texts of every form contain those of `forms`.
	if (!folder || id.includes("/forms/messages.")) return "shared";
	return (Object.keys(folders) as ChunkGroup[]).find((name) => folders[name].includes(folder));
}
