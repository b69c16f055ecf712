import { Component, type ReactNode } from "react";
import { type Translations, useMessages } from "../messages/index.js";
import { callHandler } from "../provider/index.js";
import { Button } from "../ui/index.js";

export interface WidgetBoundaryProps {
	children: ReactNode;
	/** Shown above the message if the widget has thrown, such as the host page's own content. */
	fallback?: ReactNode;
	onError: ((error: Error) => void) | undefined;
}

/** Keeps an error that a widget throws while rendering from breaking the page around it. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override componentDidCatch(error: Error): void {
		callHandler(() => this.props.onError?.(error));
	}

	override render(): ReactNode {
		const { children, fallback } = this.props;
		if (!this.state.hasFailed) return children;
		return (
			<>
				{fallback}
				<WidgetFailure onRetry={() => this.setState({ hasFailed: false })} />
			</>
		);
	}
}

/** Apart from the widget's messages, which may be what made it fail. */
const translations: Translations<{ failed: string; retry: string }> = {
	en: { failed: "This part of the page could not be shown.", retry: "Try again" },
	es: { failed: "Esta parte de la página no se pudo mostrar.", retry: "Intentar de nuevo" },
};

function WidgetFailure({ onRetry }: { onRetry: () => void }) {
	const messages = useMessages(translations, undefined);
	return (
		<div className="nev-widget">
			<div className="nev-root nev-panel" role="alert">
				<p className="nev-panel-title">{messages.failed}</p>
				<Button onClick={onRetry}>{messages.retry}</Button>
			</div>
		</div>
	);
}
