/*
 * The part of zod/mini that the widgets use, for the script tag: zod's core weighs 6.5 KB in a
 * browser, this less than 1 KB. The contract's and the widgets' own tests run on it too, so it
 * behaves as zod does for these schemas. A name that is missing here stops the build. Functions are
 * marked as free of side effects, so that a schema that nobody uses is left out of the bundle.
 */

import {
	type Check,
	isAbsent,
	report,
	type Schema,
	safeParse,
	schema,
	valuesOf,
} from "./schema.js";

export { email } from "./email.js";
export { $ZodError, safeParse } from "./schema.js";

export const unknown = valuesOf(() => true);
export const string = valuesOf((value) => typeof value === "string");
export const number = valuesOf(Number.isFinite);
export const int = valuesOf(Number.isSafeInteger);
export const int32 = valuesOf((value) => value === (value as number) >> 0);
export const boolean = valuesOf((value) => typeof value === "boolean");
export const url = valuesOf((value) => URL.canParse(value as string), "invalid_format");

const isoPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

export const iso = {
	datetime: valuesOf(
		(value) => isoPattern.test(value as string) && !Number.isNaN(Date.parse(value as string)),
		"invalid_format",
	),
};

export const coerce = {
	number: (message?: string) => {
		const { read } = number(message);
		return schema((value, context) => read(Number(value), context));
	},
};

/* @__NO_SIDE_EFFECTS__ */
export function _enum(choices: readonly unknown[], message?: string) {
	return valuesOf((value) => choices.includes(value), "invalid_value")(message);
}
export { _enum as enum };

/* @__NO_SIDE_EFFECTS__ */
export function array(item: Schema) {
	return schema((value, context) => {
		if (Array.isArray(value)) {
			return value.map((one, index) =>
				item.read(one, { ...context, path: [...context.path, index] }),
			);
		}
		report(context, "invalid_type");
		return value;
	});
}

/** A list of as many items as there are schemas. */
/* @__NO_SIDE_EFFECTS__ */
export function tuple(items: readonly Schema[]) {
	return schema((value, context) => {
		if (Array.isArray(value) && value.length === items.length) {
			return items.map((item, index) =>
				item.read(value[index], { ...context, path: [...context.path, index] }),
			);
		}
		report(context, "invalid_type");
		return value;
	});
}

/* @__NO_SIDE_EFFECTS__ */
export function object(shape: Readonly<Record<string, Schema>>) {
	return schema(
		(value, context) => {
			if (typeof value !== "object" || value === null || Array.isArray(value)) {
				report(context, "invalid_type");
				return value;
			}
			const data: Record<string, unknown> = {};
			for (const [key, { read, isOptional }] of Object.entries(shape)) {
				if (isOptional && !(key in value)) continue;
				const field = (value as Record<string, unknown>)[key];
				const parsed = read(field, { ...context, path: [...context.path, key] });
				if (!isAbsent(parsed) || key in value) data[key] = parsed;
			}
			return data;
		},
		{ shape },
	);
}

/** An object that keeps keys without a schema. */
/* @__NO_SIDE_EFFECTS__ */
export function looseObject(shape: Readonly<Record<string, Schema>>) {
	const known = object(shape);
	return schema((value, context) => {
		const data = known.read(value, context);
		return data === value ? value : { ...(value as object), ...(data as object) };
	}, known);
}

/* @__NO_SIDE_EFFECTS__ */
export function extend(base: Schema, shape: Readonly<Record<string, Schema>>) {
	return object({ ...base.shape, ...shape });
}

/* @__NO_SIDE_EFFECTS__ */
export function record(_key: Schema, field: Schema) {
	return schema((value, context) => {
		if (typeof value === "object" && value !== null && !Array.isArray(value)) {
			return object(Object.fromEntries(Object.keys(value).map((key) => [key, field]))).read(
				value,
				context,
			);
		}
		report(context, "invalid_type");
		return value;
	});
}

/* @__NO_SIDE_EFFECTS__ */
export function literal(value: unknown) {
	return _enum([value]);
}

/** A value that cannot be read counts as the fallback. */
/* @__NO_SIDE_EFFECTS__ */
export function _catch(inner: Schema, fallback: unknown) {
	return schema(
		(value) => {
			const { success, data } = safeParse(inner, value) as { success: boolean; data?: unknown };
			return success ? data : fallback;
		},
		{ isOptional: inner.isOptional ?? false },
	);
}
export { _catch as catch };

/** May be absent, and undefined means the same. */
/* @__NO_SIDE_EFFECTS__ */
export function optional({ read }: Schema) {
	return schema((value, context) => (isAbsent(value) ? value : read(value, context)), {
		isOptional: true,
	});
}

/** May be absent; undefined is a mistake. */
/* @__NO_SIDE_EFFECTS__ */
export function exactOptional({ read }: Schema) {
	return schema(read, { isOptional: true });
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable({ read }: Schema) {
	return schema((value, context) => (value === null ? value : read(value, context)));
}

/* @__NO_SIDE_EFFECTS__ */
export function _default({ read }: Schema, fallback: unknown) {
	return schema((value, context) => (isAbsent(value) ? fallback : read(value, context)));
}

/** The second schema reads what the first has parsed without an issue. */
/* @__NO_SIDE_EFFECTS__ */
export function pipe(first: Schema, second: Schema) {
	return schema((value, context) => {
		const before = context.issues.length;
		const data = first.read(value, context);
		return context.issues.length > before ? data : second.read(data, context);
	});
}

/* @__NO_SIDE_EFFECTS__ */
export function transform(change: (value: never) => unknown) {
	return schema((value) => change(value as never));
}

/** A check that reports an issue about a value that fails a test. */
const checkOf =
	<Limit>(code: string, test: (value: never, limit: Limit) => boolean) =>
	(limit: Limit, message?: string): Check =>
	(value, context) => {
		if (!test(value, limit)) report(context, code, message);
	};

export const minLength = checkOf(
	"too_small",
	(text: string, limit: number) => text.length >= limit,
);
export const maxLength = checkOf("too_big", (text: string, limit: number) => text.length <= limit);
export const minimum = checkOf("too_small", (value: number, limit: number) => value >= limit);
export const maximum = checkOf("too_big", (value: number, limit: number) => value <= limit);
export const regex = checkOf("invalid_format", (text: string, pattern: RegExp) =>
	pattern.test(text),
);
export const positive = (message?: string) =>
	checkOf("too_small", (value: number) => value > 0)(undefined, message);
export const trim = (): Check => (text: string) => text.trim();

export function refine(
	test: (value: never) => boolean,
	{ path = [], message }: { path?: PropertyKey[]; message?: string },
): Check {
	return (value, context) => {
		if (!test(value)) report({ ...context, path: [...context.path, ...path] }, "custom", message);
	};
}

/** Keeps no descriptions: only the API's documentation reads them. */
export const globalRegistry = { add(): void {} };
