import { Button } from "@nev/widgets/ui";
import { Download } from "lucide-react";
import { toCsv } from "./csv.js";
import { insightMessages as messages } from "./messages.js";

export interface SaveCsvButtonProps {
	/** What is saved, for screen readers. */
	readonly title: string;
	/** The name of the file, without `.csv`. */
	readonly file: string;
	/** Its lines, the headings first. */
	readonly lines: () => readonly (readonly (string | number)[])[];
}

/** Saves figures that the page has as a file. */
export function SaveCsvButton({ title, file, lines }: SaveCsvButtonProps) {
	return (
		<Button
			variant="quiet"
			className="compact"
			aria-label={messages.saveCsvOf(title)}
			onClick={() => save(`${file}.csv`, toCsv(lines()))}
		>
			<Download aria-hidden="true" />
			{messages.saveCsv}
		</Button>
	);
}

function save(name: string, text: string): void {
	const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}
