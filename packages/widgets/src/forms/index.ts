export { checkForm } from "./check-form.js";
export { Confirmation } from "./confirmation.js";
export { ConsentField, type ConsentRequest } from "./consent-field.js";
export type { FieldErrors, FieldIssues, FormController, FormStatus } from "./controller.js";
export { failureHint } from "./failure-hint.js";
export {
	EmailField,
	NameFields,
	PhoneField,
	SelectField,
	TextArea,
	TextField,
	ZipCodeField,
} from "./fields.js";
export { Form } from "./form.js";
export type { FormProps } from "./form-props.js";
export type { FormValues } from "./form-values.js";
export { useFormState } from "./use-form-state.js";
