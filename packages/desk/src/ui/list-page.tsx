import type { Page } from "@nev/contract/desk";
import { EmptyPanel } from "@nev/widgets/ui";
import type { ReactNode } from "react";
import { Link, useLoaderData, useSearchParams } from "react-router";
import { type Column, DataTable } from "./data-table.js";
import { ExportButton } from "./export-button.js";
import { FilterForm } from "./filter-form.js";
import { Pager } from "./pager.js";
import { filterOf, type Selection, useSelection } from "./selection.js";
import { SelectionBar } from "./selection-bar.js";
import { usePoll } from "./use-poll.js";

/** The texts of a list. */
export interface ListMessages {
	readonly title: string;
	readonly search: string;
	readonly caption: string;
	/** Nothing matches the search and the filters. */
	readonly none: string;
	readonly noneHint: string;
	/** There is nothing at all. */
	readonly noneYet: string;
	readonly noneYetHint: string;
	readonly showAll: string;
	/** The number of rows, such as "3 leads". */
	readonly count: (n: number) => string;
}

export interface ListPageProps<Row> {
	/** Its address without a search. */
	path: string;
	messages: ListMessages;
	columns: readonly Column<Row>[];
	/** How the list is sorted where its address does not say it. */
	sort: { readonly by: string; readonly order: "asc" | "desc" };
	/** What stands for a row in the line that says which part of the list is shown. */
	spanOf: (row: Row) => string;
	/** The choices beside the search field. */
	children: ReactNode;
	/** Where the desk's API has the list as a CSV file: `leads/export`; unset: nowhere. */
	exportPath?: string;
	/** The buttons for what can be done with several rows; unset: none can be selected. */
	actions?: (selection: Selection) => ReactNode;
}

/** A list with its search, filters, order and pages, which are all in the page's address. */
export function ListPage<Row extends { readonly id: number }>(props: ListPageProps<Row>) {
	const { path, messages, columns, sort, spanOf, children, exportPath, actions } = props;
	const { items, count, next, previous } = useLoaderData<Page<Row>>();
	usePoll();
	const [parameters] = useSearchParams();
	const [first, last] = [items.at(0), items.at(-1)];
	const order = parameters.get("order");
	const selection = useSelection(items, count);
	const isFiltered = Object.keys(filterOf(parameters)).length > 0;
	return (
		<div className="page">
			<title>{`${messages.title} – Desk`}</title>
			<h1 tabIndex={-1}>{messages.title}</h1>
			<div className="list-tools">
				<FilterForm searchLabel={messages.search}>{children}</FilterForm>
				{exportPath && <ExportButton path={exportPath} />}
				<Pager
					count={count}
					nameOf={messages.count}
					next={next}
					previous={previous}
					span={first && last && [spanOf(first), spanOf(last)]}
				/>
			</div>
			{actions && items.length > 0 && (
				<SelectionBar selection={selection} nameOf={messages.count} matching={count.n}>
					{actions(selection)}
				</SelectionBar>
			)}
			{items.length > 0 ? (
				<DataTable
					caption={messages.caption}
					columns={columns}
					rows={items}
					rowName={spanOf}
					selection={actions && selection}
					sort={{
						by: parameters.get("sort") ?? sort.by,
						order: order === "asc" || order === "desc" ? order : sort.order,
					}}
				/>
			) : isFiltered ? (
				<EmptyPanel title={messages.none} hint={messages.noneHint}>
					<Link to={path}>{messages.showAll}</Link>
				</EmptyPanel>
			) : (
				<EmptyPanel title={messages.noneYet} hint={messages.noneYetHint} />
			)}
		</div>
	);
}
