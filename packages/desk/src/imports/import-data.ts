import type {
	DeskImport,
	ImportApplication,
	ImportKind,
	ImportOptions,
	ImportRevision,
	ImportRow,
	Page,
} from "@nev/contract/desk";
import type { LoaderFunctionArgs } from "react-router";
import { ask } from "../session/ask.js";
import { saveFile } from "../session/download.js";

/** The imports that the desk keeps. */
export function loadImports({ request }: LoaderFunctionArgs): Promise<DeskImport[]> {
	return ask("imports", { signal: request.signal });
}

/** What the page of an import shows. */
export interface ImportData {
	readonly one: DeskImport;
	readonly page: Page<ImportRow>;
}

/** An import, with the rows of its report that the address describes. */
export async function loadImport({ params, request }: LoaderFunctionArgs): Promise<ImportData> {
	const { signal } = request;
	const one = await ask<DeskImport>(`imports/${params.id}`, { signal });
	// After the state, so that they are not those of an earlier one.
	const { search } = new URL(request.url);
	const page = await ask<Page<ImportRow>>(`imports/${params.id}/rows${search}`, { signal });
	return { one, page };
}

/** Sends a file, which the desk begins to check. */
export function sendFile(
	file: File,
	kind: ImportKind,
	options: ImportOptions,
): Promise<DeskImport> {
	const query = new URLSearchParams({ kind, file: file.name, options: JSON.stringify(options) });
	return ask(`imports?${query}`, { method: "POST", body: file });
}

/** Gives the operator an empty list, with its headings. */
export async function downloadTemplate(kind: ImportKind): Promise<void> {
	saveFile(`${kind}.csv`, await ask<Blob>(`imports/template.csv?kind=${kind}`));
}

/** Corrects cells, chooses dealers, columns or other options, and has the file checked again. */
export function reviseImport(id: string, body: ImportRevision): Promise<DeskImport> {
	return ask(`imports/${id}/revision`, { method: "POST", body });
}

export function applyImport(id: string, body: ImportApplication): Promise<DeskImport> {
	return ask(`imports/${id}/application`, { method: "POST", body });
}

/** Returns what was discarded. */
export async function discardImport(one: DeskImport): Promise<DeskImport> {
	await ask(`imports/${one.id}`, { method: "DELETE" });
	return one;
}

/** Gives the operator the whole report as a file. */
export async function downloadReport({ id, file }: DeskImport): Promise<void> {
	const report = await ask<Blob>(`imports/${id}/report.csv`);
	saveFile(`report of ${file.replace(/\.\w+$/, "")}.csv`, report);
}
