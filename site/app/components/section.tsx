import { type ReactNode, useId } from "react";

export interface SectionProps {
	title: string;
	lead?: ReactNode;
	/** Stands opposite the title: a link to more. */
	more?: ReactNode;
	className?: string;
	children?: ReactNode;
}

/** A part of a page under a heading. */
export function Section({ title, lead, more, className, children }: SectionProps) {
	const id = useId();
	return (
		<section className={["section", className].filter(Boolean).join(" ")} aria-labelledby={id}>
			<div className="section-top">
				<div className="section-words">
					<h2 id={id}>{title}</h2>
					{lead && <p className="lead">{lead}</p>}
				</div>
				{more}
			</div>
			{children}
		</section>
	);
}

/** A lane line across the page, between what belongs apart. */
export function LaneLine() {
	return <hr className="lane-line" />;
}

export interface CallToActionProps {
	title: string;
	text: string;
	children: ReactNode;
}

/** The last word of a page, and what to do next. */
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
