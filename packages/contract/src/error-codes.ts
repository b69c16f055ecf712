/**
 * The codes of the API's errors: what a program goes by, because the sentences beside them may change.
 * They are stable: within a major version a code keeps its meaning and its status. Codes may be added, so a
 * client takes one that it does not know as a mere failure.
 */
export const errorCodes = {
	"malformed-address": { status: 400, meaning: "The address or the `Host` header is malformed" },
	"malformed-query": { status: 400, meaning: "The query is malformed; `fields` says where" },
	"malformed-header": { status: 400, meaning: "A header is malformed" },
	"malformed-body": { status: 400, meaning: "The body is not a JSON object" },
	"malformed-form": { status: 400, meaning: "A form of the site sends something else" },
	"foreign-form": { status: 403, meaning: "A form of the site was sent from another site" },
	"not-found": {
		status: 404,
		meaning: "There is no such vehicle, state, dealership, picture or file",
	},
	"unknown-address": { status: 404, meaning: "The API has no such address" },
	"method-not-allowed": {
		status: 405,
		meaning: "The address takes other methods; `Allow` has them",
	},
	"idempotency-conflict": { status: 409, meaning: "The key was used with another body" },
	"body-too-large": { status: 413, meaning: "The body is too large" },
	"unsupported-media-type": { status: 415, meaning: "The body is of another type, or compressed" },
	"invalid-fields": { status: 422, meaning: "Fields are invalid; `fields` and `issues` say which" },
	"unknown-zip": { status: 422, meaning: "The API does not know the ZIP code" },
	"duplicate-dealership": { status: 422, meaning: "The dealership is listed already" },
	"proof-required": { status: 428, meaning: "The sender has to solve the `challenge` first" },
	"press-again-required": {
		status: 428,
		meaning: "The honeypot is filled in: ask the visitor to press the button again",
	},
	"too-many-requests": {
		status: 429,
		meaning: "Too many requests; `Retry-After` says when to go on",
	},
	"internal-error": { status: 500, meaning: "Something went wrong in the API" },
	"database-unavailable": {
		status: 503,
		meaning: "The database is away, read-only or locked; send it again, with the same key",
	},
	"map-unavailable": { status: 503, meaning: "The map is being replaced" },
	"server-busy": { status: 503, meaning: "Too many requests wait already" },
	"server-starting": { status: 503, meaning: "The server is starting" },
	"server-stopping": { status: 503, meaning: "The server is stopping" },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** Whether it is one of the codes: an API of another version may send others. */
export function isErrorCode(code: string): code is ErrorCode {
	return Object.hasOwn(errorCodes, code);
}

/** The codes of invalid fields: stable like {@link errorCodes}, and open to additions. */
export const fieldCodes = {
	"too-small": "It is missing, too short or too low; `limit` says how much it must be",
	"too-big": "It is too long or too high; `limit` says how much it may be",
	"invalid-format": "It is written in another way than such values are",
	"invalid-type": "It is missing, or of another type",
	"invalid-value": "It is not one of the allowed values",
	"unknown-zip": "The API does not know the ZIP code",
	"unknown-parameter": "The address has no such parameter",
	"repeated-parameter": "The parameter is given more than once",
	"duplicate-dealership": "A dealership with this name and address is already listed",
} as const satisfies Record<string, string>;

export type FieldCode = keyof typeof fieldCodes;
