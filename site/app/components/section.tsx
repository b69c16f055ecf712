import { type ReactNode, useId } from "react";

export interface SectionProps {
	title: string;
	lead?: ReactNode;
	/** A link to more, shown opposite the title. */
	more?: ReactNode;
	className?: string;
	/** The fragment of links to it. */
	id?: string;
	children?: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, lead, more, className, id, children }: SectionProps) {
	const titleId = useId();
	return (
		<section
			id={id}
			className={["section", className].filter(Boolean).join(" ")}
			aria-labelledby={titleId}
		>
			<div className="section-top">
				<div className="section-text">
					<h2 id={titleId}>{title}</h2>
					{lead && <p className="lead">{lead}</p>}
				</div>
				{more}
			</div>
			{children}
		</section>
	);
}

export interface CallToActionProps {
	title: string;
	text: string;
	children: ReactNode;
}

/** Buttons for the next step, at the end of a page. */
export function CallToAction({ title, text, children }: CallToActionProps) {
	return (
		<section className="call-to-action">
			<div>
				<h2>{title}</h2>
				<p>{text}</p>
			</div>
			<div className="actions">{children}</div>
		</section>
	);
}
