import { limitBody, parseBody, parseQuery, requireUncodedBody } from "@nev/api/operations";
import {
	type ImportKind,
	importApplicationSchema,
	importOptionsSchema,
	importRevisionSchema,
	importRowQuerySchema,
	newImportQuerySchema,
	templateQuerySchema,
} from "@nev/contract/desk";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { listColumns } from "../../imports/import-lists.js";
import { listTemplate } from "../../imports/list-template.js";
import { linesOfRow, reportAsCsv } from "../../imports/report-lines.js";
import { ImportError } from "../../tables/import-error.js";
import { openTable } from "../../tables/open-table.js";
import type { TableFile } from "../../tables/table-file.js";
import { deskAuthor } from "../author.js";
import { DeskError } from "../desk-error.js";
import { limitFile } from "../limit-file.js";
import type { Runner } from "../runner.js";
import { createKeptImports, type KeptImport, toDeskImport } from "./kept-imports.js";
import { listImportRows } from "./list-import-rows.js";
import { beginApplication, beginCheck, reviseImport } from "./run-import.js";

/** `/api/imports` of the desk. Checks and applications go on after their answer, which is polled. */
export function importRoutes(runner: Runner): Hono {
	const imports = createKeptImports();
	const keptOf = (context: Context) => imports.find(context.req.param("id") ?? "");
	const authorFor = (context: Context, { kind }: Pick<KeptImport, "kind">) =>
		deskAuthor(context, kind === "dealers" ? "import dealerships" : "import vehicles");

	return new Hono()
		.get("/", (context) => context.json(imports.all().map(toDeskImport)))
		.post("/", limitFile, async (context) => {
			const { kind, file, options } = parseQuery(newImportQuerySchema, context.req.query());
			const parsed = parseOptions(options);
			requireUncodedBody(context);
			const bytes = Buffer.from(await context.req.arrayBuffer());
			const { sheets, notes = [] } = await requireList(bytes, kind);
			const kept = imports.add({ kind, file, bytes, sheets, notes, options: parsed });
			beginCheck(runner, kept, authorFor(context, kept));
			return context.json(toDeskImport(kept), 201);
		})
		.get("/template.csv", (context) => {
			const { kind } = parseQuery(templateQuerySchema, context.req.query());
			return context.body(listTemplate(kind), 200, { "content-type": "text/csv; charset=utf-8" });
		})
		.get("/:id", (context) => context.json(toDeskImport(keptOf(context))))
		.delete("/:id", (context) => {
			imports.discard(keptOf(context));
			return context.body(null, 204);
		})
		.get("/:id/rows", (context) => {
			const query = parseQuery(importRowQuerySchema, context.req.query());
			return context.json(listImportRows(keptOf(context), query));
		})
		.get("/:id/report.csv", (context) => {
			const lines = keptOf(context).rows.flatMap((row) => linesOfRow(row, true));
			return context.body(reportAsCsv(lines), 200, { "content-type": "text/csv; charset=utf-8" });
		})
		.post("/:id/revision", limitBody, async (context) => {
			const revision = await parseBody(importRevisionSchema, context);
			const kept = keptOf(context);
			reviseImport(runner, kept, revision, authorFor(context, kept));
			return context.json(toDeskImport(kept));
		})
		.post("/:id/application", limitBody, async (context) => {
			const application = await parseBody(importApplicationSchema, context);
			const kept = keptOf(context);
			const author = authorFor(context, kept);
			beginApplication(runner, kept, { ...application, author });
			return context.json(toDeskImport(kept), 202);
		});
}

/**
 * Refuses a file that no correction makes a list, so that it takes no place of one. In a workbook, another sheet may
 * be one.
 *
 * @throws {DeskError} 422
 */
async function requireList(bytes: Buffer, kind: ImportKind): Promise<TableFile> {
	try {
		const table = await openTable(bytes, { countKnown: listColumns[kind].countKnown });
		// What its columns are, the operator can say.
		if (table.sheets || table.header.filter((heading) => heading !== "").length > 1) return table;
	} catch (error) {
		if (error instanceof ImportError) throw new DeskError(422, error.message);
		throw error;
	}
	const known = listColumns[kind].fields.join(", ");
	throw new DeskError(
		422,
		`The file is not a list of ${kind}: its first row names no columns, such as ${known}.`,
	);
}

/** @throws {DeskError} 400 */
function parseOptions(text: string) {
	try {
		return z.parse(importOptionsSchema, JSON.parse(text));
	} catch {
		throw new DeskError(400, "The options of this import are malformed.");
	}
}
