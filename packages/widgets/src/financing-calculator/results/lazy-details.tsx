import { type ReactNode, useState } from "react";

/** A title that opens to what is only drawn once it is open. */
export function LazyDetails({ title, children }: { title: string; children: () => ReactNode }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<details className="nev-breakdown" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary>{title}</summary>
			{isOpen && <div className="nev-breakdown-content">{children()}</div>}
		</details>
	);
}
