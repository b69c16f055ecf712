import type { Dealership } from "@nev/contract";
import { Button, VisuallyHidden } from "@nev/widgets/ui";
import { useId } from "react";
import { useSiteSettings } from "../page/site-context.js";
import type { askClass, PlaceBox as PlaceBoxElement } from "./place-box-element.js";
import { placeTexts } from "./place-texts.js";

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"place-box": DetailedHTMLProps<HTMLAttributes<PlaceBoxElement>, PlaceBoxElement> & {
				"stays-on-page"?: boolean | undefined;
				"can-ask"?: boolean | undefined;
			};
		}
	}
}

export interface PlaceBoxProps {
	/** Whether the nearest dealer is shown here. Otherwise the form leads to the list of dealers. */
	staysOnPage?: boolean;
	/** Called with the nearest dealer if the visitor wants to ask it. Without it there is no button for that. */
	onAsk?: (dealership: Dealership) => void;
}

const askSelector: `.${typeof askClass}` = ".place-ask";

/** What the element fills. React leaves the content alone, also where it comes before hydration. */
const filledByElement = (text: string) => ({
	dangerouslySetInnerHTML: { __html: text },
	suppressHydrationWarning: true,
});

/**
 * Asks for a ZIP code, or shows the dealer that is nearest to the one that the visitor gave in this tab.
 * Without scripts it is a form that leads to the dealers. Pages without React have the element do the same
 * (`place-box-element.ts`).
 */
export function PlaceBox({ staysOnPage, onAsk }: PlaceBoxProps) {
	const id = useId();
	const { privacy } = useSiteSettings();
	return (
		<place-box
			stays-on-page={staysOnPage}
			can-ask={onAsk !== undefined}
			suppressHydrationWarning
			// React's own, since it repeats a press from before its start as soon as it listens.
			onClick={
				onAsk &&
				(({ currentTarget: { dealer }, target }) => {
					if (dealer && (target as Element).closest(askSelector)) onAsk(dealer);
				})
			}
		>
			<form action="/dealerships">
				<label className="nev-label" htmlFor={id}>
					{placeTexts.label}
				</label>
				<div className="place-field">
					<input
						id={id}
						className="nev-input"
						type="text"
						name="zip"
						inputMode="numeric"
						autoComplete="postal-code"
						required
						pattern="\s*\d{5}(-\d{4})?\s*"
						maxLength={20}
						title={placeTexts.format}
						aria-describedby={`${id}-message`}
					/>
					<Button type="submit">{placeTexts.submit}</Button>
				</div>
				<p
					className="place-message"
					id={`${id}-message`}
					{...filledByElement(privacy === "none" ? placeTexts.hint : "")}
				/>
			</form>
			<div className="place-nearest" {...filledByElement("")} />
			<VisuallyHidden role="status" {...filledByElement("")} />
		</place-box>
	);
}
