import * as contract from "@nev/contract";
import * as z from "zod/mini";
import { type FieldDescription, schemaDescriptions } from "./openapi-descriptions.js";
import { answerExamples } from "./openapi-examples.generated.js";

/** The contract's schemas by the names that the document gives them: `Vehicle` for `vehicleSchema`. */
const namedSchemas: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
	Object.entries({ ...contract, errorSchema: contract.errorBodySchema }).flatMap(([key, value]) => {
		const [, first = "", rest] = /^(.)(\w*)Schema$/.exec(key) ?? [];
		return first && value instanceof z.ZodMiniType ? [[first.toUpperCase() + rest, value]] : [];
	}),
);

/** What clients send, and what is sent to the operator's own server. The other schemas describe what clients get. */
const bodies: readonly string[] = [
	...["Consent", "VehicleInquiry", "ContactMessage", "NewDealership"],
	"LeadCreated",
];

const names = new Map<unknown, string>(
	Object.entries(namedSchemas).map(([name, schema]) => [schema, name]),
);

type JsonSchema = Record<string, unknown>;

const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The JSON Schema of a zod schema, which refers to the named ones. */
export function describeSchema(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
	const name = names.get(schema);
	return name === undefined ? inline(schema, io) : refTo("schemas", name);
}

function inline(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
	const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
		io,
		// JSON Schema cannot express a transformation, such as of an empty text to null.
		unrepresentable: "any",
		override({ zodSchema, jsonSchema }) {
			withoutSafeIntegers(jsonSchema);
			if (io === "output") allowAdditions(jsonSchema, schema);
			const name = names.get(zodSchema);
			if (name === undefined || Object.is(zodSchema, schema)) return;
			for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
			Object.assign(jsonSchema, refTo("schemas", name));
		},
	});
	return jsonSchema;
}

/** Removes the bounds of JavaScript's integers, which say nothing of a value and become its example. */
export function withoutSafeIntegers(schema: JsonSchema): void {
	if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
	if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Lets answers gain fields, and errors codes: a client that validates must accept those of a newer API. */
function allowAdditions(jsonSchema: JsonSchema, schema: z.ZodMiniType): void {
	if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
	if (Object.is(schema, contract.errorBodySchema) && jsonSchema.enum) {
		jsonSchema.examples = jsonSchema.enum;
		delete jsonSchema.enum;
	}
}

/** An error, with one that the sample server has answered. */
const errorContent = (example: unknown) => ({
	"application/json": {
		schema: refTo("schemas", "Error"),
		...(example !== undefined && { example }),
	},
});

const headers = {
	ETag: {
		description:
			"The version of the answer. Send it as `If-None-Match` to get 304 if it is the same.",
		schema: { type: "string" },
		example: '"a1b2c3"',
	},
	RetryAfter: {
		description: "After how many seconds to try again",
		schema: { type: "integer", minimum: 1 },
		example: 2,
	},
} as const;

/** The headers of a response, by the names of their definitions. */
export const etagHeader = { ETag: refTo("headers", "ETag") };
const retryHeader = { "Retry-After": refTo("headers", "RetryAfter") };

const retries = { headers: retryHeader };

/** The responses that several operations have, by name. */
const errors = {
	MalformedQuery: {
		description:
			"A parameter is malformed, missing, unknown or given twice; `fields` says which and why",
	},
	MalformedBody: { description: "The body is malformed" },
	TooLarge: { description: "The body is too large" },
	NotJson: { description: "The body is not JSON, or compressed" },
	InvalidFields: { description: "Fields are invalid; `fields` says which and why" },
	TooManyRequests: {
		description: "Too many requests; `Retry-After` says when to try again",
		...retries,
	},
};

const responses = {
	...(Object.fromEntries(
		Object.entries(errors).map(([name, response]) => [
			name,
			{ ...response, content: errorContent(answerExamples.shared?.[name]) },
		]),
	) as Record<keyof typeof errors, object>),
	NotModified: {
		description: "The client has it already, by its `If-None-Match`",
		headers: etagHeader,
	},
};

/** A response that several operations have. */
export function sharedResponse(name: keyof typeof responses): object {
	return refTo("responses", name);
}

/** An error of one operation. */
export function errorResponse(operation: string, status: string, description: string): object {
	const example = answerExamples[operation]?.[status];
	return { description, ...(status === "503" && retries), content: errorContent(example) };
}

/** The `components` of a document with these parts: of the schemas, those that it refers to. */
export function openApiComponents(parts: object): object {
	const schemas: Record<string, object> = {};
	function addReferred(part: object): void {
		for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
			if (schemas[name]) continue;
			schemas[name] = describeNamed(name);
			addReferred(schemas[name]);
		}
	}
	addReferred([parts, responses]);
	return { schemas, responses, headers };
}

function describeNamed(name: string): object {
	const schema = inline(
		namedSchemas[name] as z.ZodMiniType,
		bodies.includes(name) ? "input" : "output",
	);
	const { description, fields = {} } = schemaDescriptions[name] ?? {};
	const example = schemaExamples[name];
	describeFields(schema, fields);
	return {
		...schema,
		...(description !== undefined && { description }),
		...(example !== undefined && { examples: [example] }),
	};
}

/** Describes the fields of a schema by their paths, those of lists and of nullable values among them. */
function describeFields(
	schema: JsonSchema,
	descriptions: Readonly<Record<string, FieldDescription>>,
	prefix = "",
): void {
	const { properties = {}, items, additionalProperties, anyOf = [] } = schema as FieldSchemas;
	for (const [name, field] of Object.entries(properties)) {
		const described = descriptions[prefix + name];
		if (described !== undefined && !("$ref" in field)) {
			const { description, ...keywords } =
				typeof described === "string" ? { description: described } : described;
			field.description ??= description;
			Object.assign(field, keywords);
		}
		describeFields(field, descriptions, `${prefix}${name}.`);
	}
	for (const part of [items, additionalProperties, ...anyOf])
		if (typeof part === "object") describeFields(part, descriptions, prefix);
}

interface FieldSchemas {
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly items?: JsonSchema | boolean;
	readonly additionalProperties?: JsonSchema | boolean;
	readonly anyOf?: readonly JsonSchema[];
}

const person = { name: "Ada Lovelace", email: "ada@example.com", phone: "(239) 555-0142" };

/** Examples of what is sent, by the names of its schemas. What the API answers has the sample server's own. */
const schemaExamples: Readonly<Record<string, unknown>> = {
	VehicleInquiry: {
		...person,
		message: "Is it street legal in Naples?",
		vehicleName: "Classic 4 Plus",
		vehiclePrice: "$8,995",
		dealershipId: 7,
		fillTime: 20_000,
		proof: "",
	},
	ContactMessage: {
		...person,
		subject: "sales",
		state: "Florida",
		message: "Please call me about a test drive.",
		fillTime: 20_000,
		proof: "",
	},
	LeadCreated: {
		type: "lead.created",
		timestamp: "2026-11-29T15:04:05.000Z",
		data: {
			version: 1,
			id: "3f6c1f0e-6a3b-4d7e-9c53-1df1a5f1a111",
			kind: "inquiry",
			createdAt: "2026-11-29T15:04:05.000Z",
			...person,
			zipCode: null,
			subject: null,
			message: "Is it street legal in Naples?",
			vehicle: { name: "Classic 4 Plus", price: "$8,995" },
			dealer: { id: 7, name: "Gulf Carts" },
			deal: null,
			campaign: null,
			page: "https://example.com/vehicles/classic-4-plus",
			consent: null,
		},
	},
	NewDealership: {
		name: "Gulf Carts",
		address: "1 Fifth Avenue South",
		city: "Naples",
		state: "Florida",
		zipCode: "34102",
		phone: "(239) 555-0199",
		email: "sales@gulfcarts.example.com",
		membershipId: null,
		fillTime: 20_000,
		proof: "",
	},
};
