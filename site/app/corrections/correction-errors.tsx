import { type CorrectionFieldsProps, fieldId } from "./correction-fields.js";
import { labels } from "./messages.js";

/**
 * What is wrong with a form that was sent, with a link to each field. It takes the focus, because a page
 * load announces no alerts.
 */
export function CorrectionErrors({ errors }: Pick<CorrectionFieldsProps, "errors">) {
	const invalid = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => errors[name]);
	if (invalid.length === 0) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: it groups links, and a fieldset fields
		<div
			className="nev-form-problem"
			role="group"
			aria-labelledby="correction-problem"
			aria-describedby="correction-errors"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: the page is the response to a submit, and this is its result
			autoFocus
		>
			<h2 className="nev-form-problem-title" id="correction-problem">
				There is a problem
			</h2>
			<ul id="correction-errors">
				{invalid.map((name) => (
					<li key={name}>
						<a href={`#${fieldId(name)}`}>
							{labels[name]}: {errors[name]}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
