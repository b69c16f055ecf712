import type { Ref } from "react";
import type { MessageOverrides } from "../messages/index.js";
import type { FieldIssues, FormController, FormHandlers } from "./controller.js";
import type { FormValues } from "./form-values.js";

/** The properties that every form has. */
export interface FormProps<Messages, Sent> extends FormHandlers<Sent> {
	/** What the page reads and tells the form. Empty until the form can be filled in. */
	ref?: Ref<FormController> | undefined;
	/** Texts that replace the widget's own. */
	messages?: MessageOverrides<Messages> | undefined;
	/** The URL that the form is submitted to before hydration. */
	action?: string | undefined;
	/** Why each invalid field is, from a server that rejected the form when it was submitted to `action`. */
	defaultErrors?: FieldIssues | undefined;
	/** The values of the rejected form. */
	defaultValues?: FormValues | undefined;
	/** The session storage key of a draft. Without it, nothing is stored. */
	draftKey?: string | undefined;
	/** Replaces the form with a confirmation. Pass `false` if a page follows. Default: true. */
	confirmsInPlace?: boolean | undefined;
}
