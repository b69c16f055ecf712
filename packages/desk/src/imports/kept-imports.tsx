import type { DeskImport } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useRef } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router";
import { useNotice } from "../ui/notice.js";
import { discardImport } from "./import-data.js";
import { describeCounts, kindLabels, importMessages as messages } from "./messages.js";
import { useAction } from "./use-action.js";

/** The files that were checked and are not applied yet, so that nobody has to mend one twice. */
export function KeptImports() {
	const kept = useLoaderData<DeskImport[]>().filter(({ state }) => state.kind !== "applied");
	const { revalidate } = useRevalidator();
	const { error, run } = useAction();
	const tell = useNotice();
	const heading = useRef<HTMLHeadingElement>(null);
	if (kept.length === 0) return null;

	async function discard({ id, file }: DeskImport): Promise<void> {
		if (!(await run(() => discardImport(id)))) return;
		tell({ text: messages.discarded(file) });
		// The pressed button goes away, and with the last file the heading too.
		const next = heading.current;
		await revalidate();
		if (next?.isConnected) next.focus();
		else document.querySelector<HTMLElement>("h1[tabindex]")?.focus();
	}

	return (
		<section aria-labelledby="kept">
			<h2 id="kept" ref={heading} tabIndex={-1}>
				{messages.kept}
			</h2>
			<p>{messages.keptHint}</p>
			<ul className="kept">
				{kept.map((one) => (
					<li key={one.id}>
						<Link to={`/import/${one.id}`}>{one.file}</Link>
						<span>
							{kindLabels[one.kind]}
							{one.state.kind === "ready" && `: ${describeCounts(one.state.counts)}`}
						</span>
						<Button
							className="compact"
							aria-label={messages.discardLabel(one.file)}
							onClick={() => void discard(one)}
						>
							{messages.discard}
						</Button>
					</li>
				))}
			</ul>
			<p role="alert" className="field-error">
				{error}
			</p>
		</section>
	);
}
