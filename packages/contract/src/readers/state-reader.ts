import { stateSchema } from "../state.js";
import { tolerant } from "./tolerant-reader.js";

/** A state as a client reads it. */
export const stateReader = tolerant(stateSchema, {
	abbreviation: "",
	emoji: "",
	description: "",
	dealerCount: 0,
});
