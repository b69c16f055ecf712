import type { FieldIssue } from "@nev/contract";
import type { WidgetController } from "../hooks/widget-controller.js";
import type { WidgetHandlers } from "../widget/widget-options.js";
import type { FormValues } from "./form-values.js";

/** An error message for each invalid field, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why each invalid field is, by field name, from a server. */
export type FieldIssues = Readonly<Record<string, FieldIssue>>;

/** Whether a form is filled in, is being sent, was sent, or could not be sent. */
export type FormStatus = "idle" | "sending" | "sent" | "failed";

/** A form, as a page reads it and tells it: the inquiry form's element, and the `ref` of a component. */
export interface FormController extends WidgetController {
	/** What is in the fields, by field. Personal data, as the visitor types it. */
	readonly values: FormValues;
	/** What is wrong, by field. Empty until the form is submitted. */
	readonly errors: FieldErrors;
	/** Whether the form is filled in, is being sent, was sent, or could not be sent. */
	readonly status: FormStatus;
	/**
	 * Fills in some fields and keeps the others. A checkbox is the visitor's alone. Does nothing while a
	 * confirmation is in the form's place.
	 */
	setValues(values: FormValues): void;
	/**
	 * Does what the form's button does: checks the fields, and sends them or shows what is wrong. While
	 * another vehicle loads, it waits for it, and does nothing if that fails or is replaced by yet another.
	 */
	submit(): void;
}

/** Called when the visitor sees something else, whether the visitor or the page has changed it, or when the form was sent. */
export interface FormHandlers<Sent> extends WidgetHandlers {
	/** Something else is in the fields. Personal data. */
	onValuesChange?: ((values: FormValues) => void) | undefined;
	/** Other errors are shown, or none. */
	onErrorsChange?: ((errors: FieldErrors) => void) | undefined;
	/** The form begins to be sent, was sent, or could not be sent. */
	onStatusChange?: ((status: FormStatus) => void) | undefined;
	/** The form was sent. Without personal data. */
	onSubmit?: ((sent: Sent) => void) | undefined;
}
