import { ErrorPanel } from "@nev/widgets/ui";
import type { ReactNode } from "react";
import type { Resource } from "../use-resource.js";

export interface AsyncContentProps<Value> {
	resource: Resource<Value>;
	/** The subject of the error message: "The states". */
	name: string;
	/** Shown while the resource loads. */
	placeholder: ReactNode;
	children: (value: Value) => ReactNode;
}

/** Shows a resource once it is loaded, and until then a placeholder or an error with a retry. */
export function AsyncContent<Value>(props: AsyncContentProps<Value>) {
	const { resource, name, placeholder, children } = props;
	switch (resource.status) {
		case "loading":
			return placeholder;
		case "failed":
			return <LoadError name={name} onRetry={resource.retry} />;
		case "ready":
			return children(resource.data);
	}
}

export interface LoadErrorProps {
	/** The subject of the message: "The states". */
	name: string;
	onRetry: () => void;
}

/** Replaces a part of a page that failed to load. */
export function LoadError({ name, onRetry }: LoadErrorProps) {
	return (
		<>
			<ErrorPanel
				title={`${name} could not be loaded`}
				hint="Please check your connection and try again."
				retryLabel="Try again"
				onRetry={onRetry}
			/>
			<noscript>
				<p className="hint">Please load this page again to try once more.</p>
			</noscript>
		</>
	);
}
