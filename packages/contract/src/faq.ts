import * as z from "zod/mini";

/** A question and its answer (specification, section 3). */
export const faqItemSchema = z.object({ question: z.string(), answer: z.string() });

export type FaqItem = z.infer<typeof faqItemSchema>;
