import fc from "fast-check";
import { hostileFragments } from "../../test/hostile-strings.js";
import type { JsonSchema } from "./open-api.js";

/** Texts that break programs: of markup and encodings, of addresses and paths, and of numbers. */
export const nastyTexts = [
	...hostileFragments,
	...["%", "%E0%A4%A", "..", "__proto__", "constructor", "null", "a".repeat(10_000)],
	...["/".repeat(2000), `\${jndi:ldap://x}`],
	...["NaN", "-0", "1e309", "0x10", "٣", "2147483648", "9007199254740993", "-9223372036854775809"],
];

/** Mostly values that match a schema or nearly do, and some that have nothing to do with it. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
	return fc.oneof(
		{ weight: 8, arbitrary: matching(schema) },
		{ weight: 1, arbitrary: fc.constantFrom(...nastyTexts) },
		{ weight: 1, arbitrary: fc.jsonValue() },
	);
}

function matching(schema: JsonSchema): fc.Arbitrary<unknown> {
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	if (schema.anyOf) return fc.oneof(...schema.anyOf.map(matching));
	switch (typeof schema.type === "string" ? schema.type : schema.type?.[0]) {
		case "string":
			return texts(schema);
		case "integer":
			return numbers(schema, (constraints) => fc.integer(constraints));
		case "number":
			return numbers(schema, (constraints) => fc.double(constraints));
		case "boolean":
			return fc.boolean();
		case "array":
			return fc.array(valuesOf(schema.items ?? {}), { maxLength: 3 });
		case "object":
			return objects(schema);
		default:
			return fc.jsonValue();
	}
}

function texts({ format, pattern, minLength = 0, maxLength = 5000 }: JsonSchema) {
	if (format === "date-time") {
		return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
	}
	if (format === "uri") return fc.webUrl({ withQueryParameters: true });
	const plain = fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) });
	return fc.oneof(
		{ weight: 4, arbitrary: pattern ? matchingPattern(pattern, plain) : plain },
		{ weight: 4, arbitrary: fc.constantFrom("Ada Lovelace", "(239) 555-0142", "33101", "Florida") },
		{ weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
		// Some programs take these for the end of a line.
		{ weight: 1, arbitrary: fc.constantFrom("one\u2028two", "one\u2029two") },
		{ weight: 1, arbitrary: fc.constantFrom("a".repeat(maxLength), "a".repeat(maxLength + 1)) },
	);
}

function matchingPattern(pattern: string, otherwise: fc.Arbitrary<string>): fc.Arbitrary<string> {
	try {
		return fc.stringMatching(new RegExp(pattern));
	} catch {
		// It has an assertion that texts cannot be made for.
		return otherwise;
	}
}

function numbers(
	{ minimum = -1000, maximum = 1000 }: JsonSchema,
	between: (range: { min: number; max: number }) => fc.Arbitrary<number>,
) {
	const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31 - 1)];
	return fc.oneof(
		{ weight: 4, arbitrary: between({ min, max }) },
		{ weight: 1, arbitrary: fc.constantFrom(minimum - 1, maximum + 1, 0.5, 1e21, -0) },
	);
}

/** Rules that JSON Schema does not express. */
const knownFields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
	email: fc.constant("visitor@example.com"),
	phone: fc.constant("(239) 555-0142"),
	zipCode: fc.constant("33101"),
};

function objects({ properties = {} }: JsonSchema): fc.Arbitrary<unknown> {
	const fieldsOf = (arbitraryOf: (name: string, schema: JsonSchema) => fc.Arbitrary<unknown>) =>
		Object.fromEntries(
			Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(name, schema)]),
		);
	const valid = fc.record(fieldsOf((name, schema) => knownFields[name] ?? matching(schema)));
	const mutated = fc.record(
		fieldsOf((name, schema) => fc.oneof(knownFields[name] ?? valuesOf(schema), valuesOf(schema))),
	);
	const incomplete = fc
		.tuple(mutated, fc.subarray(Object.keys(properties), { maxLength: 2 }))
		.map(([record, missing]) => {
			for (const name of missing) delete record[name];
			return { ...record, unknown: 1, constructor: "a" };
		});
	return fc.oneof(valid, mutated, incomplete);
}
