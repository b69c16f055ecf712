import { createContext, useContext } from "react";
import type { FormState, FormValues } from "./form-state.js";
import type { FormMessages } from "./messages.js";

/** What the fields of a form find around them. */
export interface FormContext {
	/** What the ids of its fields begin with. */
	readonly id: string;
	readonly state: FormState;
	readonly messages: FormMessages;
	/** What the fields hold at first. */
	readonly initial: FormValues;
}

const Context = createContext<FormContext | undefined>(undefined);

export const FormProvider = Context.Provider;

/** The form that a field stands in. */
export function useForm(): FormContext {
	const context = useContext(Context);
	if (!context) throw new Error("A field stands outside of a form.");
	return context;
}
