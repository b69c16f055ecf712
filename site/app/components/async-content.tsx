import { ButtonLink, EmptyPanel, ErrorPanel } from "@nev/widgets/ui";
import type { ReactNode } from "react";
import type { Resource } from "../page/use-resource.js";

export interface AsyncContentProps<Value> {
	resource: Resource<Value>;
	/** The subject of the error message: "The states". */
	name: string;
	children: (value: Value) => ReactNode;
}

/**
 * Shows a resource, or that it could not be loaded. For a page without scripts, which is rendered once
 * each resource is there or has failed.
 */
export function AsyncContent<Value>({ resource, name, children }: AsyncContentProps<Value>) {
	return resource.status === "ready" ? children(resource.data) : <LoadError name={name} />;
}

export interface LoadErrorProps {
	/** The subject of the message: "The states". */
	name: string;
	/** Loads it again. Default: the whole page, for a page without scripts. */
	onRetry?: () => void;
}

/** Replaces a part of a page that failed to load. */
export function LoadError({ name, onRetry }: LoadErrorProps) {
	const title = `${name} could not be loaded`;
	const hint = "Please check your connection and try again.";
	if (!onRetry) {
		return (
			<EmptyPanel title={title} hint={hint}>
				<ButtonLink variant="primary" href="">
					Try again
				</ButtonLink>
			</EmptyPanel>
		);
	}
	return (
		<>
			<ErrorPanel title={title} hint={hint} retryLabel="Try again" onRetry={onRetry} />
			<noscript>
				<p className="hint">Please reload this page to try again.</p>
			</noscript>
		</>
	);
}
