import type { Page } from "@nev/contract/desk";
import { Button, buttonClass, EmptyPanel } from "@nev/widgets/ui";
import { Download, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLoaderData, useLocation, useSearchParams } from "react-router";
import { download } from "../session/download.js";
import type { ListState } from "./back-link.js";
import { type Column, DataTable } from "./data-table.js";
import { FilterForm } from "./filter-form.js";
import { uiMessages } from "./messages.js";
import { fileDay } from "./moment.js";
import { useNotice } from "./notice-context.js";
import { Pager } from "./pager.js";
import { filterOf, type Selection, useSelection } from "./selection.js";
import { SelectionBar } from "./selection-bar.js";
import { usePoll } from "./use-poll.js";
import { useRequest } from "./use-request.js";

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
	/** What leads to the form of a new row; unset: there is none. */
	readonly add?: string;
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
	/** The name of a row, for its checkbox and for the line that says which part of the list is shown. */
	spanOf: (row: Row) => string;
	/** The choices beside the search field. */
	children: ReactNode;
	/** What the desk's API has as a CSV file: `leads`; unset: nothing. */
	exported?: string;
	/** A link to the page that this list is a part of. */
	backLink?: ReactNode;
	/** The buttons for what can be done with several rows; unset: none can be selected. */
	actions?: (selection: Selection<Row>) => ReactNode;
}

/** A list with its search, filters, order and pages, which are all in the page's address. */
export function ListPage<Row extends { readonly id: number }>(props: ListPageProps<Row>) {
	const { path, messages, columns, sort, spanOf, children, exported, backLink, actions } = props;
	const page = useLoaderData<Page<Row>>();
	const { items } = page;
	usePoll();
	const [parameters] = useSearchParams();
	const order = parameters.get("order");
	const selection = useSelection(page);
	const isFiltered = Object.keys(filterOf(parameters)).length > 0;
	return (
		<div className="page">
			<title>{`${messages.title} – Desk`}</title>
			{backLink}
			<h1 tabIndex={-1}>{messages.title}</h1>
			<div className="list-tools">
				<FilterForm searchLabel={messages.search}>{children}</FilterForm>
				{exported && <ExportButton list={exported} />}
				{messages.add && <AddLink to={`${path}/new`}>{messages.add}</AddLink>}
				<Pager page={page} count={messages.count} nameOf={spanOf} />
			</div>
			{actions && (items.length > 0 || isFiltered) && (
				<SelectionBar selection={selection} nameOf={messages.count} matching={page.count.n}>
					{actions(selection)}
				</SelectionBar>
			)}
			{items.length > 0 ? (
				<DataTable
					caption={messages.caption}
					columns={columns}
					rows={items}
					nameOf={spanOf}
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

/** Leads to the form of a new row, and from there back to the list as it is. */
function AddLink({ to, children }: { to: string; children: string }) {
	const { search } = useLocation();
	return (
		<Link
			className={buttonClass("primary", "compact")}
			to={to}
			state={{ search } satisfies ListState}
		>
			<Plus aria-hidden="true" />
			{children}
		</Link>
	);
}

/** Saves what the filter finds, on all pages, as a CSV file. */
function ExportButton({ list }: { list: string }) {
	const [parameters] = useSearchParams();
	const tell = useNotice();
	const { isBusy, send } = useRequest<string>(
		(file) => tell({ text: uiMessages.exported(file) }),
		({ error }) => tell({ text: uiMessages.notExported(error) }),
	);

	async function save(): Promise<string> {
		const file = `${list}-${fileDay()}.csv`;
		await download(`${list}/export?${new URLSearchParams(filterOf(parameters))}`, file);
		return file;
	}

	return (
		<Button className="compact" aria-disabled={isBusy} onClick={() => void send(save)}>
			<Download aria-hidden="true" />
			{isBusy ? uiMessages.exporting : uiMessages.export}
		</Button>
	);
}
