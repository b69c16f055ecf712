import * as z from "zod/mini";
import { leadKinds } from "./desk/leads.js";
import { described } from "./field-descriptions.js";
import { inquiryDealSchema } from "./inquiry-deal.js";

/** The version of the event's shape. Fields may be added to one; what is removed or means something else raises it. */
export const leadEventVersion = 1;

const text = z.nullable(z.string());

/** What the webhook sends of a new lead (Standard Webhooks 1.0). What a lead does not have is null. */
export const leadCreatedSchema = z.object({
	type: z.literal("lead.created"),
	timestamp: described(z.iso.datetime(), "When the lead came."),
	data: z.object({
		version: described(
			z.literal(leadEventVersion),
			"Of this shape. Fields may be added without another version: ignore those that you do not know.",
		),
		id: described(z.uuid(), "Identifies the lead, also in its mails and in dealer systems."),
		kind: described(
			z.enum(leadKinds),
			"A vehicle inquiry, a contact message, or a dealer's signup.",
		),
		createdAt: z.iso.datetime(),
		name: z.string(),
		email: z.string(),
		phone: z.string(),
		zipCode: text,
		subject: text,
		message: text,
		vehicle: z.nullable(
			z.object({ name: z.string(), price: described(text, "As the visitor saw it.") }),
		),
		dealer: described(
			z.nullable(z.object({ id: z.int(), name: z.string() })),
			"The dealer that the lead is for, or that signed up.",
		),
		deal: described(
			z.nullable(inquiryDealSchema),
			"What the visitor has worked out in the calculator, if they chose to send it. Nobody has checked it.",
		),
		campaign: text,
		page: described(text, "URL of the page with the form."),
		consent: described(
			z.nullable(z.object({ text: z.string(), givenAt: z.iso.datetime(), version: text })),
			"The visitor's consent to be called and texted: the text, when, and which of the site's texts it is.",
		),
	}),
});

export type LeadCreated = z.infer<typeof leadCreatedSchema>;
