import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useWantedParameters } from "../ui/wanted-parameters.js";

interface ChosenFilterProps {
	/** The parameter of the list's address. */
	readonly name: string;
	readonly label: string;
	readonly value: string;
	/** Names the link that takes the filter off. */
	readonly removeLabel: string;
	/** What the list is filtered by. */
	readonly children: ReactNode;
}

/** A filter that was chosen on another page, and the way to the list without it. */
export function ChosenFilter({ name, label, value, removeLabel, children }: ChosenFilterProps) {
	const others = useWantedParameters();
	for (const parameter of [name, "after", "before"]) others.delete(parameter);
	return (
		<div className="filter-select filter-chosen">
			<span>{label}</span>
			<span>
				{children}
				<Link
					to={{ search: `${others}` }}
					aria-label={removeLabel}
					title={removeLabel}
					preventScrollReset
				>
					<X aria-hidden="true" />
				</Link>
			</span>
			<input type="hidden" name={name} value={value} />
		</div>
	);
}
