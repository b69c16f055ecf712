import { Button } from "@nev/widgets/ui";
import type { ReactNode } from "react";
import { FormProblem } from "../components/form-problem.js";
import { PageHead } from "../seo/page-head.js";

/*
 * A mailed link has a token in its address. Only a press of the button on its page uses the token: programs that
 * scan mails follow links, and a GET of the page does not even read it.
 */

/** The address has a token: no other site may be told it, and no cache may keep it. */
export const privateHeaders = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** Reads the token of a press of the button. */
export function readToken({ url }: Request): string {
	return new URL(url).searchParams.get("token") ?? "";
}

/**
 * Whether a page of another site sent the form. The page of a link hides its origin, so the browser's own word
 * counts alone; a program, which gives none, passes. A token is no secret of the visitor's.
 */
export function isFromAnotherSite({ headers }: Request): boolean {
	return (headers.get("sec-fetch-site") ?? "same-origin") !== "same-origin";
}

export interface MailedLinkPageProps {
	title: string;
	description: string;
	/** What the button does, or what came of it. */
	hint: string;
	/** What is on the button. */
	button: string;
	/** Why the button could do nothing. It can be pressed again. */
	problem?: string | undefined;
	/** What else can be answered, beside the button. */
	other?: ReactNode;
	/** Whether there is nothing more to press. */
	isDone: boolean;
	/** What is shown in place of the button then. */
	children?: ReactNode;
}

/** The page of a mailed link: a button, which sends a form to the page's own address. */
export function MailedLinkPage(props: MailedLinkPageProps) {
	const { title, description, hint, button, problem, other, isDone, children } = props;
	return (
		<div className="page page-narrow">
			<PageHead title={title} description={description} />
			<header className="page-header">
				<h1>{title}</h1>
				<p className="lead">{hint}</p>
			</header>
			{problem && <FormProblem problem={{ title: "There is a problem", description: problem }} />}
			{isDone ? (
				children
			) : (
				// Without an action, forms are sent to the address of their page, which has the token.
				<div className="actions">
					<form method="post">
						<Button type="submit" variant="primary">
							{button}
						</Button>
					</form>
					{other}
				</div>
			)}
		</div>
	);
}
