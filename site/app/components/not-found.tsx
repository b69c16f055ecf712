import type { ReactNode } from "react";
import { PageHead } from "../seo/page-head.js";
import { RouteShield } from "./road-signs.js";

export interface NotFoundProps {
	title: string;
	/** For search engines. */
	description: string;
	text: string;
	/** That the page's subject failed to load, and may exist; absent: it does not. */
	loadError?: ReactNode;
	/** Links to other pages. */
	children: ReactNode;
}

/** The same text for an unknown subject and for one that failed to load (specification, section 2). */
export function NotFound({ title, description, text, loadError, children }: NotFoundProps) {
	return (
		<div className={loadError ? "page page-narrow" : "page page-narrow not-found-page"}>
			<PageHead title={title} description={description} />
			{!loadError && <RouteShield className="route-shield-large" text="404" />}
			<h1>{title}</h1>
			<p className="lead">{text}</p>
			{loadError}
			<div className="actions">{children}</div>
		</div>
	);
}
