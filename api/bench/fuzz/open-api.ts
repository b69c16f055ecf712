import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** The part of a JSON Schema that the API's document uses. */
export interface JsonSchema {
	readonly type?: string | readonly string[];
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly anyOf?: readonly JsonSchema[];
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly items?: JsonSchema;
	readonly format?: string;
	readonly pattern?: string;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly minimum?: number;
	readonly maximum?: number;
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

export interface Operation {
	readonly parameters: readonly {
		readonly name: string;
		readonly in: "path" | "query" | "header";
		readonly schema: JsonSchema;
	}[];
	readonly requestBody?: { readonly content: Content };
	readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface OpenApiDocument {
	readonly servers: readonly { readonly url: string }[];
	readonly paths: Readonly<Record<string, Readonly<Record<"get" | "post", Operation | undefined>>>>;
}

/** A response as it arrived. */
export interface Received {
	readonly status: number;
	/** Without parameters. */
	readonly mediaType: string | undefined;
	readonly body: Buffer;
}

/** Says what is wrong with the response to a request; undefined if it is as documented. */
export type ShapeCheck = (method: string, path: string, received: Received) => string | undefined;

const error = {
	content: {
		"application/json": {
			schema: { type: "object", properties: { error: { type: "string" } }, required: ["error"] },
		},
	},
};

/** The answers to an address without a route or the method, and to a malformed host. */
const anyAddress: Operation["responses"] = { 400: error, 404: error, 405: error };

/** Creates a check of responses against the document. */
export function createShapeCheck(document: OpenApiDocument): ShapeCheck {
	const ajv = new Ajv2020({ strict: false });
	addFormats.default(ajv);
	const base = document.servers[0]?.url ?? "";
	const routes = Object.entries(document.paths).map(([path, operations]) => ({
		pattern: patternOf(base + path, operations.get ?? operations.post),
		operations,
	}));

	function isDocumented(responses: Operation["responses"], received: Received): boolean {
		const response = responses[received.status];
		if (!response) return false;
		if (!response.content) return received.body.length === 0;
		const content = response.content[received.mediaType ?? ""];
		if (!content) return false;
		return !content.schema || ajv.validate(content.schema, parse(received.body));
	}

	return (method, path, received) => {
		if (method === "OPTIONS" && received.status === 204) return undefined;
		const name = method === "POST" ? "post" : "get";
		const decoded = decode(path);
		const candidates = routes
			.filter(({ pattern }) => pattern.test(path) || pattern.test(decoded))
			.map(({ operations }) => operations[name]?.responses ?? anyAddress);
		const known = [...candidates, anyAddress];
		if (method === "HEAD") {
			if (received.body.length > 0) return "a body after HEAD";
			return known.some((responses) => responses[received.status])
				? undefined
				: "an unknown status";
		}
		if (known.some((responses) => isDocumented(responses, received))) return undefined;
		return `not as documented: ${ajv.errorsText()}`;
	};
}

function patternOf(path: string, operation: Operation | undefined): RegExp {
	const source = path.replaceAll(".", "\\.").replace(/\{(\w+)\}/g, (_, name: string) => {
		const parameter = operation?.parameters.find((candidate) => candidate.name === name);
		return parameter?.schema.type === "integer" ? "\\d+" : "[^/]+";
	});
	return new RegExp(`^${source}$`, "s");
}

function decode(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

function parse(body: Buffer): unknown {
	try {
		return JSON.parse(body.toString());
	} catch {
		return undefined;
	}
}
