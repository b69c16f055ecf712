import type * as z from "zod/mini";
import { type ContactMessage, contactMessageSchema } from "./contact.js";
import { type VehicleInquiry, vehicleInquirySchema } from "./inquiry.js";
import { type NewDealership, newDealershipSchema } from "./new-dealership.js";
import * as paths from "./paths.js";
import { type Created, createdReader } from "./responses.js";

/** A POST request: its path, and the schemas of its body and response. */
export interface Command<Body, Result> {
	readonly path: string;
	readonly body: z.ZodMiniType<Body, unknown>;
	readonly response: z.ZodMiniType<Result, unknown>;
}

/** Requests information about a vehicle. */
export const vehicleInquiry: Command<VehicleInquiry, Created> = {
	path: paths.vehicleInquiry,
	body: vehicleInquirySchema,
	response: createdReader,
};

/** Submits a dealership for the directory. */
export const addDealership: Command<NewDealership, Created> = {
	path: paths.dealerships,
	body: newDealershipSchema,
	response: createdReader,
};

/** Sends a message to the company. */
export const contact: Command<ContactMessage, Created> = {
	path: paths.contact,
	body: contactMessageSchema,
	response: createdReader,
};
