import * as z from "zod/mini";
import { hasMailbox } from "./campaign.js";
import { described, lineLimit } from "./field-descriptions.js";
import { singleLine } from "./text-fields.js";

/** The advertisement or mailing that brought the visitor. A lead is never refused for it. */
export const campaignField = described(
	z.catch(z.optional(singleLine(1, "").check(z.refine((text) => !hasMailbox(text)))), undefined),
	`The advertisement or mailing that brought the visitor, such as "google / cpc / Spring sale". Leads are counted by it. An inquiry without it tells that of its page's query: its utm_source, utm_medium and utm_campaign, or the identifier that an advertisement adds, such as gclid. One that is too long, or has an "@" and so may name a person, counts as none. ${lineLimit}`,
);
