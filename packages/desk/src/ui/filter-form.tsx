import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation, useSubmit } from "react-router";
import { uiMessages as messages } from "./messages.js";
import { useWantedParameters } from "./wanted-parameters.js";

/** Searches while somebody types, this long after the last letter, in milliseconds. */
const typingPause = 250;

export interface FilterFormProps {
	/** What the search looks into; unset: there is none. */
	readonly searchLabel?: string;
	/** Filters: `FilterSelect`. */
	readonly children: ReactNode;
}

/**
 * The search and the filters of a list, which become its address. Enter in the search goes to the first row
 * that is found.
 */
export function FilterForm({ searchLabel, children }: FilterFormProps) {
	const parameters = useWantedParameters();
	const submit = useSubmit();
	const timer = useRef(0);
	const input = useRef<HTMLInputElement>(null);
	const { key } = useLocation();
	/** The key of the address at which Enter was pressed, until what it finds is there. */
	const enteredAt = useRef<string>(undefined);
	const search = parameters.get("q") ?? "";
	useEffect(() => {
		// The address has changed by another way than typing here: a link, or back.
		if (input.current && document.activeElement !== input.current) input.current.value = search;
	}, [search]);
	useEffect(() => () => clearTimeout(timer.current), []);
	useEffect(() => {
		if (enteredAt.current === undefined || enteredAt.current === key) return;
		enteredAt.current = undefined;
		document.querySelector<HTMLElement>(".row-link")?.focus();
	}, [key]);

	function apply(form: HTMLFormElement, replaces: boolean): void {
		clearTimeout(timer.current);
		void submit(form, { replace: replaces, preventScrollReset: true });
	}

	return (
		<Form
			role={searchLabel === undefined ? undefined : "search"}
			className="filter-form"
			onSubmit={(event) => {
				event.preventDefault();
				enteredAt.current = key;
				apply(event.currentTarget, false);
			}}
		>
			{searchLabel !== undefined && (
				<label className="search-field">
					<span className="nev-visually-hidden">{searchLabel}</span>
					<Search aria-hidden="true" />
					<input
						ref={input}
						className="nev-input"
						type="search"
						name="q"
						maxLength={200}
						placeholder={searchLabel}
						defaultValue={search}
						enterKeyHint="search"
						aria-description={messages.enterHint}
						onChange={({ currentTarget: { form } }) => {
							enteredAt.current = undefined;
							clearTimeout(timer.current);
							timer.current = window.setTimeout(() => form && apply(form, true), typingPause);
						}}
					/>
				</label>
			)}
			{children}
			{["sort", "order"].map((name) => {
				const value = parameters.get(name);
				return value !== null && <input key={name} type="hidden" name={name} value={value} />;
			})}
		</Form>
	);
}

export interface FilterSelectProps {
	readonly name: string;
	readonly label: string;
	readonly options: readonly { readonly value: string; readonly label: string }[];
	/** Names a value that is not among the options, such as one of a bookmark; unset: by itself. */
	readonly labelOf?: (value: string) => string;
}

/** A filter with one of several values, or all. */
export function FilterSelect(props: FilterSelectProps) {
	const { name, label, options, labelOf = (value) => value } = props;
	const chosen = useWantedParameters().get(name) ?? "";
	const submit = useSubmit();
	const isOther = chosen !== "" && !options.some(({ value }) => value === chosen);
	return (
		<label className="filter-select">
			<span>{label}</span>
			<select
				className="nev-select"
				name={name}
				value={chosen}
				onChange={({ currentTarget: { form } }) =>
					form && void submit(form, { preventScrollReset: true })
				}
			>
				<option value="">{messages.all}</option>
				{options.map(({ value, label: text }) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
				{/* Without it, a list that is filtered would seem to show all. */}
				{isOther && <option value={chosen}>{labelOf(chosen)}</option>}
			</select>
		</label>
	);
}
