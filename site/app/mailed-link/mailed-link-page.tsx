import { Button } from "@nev/widgets/ui";
import type { ReactNode } from "react";
import { FormProblem } from "../components/form-problem.js";
import { PageHead } from "../seo/page-head.js";

export interface MailedLinkPageProps {
	title: string;
	description: string;
	/** What the button does, or what came of it. */
	hint: string;
	/** What is on the button. */
	button: string;
	/** Why the button could do nothing. It can be pressed again. */
	problem?: string | undefined;
	/** Whether there is nothing more to press. */
	isDone: boolean;
	/** What is shown in place of the button then. */
	children?: ReactNode;
}

/** The page of a mailed link: one button, which sends a form to the page's own address. */
export function MailedLinkPage(props: MailedLinkPageProps) {
	const { title, description, hint, button, problem, isDone, children } = props;
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
				// Without an action, a form is sent to the address of its page, which has the token.
				<form method="post">
					<Button type="submit" variant="primary">
						{button}
					</Button>
				</form>
			)}
		</div>
	);
}
