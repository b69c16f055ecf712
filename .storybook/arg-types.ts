import { sampleVehicles } from "@nev/sample-data";
import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

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

/** Values to choose for an argument of this name, by what a designer calls them. */
const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	vehicle: Object.fromEntries(
		sampleVehicles
			.slice(0, 8)
			.map((vehicle, index) => [labelOf("vehicle", vehicle), { ...vehicle, id: index + 1 }]),
	),
};

/** Whether its control would ask for JSON. Without a type, Storybook takes that of the value. */
const isObjectControl = ({ control, type }: StrictInputType, value: unknown) =>
	control === undefined &&
	(type
		? !["string", "number", "boolean", "enum", "date", "function", "symbol"].includes(type.name)
		: typeof value === "object");

/**
 * Gives an argument that is an object or a list a choice of values by name, its own value among them. One
 * with neither a value nor samples has no control.
 */
export const nameValues: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
	Object.fromEntries(
		Object.keys({ ...initialArgs, ...argTypes }).flatMap((name): [string, StrictInputType][] => {
			const own = initialArgs[name];
			const argType = argTypes[name] ?? { name };
			if (!isObjectControl(argType, own)) return argTypes[name] ? [[name, argType]] : [];
			// A text where the type allows an object too, such as a vehicle's slug.
			if (typeof own === "string") return [[name, { ...argType, control: { type: "text" } }]];
			const mapping = {
				...samples[name],
				...(typeof own === "object" && !isElement(own) && { [labelOf(name, own)]: own }),
			};
			const options = Object.keys(mapping);
			const choice: Partial<StrictInputType> =
				options.length === 0
					? { control: { disable: true } }
					: { control: { type: "select" }, options, mapping };
			return [[name, { ...argType, ...choice }]];
		}),
	);

/** Replaces the arguments with such a choice by the names of their values, which Storybook maps back. */
export const chooseNamedValues: ArgsEnhancer = ({ argTypes, initialArgs }) =>
	Object.fromEntries(
		Object.entries(initialArgs).flatMap(([name, value]) => {
			const label = Object.entries(argTypes[name]?.mapping ?? {}).find(
				([, mapped]) => mapped === value,
			)?.[0];
			return label ? [[name, label]] : [];
		}),
	);

const isElement = (value: unknown) =>
	typeof value === "object" && value !== null && "$$typeof" in value;

/** What a designer calls a value: "D6 Max GT4, 4-seater", "3 dealerships", "search: d6 max". */
function labelOf(name: string, value: object | null): string {
	if (value === null) return "Not there yet";
	if (Array.isArray(value)) return `${value.length} ${name}`;
	const entries = Object.entries(value);
	const { name: ownName, category } = value as { name?: string; category?: string };
	if (ownName) return [ownName, category].filter(Boolean).join(", ");
	const texts = entries.map(([key, part]) =>
		typeof part === "object" ? key : `${key}: ${String(part)}`,
	);
	return texts.join(", ") || "Empty";
}
