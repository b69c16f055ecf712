import { Button } from "@nev/widgets/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { download } from "../session/download.js";
import { uiMessages as messages } from "./messages.js";
import { useNotice } from "./notice.js";

/** Saves what the filter finds, on all pages, as a CSV file. */
export function ExportButton({ path }: { path: string }) {
	const [parameters] = useSearchParams();
	const [isLoading, setIsLoading] = useState(false);
	const tell = useNotice();

	async function save(): Promise<void> {
		setIsLoading(true);
		const filter = new URLSearchParams(parameters);
		for (const name of ["after", "before", "sort", "order"]) filter.delete(name);
		try {
			tell({ text: messages.exported(await download(`${path}?${filter}`)) });
		} catch (error) {
			tell({ text: messages.notExported(error instanceof Error ? error.message : String(error)) });
		} finally {
			setIsLoading(false);
		}
	}

	return (
		<Button
			className="compact"
			aria-disabled={isLoading}
			onClick={() => {
				if (!isLoading) void save();
			}}
		>
			<Download aria-hidden="true" />
			{isLoading ? messages.exporting : messages.export}
		</Button>
	);
}
