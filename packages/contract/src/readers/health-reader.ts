import * as z from "zod/mini";
import { healthSchema } from "../responses.js";

/** The health check as a client reads it. */
export const healthReader = z.extend(healthSchema, { status: z.string(), database: z.string() });
