/* What all schemas of `zod-mini.ts` are made of. */

interface Issue {
	readonly code: string;
	readonly path: readonly PropertyKey[];
	readonly message: string;
}

export interface Context {
	readonly issues: Issue[];
	readonly path: readonly PropertyKey[];
}

/** A failed parse: `safeParse` returns it, `parse` throws it. */
export class $ZodError extends Error {
	readonly issues: readonly Issue[];

	constructor(issues: readonly Issue[]) {
		super(issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
		this.issues = issues;
	}
}

type Result = { success: true; data: unknown } | { success: false; error: $ZodError };

/** Returns the parsed value. A value with an issue is reported through the context. */
type Read = (value: unknown, context: Context) => unknown;
export type Check = (value: never, context: Context) => unknown;

export interface Schema {
	readonly read: Read;
	/** Whether an object may lack this key. */
	readonly isOptional?: boolean;
	readonly shape?: Readonly<Record<string, Schema>>;
	parse(value: unknown): unknown;
	safeParse(value: unknown): Result;
	check(...checks: (Check | Schema)[]): Schema;
}

/* @__NO_SIDE_EFFECTS__ */
export function schema(read: Read, rest: Pick<Schema, "isOptional" | "shape"> = {}): Schema {
	const self: Schema = {
		...rest,
		read,
		safeParse: (value) => safeParse(self, value),
		parse(value) {
			const result = safeParse(self, value);
			if (!result.success) throw result.error;
			return result.data;
		},
		check: (...checks) =>
			schema((value, context) => {
				const before = context.issues.length;
				let data = read(value, context);
				if (context.issues.length > before) return data;
				for (const check of checks) {
					const run = typeof check === "function" ? check : check.read;
					data = run(data as never, context) ?? data;
				}
				return data;
			}, rest),
	};
	return self;
}

export function safeParse({ read }: Schema, value: unknown): Result {
	const issues: Issue[] = [];
	const data = read(value, { issues, path: [] });
	return issues.length > 0
		? { success: false, error: new $ZodError(issues) }
		: { success: true, data };
}

export function report({ issues, path }: Context, code: string, message = "Invalid input"): void {
	issues.push({ code, path, message });
}

export const isAbsent = (value: unknown) => value === undefined;

/** A schema of the values that pass a test. */
export const valuesOf =
	(test: (value: unknown) => boolean, code = "invalid_type") =>
	/* @__NO_SIDE_EFFECTS__ */
	(message?: string) =>
		schema((value, context) => {
			if (!test(value)) report(context, code, message);
			return value;
		});
