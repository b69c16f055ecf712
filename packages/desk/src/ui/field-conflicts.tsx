import { Button } from "@nev/widgets/ui";
import { useEffect, useRef, useState } from "react";
import { uiMessages as messages } from "./messages.js";

export interface FieldConflictsProps<Field extends string> {
	/** That somebody else has saved something. */
	readonly title: string;
	readonly labels: Readonly<Record<Field, string>>;
	/** The values that this operator saw when they opened it. */
	readonly opened: Readonly<Record<Field, string>>;
	/** The values that are saved. */
	readonly theirs: Readonly<Record<Field, string>>;
	/** The values in the form. */
	readonly mine: Readonly<Record<Field, string>>;
	/** The fields that both changed. */
	readonly fields: readonly Field[];
	readonly onChoose: (field: Field, value: string) => void;
}

/** What another operator has saved meanwhile, field by field, to choose from. */
export function FieldConflicts<Field extends string>(props: FieldConflictsProps<Field>) {
	const { title, labels, opened, theirs, mine, fields, onChoose } = props;
	const heading = useRef<HTMLHeadingElement>(null);
	/** What this operator wrote, which the form no longer has once theirs is chosen. */
	const [written] = useState(mine);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="conflict" aria-labelledby="conflict">
			<h2 id="conflict" ref={heading} tabIndex={-1}>
				{title}
			</h2>
			<p>{fields.length > 0 ? messages.conflictHint : messages.conflictNone}</p>
			{fields.map((field) => {
				const label = labels[field];
				const choices = [
					{ side: messages.theirs, value: theirs[field], action: messages.useTheirs(label) },
					{ side: messages.yours, value: written[field], action: messages.keepMine(label) },
				];
				return (
					<div key={field} className="conflict-field">
						<h3>{label}</h3>
						<dl>
							<div>
								<dt>{messages.opened}</dt>
								<dd>{opened[field]}</dd>
							</div>
							{choices.map(({ side, value, action }) => (
								<div key={side}>
									<dt>{side}</dt>
									<dd>
										{value}
										<Button
											className="compact"
											aria-pressed={mine[field] === value}
											onClick={() => onChoose(field, value)}
										>
											{action}
										</Button>
									</dd>
								</div>
							))}
						</dl>
					</div>
				);
			})}
		</section>
	);
}
