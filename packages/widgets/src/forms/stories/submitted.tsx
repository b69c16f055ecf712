import { type ComponentType, type Ref, useCallback, useRef } from "react";
import type { FormController } from "../controller.js";

interface FormRef {
	ref?: Ref<FormController> | undefined;
}

/**
 * A form that the page submits as it is, so that its errors, or what becomes of it, are on the page of
 * documentation too, which plays no story.
 */
export function Submitted<Props extends object>({
	form: Form,
	...props
}: Props & { form: ComponentType<Props & FormRef> }) {
	const isTold = useRef(false);
	const submit = useCallback((controller: FormController | null) => {
		if (!controller || isTold.current) return;
		isTold.current = true;
		void controller.ready.then(() => controller.submit());
	}, []);
	return <Form {...(props as unknown as Props)} ref={submit} />;
}
