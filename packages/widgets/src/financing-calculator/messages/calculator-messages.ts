import type { DetailsMessages } from "./details-messages.js";
import type { FormMessages } from "./form-messages.js";
import type { ResultsMessages } from "./results-messages.js";

/** Every visible or spoken word of the financing calculator, each part of it with its own file. */
export interface FinancingCalculatorMessages
	extends FormMessages,
		ResultsMessages,
		DetailsMessages {}
