import { type ReactNode, useId } from "react";

export interface SectionProps {
	title: string;
	lead?: ReactNode;
	/** A link to more, shown opposite the title. */
	more?: ReactNode;
	className?: string;
	children?: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, lead, more, className, children }: SectionProps) {
	const id = useId();
	return (
		<section className={["section", className].filter(Boolean).join(" ")} aria-labelledby={id}>
			<div className="section-top">
				<div className="section-text">
					<h2 id={id}>{title}</h2>
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
