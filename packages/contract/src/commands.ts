import type * as z from "zod/mini";
import type { ContactMessage } from "./contact.js";
import { type Created, createdReader } from "./created.js";
import type { VehicleInquiry } from "./inquiry.js";
import type { NewDealership } from "./new-dealership.js";
import * as paths from "./paths.js";

/**
 * A POST request: its path, and the schema of its response. The schema of its body is not in it,
 * because only the API parses that and a page would load it.
 */
export interface Command<Body, Result> {
	readonly path: string;
	readonly response: z.ZodMiniType<Result, unknown>;
	/** The type of its body, for the compiler only. */
	readonly body?: Body;
}

/** Requests information about a vehicle. */
export const vehicleInquiry: Command<VehicleInquiry, Created> = {
	path: paths.vehicleInquiry,
	response: createdReader,
};

/** Submits a dealership for the directory. */
export const addDealership: Command<NewDealership, Created> = {
	path: paths.dealerships,
	response: createdReader,
};

/** Sends a message to the company. */
export const contact: Command<ContactMessage, Created> = {
	path: paths.contact,
	response: createdReader,
};
