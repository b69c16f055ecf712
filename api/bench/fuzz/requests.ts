import { gzipSync } from "node:zlib";
import fc from "fast-check";
import type { OpenApiDocument, Operation } from "./open-api.js";
import { nastyTexts, valuesOf } from "./schema-values.js";

/** A request as it is sent. */
export interface FuzzRequest {
	readonly method: string;
	/** The path and the query as they are sent, which may be no valid address. */
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer | undefined;
}

/** Values that exist, so that some requests succeed. */
const knownValues = ["d6-max-gt4", "florida", "Florida", "1", "4", "6", "7", "featured", "search"];

/** Addresses of a few networks of each size that counts as one client: /48, and /64 within it. */
const ipv6Addresses = fc
	.tuple(fc.nat(3), fc.nat(40), fc.nat(0xffff))
	.map((groups) => groups.map((group) => group.toString(16)))
	.map(([site, network, host]) => `2001:db8:${site}:${network}::${host}`);

const headerValues: Readonly<Record<string, readonly string[]>> = {
	"accept-encoding": ["gzip", "br", "identity;q=0", "*;q=0", "gzip;q=2,,br;q=a", "deflate"],
	"if-none-match": ["*", '"a"', 'W/"a"', '"', "a".repeat(2000)],
	origin: ["null", "https://dealer.example.com", "not an origin", "https://a.example, https://b"],
	accept: ["text/html", "*/*;q=0", "application/json;q=nan"],
	"idempotency-key": ["a", "a".repeat(200), "a".repeat(201), " ", "\u00e4", "' or 1=1"],
	"content-type": [
		"application/json; charset=utf-16",
		"text/plain",
		"application/jsonp",
		";",
		"a/b",
	],
	"content-encoding": ["gzip", "br", "identity"],
	"x-forwarded-for": ["203.0.113.7", "203.0.113.7:80", "[2001:db8::1]:80", "::", ",,,", "a, b"],
	range: ["bytes=0-1", "bytes=5-1", "lines=1-2"],
	"x-http-method-override": ["DELETE"],
	cookie: ["a=b; __proto__=c", "="],
	host: ["localhost", "a b", "[::1", "example.com:99999"],
};

/** Requests made from the document's operations, most of them mutated. */
export function requestsOf(document: OpenApiDocument): fc.Arbitrary<FuzzRequest> {
	const base = document.servers[0]?.url ?? "";
	const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
		(["get", "post"] as const).flatMap((method) => {
			const operation = methods[method];
			return operation ? [requestOf(method.toUpperCase(), base + path, operation)] : [];
		}),
	);
	return fc.oneof(...operations);
}

function requestOf(
	method: string,
	template: string,
	operation: Operation,
): fc.Arbitrary<FuzzRequest> {
	const schema = operation.requestBody?.content["application/json"]?.schema;
	return fc
		.record({
			method: fc.oneof(
				{ weight: 12, arbitrary: fc.constant(method) },
				{ weight: 2, arbitrary: fc.constantFrom("GET", "HEAD", "POST", "OPTIONS") },
				{ weight: 1, arbitrary: fc.constantFrom("PUT", "PATCH", "DELETE", "PROPFIND") },
			),
			path: fc.oneof(
				{ weight: 6, arbitrary: pathOf(template) },
				{ weight: 1, arbitrary: fc.tuple(pathOf(template), fc.nat(), nasty).map(insert) },
			),
			query: queryOf(operation),
			headers: headers(),
			body: schema ? bodies(valuesOf(schema)) : rarely(bodies(fc.jsonValue())),
		})
		.map(({ method, path, query, headers, body }) => ({
			method,
			path: asciiOnly(path + query),
			headers: {
				...(body && { "content-type": "application/json" }),
				...headers,
			},
			body: method === "POST" || method === "PUT" ? body && encode(body, headers) : undefined,
		}));
}

/** Compressed if the headers say so. With `br`, they lie. */
function encode(body: Buffer, headers: Readonly<Record<string, string>>): Buffer {
	return headers["content-encoding"] === "gzip" ? gzipSync(body) : body;
}

const nasty = fc.constantFrom(...nastyTexts);

function pathOf(template: string): fc.Arbitrary<string> {
	const value = fc.oneof(
		{ weight: 6, arbitrary: fc.constantFrom(...knownValues) },
		{ weight: 2, arbitrary: nasty.map(encodeAnything) },
		{ weight: 1, arbitrary: fc.string().map(encodeAnything) },
		{ weight: 1, arbitrary: fc.string() },
	);
	return fc.infiniteStream(value).map((values) => {
		const next = () => values.next().value as string;
		return template.replace(/\{\w+\}/g, next);
	});
}

function queryOf({ parameters }: Operation): fc.Arbitrary<string> {
	const known = parameters.filter((parameter) => parameter.in === "query");
	const pairs = known.map(({ name, schema }) =>
		valuesOf(schema).map(
			(value) =>
				`${name}=${encodeAnything(typeof value === "string" ? value : JSON.stringify(value))}`,
		),
	);
	const stray = fc
		.tuple(fc.constantFrom("utm_source", "q", "limit", "%"), nasty)
		.map(([name, value]) => `${name}=${encodeAnything(value)}`);
	return fc
		.tuple(
			fc.tuple(...pairs).chain((all) => fc.subarray(all)),
			fc.oneof(
				{ weight: 4, arbitrary: fc.constant([]) },
				{ weight: 1, arbitrary: fc.array(stray) },
			),
		)
		.map(([chosen, strays]) => [...chosen, ...strays].join("&"))
		.map((query) => query && `?${query}`);
}

function headers(): fc.Arbitrary<Record<string, string>> {
	const header = fc
		.constantFrom(...Object.entries(headerValues))
		.chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)));
	const sender = ipv6Addresses.map((address) => ({ "x-forwarded-for": address }));
	return fc
		.tuple(fc.oneof(fc.constant({}), sender), fc.array(header, { maxLength: 3 }))
		.map(([from, chosen]) => ({ ...from, ...Object.fromEntries(chosen) }));
}

/** JSON, and what is nearly JSON. */
function bodies(values: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer | undefined> {
	const json = values.map((value) => Buffer.from(JSON.stringify(value) ?? ""));
	return fc.oneof(
		{ weight: 12, arbitrary: json },
		{ weight: 1, arbitrary: fc.tuple(json, fc.nat(), fc.uint8Array({ maxLength: 4 })).map(splice) },
		{
			weight: 1,
			arbitrary: fc.tuple(json, fc.nat(200)).map(([body, end]) => body.subarray(0, end)),
		},
		{
			weight: 1,
			arbitrary: fc.constantFrom(
				Buffer.alloc(0),
				Buffer.from("\ufeff{}"),
				Buffer.from('{"name":1,"name":2,"__proto__":{"a":1}}'),
				Buffer.from("[".repeat(60_000)),
				Buffer.from(`{"name":"${"a".repeat(70_000)}"}`),
				Buffer.from([0xff, 0xfe, 0x00]),
			),
		},
	);
}

function rarely<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
	return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

function insert([path, at, text]: [string, number, string]): string {
	const index = at % (path.length + 1);
	return `/api/${path.slice(5, index)}${text}${path.slice(Math.max(5, index))}`;
}

function splice([body, at, bytes]: [Buffer, number, Uint8Array]): Buffer {
	const index = at % (body.length + 1);
	return Buffer.concat([body.subarray(0, index), bytes, body.subarray(index + bytes.length)]);
}

/** Texts with half a character cannot be encoded. */
function encodeAnything(text: string): string {
	return encodeURIComponent(text.toWellFormed());
}

/** A line break or a space in an address would end the request line, which is the parser's concern. */
function asciiOnly(path: string): string {
	return path.replace(/[^\x21-\x7e]/g, (character) => encodeAnything(character)).slice(0, 8000);
}
