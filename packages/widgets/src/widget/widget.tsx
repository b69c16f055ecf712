import type { HTMLAttributes, Ref } from "react";
import { LocaleProvider } from "../provider/index.js";

export interface WidgetProps extends HTMLAttributes<HTMLElement> {
	/** Default: `section`. */
	as?: "section" | "div";
	/** The locale of the widget's messages. */
	locale: string;
	rootRef?: Ref<HTMLElement>;
}

/** The outermost elements of a widget. They keep the page's styles out (`ui/tokens.css`). */
export function Widget({ as: Root = "section", locale, rootRef, className, ...rest }: WidgetProps) {
	return (
		<LocaleProvider locale={locale}>
			<div className="nev-widget">
				<Root {...rest} ref={rootRef as Ref<never>} className={`nev-root ${className}`} />
			</div>
		</LocaleProvider>
	);
}
