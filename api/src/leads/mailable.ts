import { and, eq, isNotNull } from "drizzle-orm";
import { dealerships } from "../storage/schema.js";

/** Dealerships that everybody sees. */
export const isVisible = eq(dealerships.visibility, "visible");

/** Dealerships that may be mailed: those that everybody sees and an operator has looked at. */
export const isMailable = and(isVisible, isNotNull(dealerships.reviewedAt));
