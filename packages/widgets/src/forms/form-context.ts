import { createContext, useContext } from "react";
import type { FormState } from "./form-state.js";
import type { FormValues } from "./form-values.js";
import type { FormMessages } from "./messages.js";

/** What a form provides to its fields. */
export interface FormContext {
	/** The prefix of the fields' element ids. */
	readonly id: string;
	readonly state: FormState;
	readonly messages: FormMessages;
	/** The fields' initial values. */
	readonly initial: FormValues;
}

const Context = createContext<FormContext | undefined>(undefined);

export const FormProvider = Context.Provider;

/** The form around a field. */
export function useForm(): FormContext {
	const context = useContext(Context);
	if (!context) throw new Error("A field is not inside a <Form>.");
	return context;
}
