import * as contract from "@nev/contract";
import * as z from "zod/mini";

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
			const name = names.get(zodSchema);
			if (name === undefined || Object.is(zodSchema, schema)) return;
			for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
			Object.assign(jsonSchema, refTo("schemas", name));
		},
	});
	return jsonSchema;
}

const error = { "application/json": { schema: refTo("schemas", "Error") } };

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

const responses = {
	MalformedQuery: { description: "The query is malformed", content: error },
	MalformedBody: { description: "The body is malformed", content: error },
	TooLarge: { description: "The body is too large", content: error },
	NotJson: { description: "The body is not JSON, or compressed", content: error },
	InvalidFields: { description: "Fields are invalid; `fields` says which and why", content: error },
	TooManyRequests: {
		description: "Too many requests; `Retry-After` says when to try again",
		headers: retryHeader,
		content: error,
	},
	NotModified: {
		description: "The client has it already, by its `If-None-Match`",
		headers: etagHeader,
	},
} as const;

/** A response that several operations have. */
export function sharedResponse(name: keyof typeof responses): object {
	return refTo("responses", name);
}

/** An error of one operation. */
export function errorResponse(status: string, description: string): object {
	return { description, ...(status === "503" && { headers: retryHeader }), content: error };
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
	const schema = namedSchemas[name] as z.ZodMiniType;
	const description = schemaDescriptions[name];
	const example = schemaExamples[name];
	return {
		...inline(schema, bodies.includes(name) ? "input" : "output"),
		...(description !== undefined && { description }),
		...(example !== undefined && { examples: [example] }),
	};
}

const person = { name: "Ada Lovelace", email: "ada@example.com", phone: "(239) 555-0142" };

const codeList = Object.entries(contract.errorCodes).map(
	([code, { status, meaning }]) => `- \`${code}\` (${status}): ${meaning}`,
);
const fieldCodeList = Object.entries(contract.fieldCodes).map(
	([code, meaning]) => `- \`${code}\`: ${meaning}`,
);

/** Descriptions of schemas, by their names. */
const schemaDescriptions: Readonly<Record<string, string>> = {
	Error: [
		"`error` is for people, and may be reworded; `code` is for programs, and stays:",
		codeList.join("\n"),
		"The codes of fields, in `issues`:",
		fieldCodeList.join("\n"),
	].join("\n\n"),
	RoadRule:
		"Whatever it says was read in the law that it cites. What is missing was not found there.",
	OpeningHours: [
		"What a clock in `timeZone` shows, from `00:00` to `24:00`. Hours that close before they open end on the next day.",
		"`week` is the usual week: days are numbered from 1, Monday, to 7, Sunday, and closed on others. On `appointmentDays`, it opens by appointment.",
		"`exceptions` are the coming days that differ from it, and closed without hours, or by appointment.",
	].join(" "),
};

/** Examples of schemas, by their names. */
const schemaExamples: Readonly<Record<string, unknown>> = {
	Error: {
		error: "Some fields are not filled in correctly.",
		code: "invalid-fields",
		fields: { email: "Please enter a valid email address" },
		issues: { email: { code: "invalid-format" } },
	},
	RoadRule: {
		state: "Florida",
		postedLimit: 35,
		mayCross: true,
		requires: ["driver-license", "registration", "insurance"],
		localLimits: true,
		citation: "Florida Statutes 316.2122",
		readOn: "2026-11-28",
	},
	OpeningHours: {
		timeZone: "America/Chicago",
		week: [{ opens: "08:00", closes: "18:00", days: [1, 2, 3, 4, 5] }],
		appointmentDays: [6],
		exceptions: [{ date: "2026-12-25", spans: [] }],
	},
	Created: { id: 12 },
	Place: {
		label: "Miami, FL 33101",
		city: "Miami",
		state: "Florida",
		zip: "33101",
		latitude: 25.7791,
		longitude: -80.1978,
	},
	VehicleInquiry: {
		...person,
		message: "Is it street legal in Naples?",
		vehicleName: "D6 Max GT4",
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
			vehicle: { name: "D6 Max GT4", price: "$8,995" },
			dealer: { id: 7, name: "Gulf Carts" },
			campaign: null,
			page: "https://example.com/vehicles/d6-max-gt4",
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

/** Examples of parameters, by their names. */
export const parameterExamples: Readonly<Record<string, unknown>> = {
	slug: "d6-max-gt4",
	stateName: "Florida",
	id: "7",
	name: "d6-max-gt4.svg",
	z: "6",
	x: "17",
	y: "27",
	v: "1a2b3c",
	q: "miami",
	state: "Florida",
	zip: "33101",
	latitude: 25.77,
	longitude: -80.19,
	radiusMiles: 50,
	limit: 20,
	offset: 0,
	west: -88,
	south: 24,
	east: -79,
	north: 31,
	zoom: 6,
	lang: "en",
	radius: 50,
	"idempotency-key": "3f6c1f0e-6a3b-4d7e-9c53-1df1a5f1a111",
};
