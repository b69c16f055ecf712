import { valuesOf } from "./schema.js";

/** The practical part of RFC 5322, the same as zod's. */
const emailPattern =
	/^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** In a module of its own, because only forms use it. */
export const email = valuesOf((value) => emailPattern.test(value as string), "invalid_format");
