import { type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import { type Subject, useCallWhenLoaded, useChange, useReadiness } from "../hooks/index.js";
import type { FormController } from "./controller.js";
import type { FormControls } from "./form.js";
import type { FormProps } from "./form-props.js";
import type { FormState } from "./form-state.js";

/**
 * Creates the controller of a form that can be filled in, and calls the handlers of its changes. What
 * is returned is the `ref` of the `Form`.
 *
 * @param subject what the form is about, for which `submit` waits; unset: nothing that loads
 */
export function useFormController(
	state: FormState,
	props: Pick<
		FormProps<never, never>,
		"ref" | "onValuesChange" | "onErrorsChange" | "onStatusChange"
	>,
	subject: Subject = { vehicle: undefined, status: "ready" },
): RefObject<FormControls | null> {
	const controls = useRef<FormControls>(null);
	const readiness = useReadiness();
	const submit = useCallWhenLoaded(
		"submit",
		subject,
		() => subject.status === "ready" && controls.current?.submit(),
	);
	useChange(state.values, props.onValuesChange, "layout");
	useChange(state.errors, props.onErrorsChange);
	useChange(state.status, props.onStatusChange);
	useImperativeHandle(
		props.ref,
		(): FormController => ({
			ready: readiness.ready,
			get values() {
				return state.values.peek();
			},
			get errors() {
				return state.errors.peek();
			},
			get status() {
				return state.status.peek();
			},
			setValues: (values) => controls.current?.setValues(values),
			submit: () => submit.current(),
		}),
		[state, readiness, submit],
	);
	useEffect(() => readiness.resolve(), [readiness]);
	return controls;
}
