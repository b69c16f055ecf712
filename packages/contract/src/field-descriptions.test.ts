import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type * as commands from "./commands.js";
import { contactMessageSchema } from "./contact.js";
import { vehicleInquirySchema } from "./inquiry.js";
import { newDealershipSchema } from "./new-dealership.js";
import { messageMaxLength, singleLineMaxLength } from "./text-fields.js";

/** A request's fields in its JSON Schema, as the OpenAPI document has them. */
function fieldsOf(body: z.ZodMiniType) {
	const { properties = {} } = z.toJSONSchema(body, {
		io: "input",
		unrepresentable: "any",
	});
	return Object.entries(properties).map(([name, schema]) => {
		if (typeof schema === "boolean") throw new Error(`${name} is not described.`);
		return { name, schema, description: schema.description ?? "" };
	});
}

const bodies = {
	vehicleInquiry: vehicleInquirySchema,
	contact: contactMessageSchema,
	addDealership: newDealershipSchema,
} satisfies Record<keyof typeof commands, z.ZodMiniType>;

describe.each(Object.entries(bodies))("the documentation of %s", (_, body) => {
	const fields = fieldsOf(body);

	it("gives the limit of every text, with its reason", () => {
		const limited = fields.flatMap(({ schema, ...field }) => {
			const limit = [schema, ...(schema.anyOf ?? [])].find(({ maxLength }) => maxLength)?.maxLength;
			return limit === undefined ? [] : [{ ...field, limit }];
		});
		expect(limited.length).toBeGreaterThan(3);
		for (const { name, limit, description } of limited) {
			const stated = {
				[singleLineMaxLength]: /at most 200 characters, (so|because|which)/i,
				[2 * singleLineMaxLength + 1]: /at most 200 characters each, (so|because|which)/i,
				[messageMaxLength]: /at most 5,000 characters, (so|because|which)/i,
				2000: /at most 2,000 characters, (so|because|which)/i,
			}[limit];
			expect(description, name).toMatch(stated ?? "an unknown limit");
		}
	});
});
