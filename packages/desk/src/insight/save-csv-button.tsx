import { byteOrderMark, csvLine } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { Download } from "lucide-react";
import { saveFile } from "../session/download.js";
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
			onClick={() =>
				saveFile(
					`${file}.csv`,
					new Blob([byteOrderMark, ...lines().map(csvLine)], { type: "text/csv;charset=utf-8" }),
				)
			}
		>
			<Download aria-hidden="true" />
			{messages.saveCsv}
		</Button>
	);
}
