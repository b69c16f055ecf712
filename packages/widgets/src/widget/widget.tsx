import { Component, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { callHandler } from "../host-page/call-handler.js";
import { useMessages } from "../messages/index.js";
import { LocaleProvider } from "../provider/index.js";
import { Button } from "../ui/index.js";
import { boundaryTranslations } from "./messages.js";

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

export interface WidgetBoundaryProps {
	children: ReactNode;
	/** Shown above the message if the widget has thrown, such as the host page's own content. */
	fallback?: ReactNode;
	onError: ((error: Error) => void) | undefined;
}

/** Keeps an error that a widget throws while rendering from breaking the page around it. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { hasFailed: boolean }> {
	override state = { hasFailed: false };

	/** Several parts may throw before the message is rendered: the first one is told. */
	isTold = false;

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override componentDidCatch(error: Error): void {
		if (!this.isTold) callHandler(() => this.props.onError?.(error));
		this.isTold = true;
	}

	retry = (): void => {
		this.isTold = false;
		this.setState({ hasFailed: false });
	};

	override render(): ReactNode {
		const { children, fallback } = this.props;
		if (!this.state.hasFailed) return children;
		return (
			<>
				{fallback}
				<WidgetFailure onRetry={this.retry} />
			</>
		);
	}
}

function WidgetFailure({ onRetry }: { onRetry: () => void }) {
	const messages = useMessages(boundaryTranslations, undefined);
	return (
		<div className="nev-widget">
			<div className="nev-root nev-panel" part="panel" role="alert">
				<p className="nev-panel-title">{messages.failed}</p>
				<Button onClick={onRetry}>{messages.retry}</Button>
			</div>
		</div>
	);
}
