import type { ArgTypesEnhancer } from "storybook/internal/types";

/**
 * Writes an optional argument's type out, and gives it the control of its type: for Storybook
 * `string | undefined` is a union, whose value a designer would have to type as JSON.
 */
export const writeOutOptional: ArgTypesEnhancer = ({ argTypes }) =>
	Object.fromEntries(
		Object.entries(argTypes).map(([name, argType]) => {
			const { type } = argType;
			const summary = type?.raw?.replace(/ \| undefined$/, "");
			if (!type || !summary) return [name, argType];
			const [own, ...others] =
				type.name === "union"
					? type.value.filter((part) => part.name !== "other" || part.value !== "undefined")
					: [];
			return [
				name,
				{
					...argType,
					...(own && others.length === 0 && { type: own }),
					table: { ...argType.table, type: { summary } },
				},
			];
		}),
	);
