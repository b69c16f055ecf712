import { type VehicleCategory, vehicleCategories } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown } from "lucide";
import { useId, useRef } from "react";
import { useInputBeforeHydration } from "../hooks/index.js";
import { Icon } from "../ui/icon.js";
import { Button } from "../ui/index.js";
import type { InventoryState } from "./inventory-state.js";
import type { GridMessages } from "./messages.js";
import { type PriceRange, priceRanges, readFilters, writeFilters } from "./vehicle-filters.js";

export interface FilterFormProps {
	inventory: InventoryState;
	/** The accessible name of the search. */
	label: string;
	messages: GridMessages;
	/** The page that the form opens before hydration. */
	action?: string | undefined;
}

/** Search text, category and price range. Each change takes effect immediately. */
export function FilterForm({ inventory, label, messages, action }: FilterFormProps) {
	useSignals();
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const { search = "", category = "", price = "" } = inventory.filters.value;
	const isFiltered = search || category || price;
	useInputBeforeHydration(form, (filled) => {
		const filters = readFilters(new FormData(filled));
		if (writeFilters(filters) !== writeFilters(inventory.filters.peek())) {
			inventory.setFilters(filters);
		}
	});
	return (
		// biome-ignore lint/a11y/noRedundantRoles: browsers of `browsers.json` do not know the element
		<search role="search" aria-label={label}>
			<form
				ref={form}
				className="nev-filters"
				part="form"
				method="get"
				action={action}
				onSubmit={(event) => event.preventDefault()}
			>
				<div className="nev-filter-search">
					<label className="nev-label" part="label" htmlFor={`${id}-search`}>
						{messages.searchLabel}
					</label>
					<input
						id={`${id}-search`}
						className="nev-input"
						part="input"
						type="search"
						name="search"
						enterKeyHint="search"
						maxLength={100}
						placeholder={messages.searchPlaceholder}
						value={search}
						onChange={(event) => inventory.filter({ search: event.currentTarget.value })}
					/>
				</div>
				<div>
					<label className="nev-label" part="label" htmlFor={`${id}-category`}>
						{messages.categoryLabel}
					</label>
					<div className="nev-select-box">
						<select
							id={`${id}-category`}
							className="nev-select"
							part="select"
							name="category"
							value={category}
							onChange={(event) =>
								inventory.filter({
									category: (event.currentTarget.value || undefined) as VehicleCategory | undefined,
								})
							}
						>
							<option value="">{messages.allCategories}</option>
							{vehicleCategories.map((choice) => (
								<option key={choice} value={choice}>
									{messages.categories[choice]}
								</option>
							))}
						</select>
						<Icon icon={ChevronDown} className="nev-select-icon" />
					</div>
				</div>
				<div>
					<label className="nev-label" part="label" htmlFor={`${id}-price`}>
						{messages.priceLabel}
					</label>
					<div className="nev-select-box">
						<select
							id={`${id}-price`}
							className="nev-select"
							part="select"
							name="price"
							value={price}
							onChange={(event) =>
								inventory.filter({
									price: (event.currentTarget.value || undefined) as PriceRange | undefined,
								})
							}
						>
							<option value="">{messages.allPrices}</option>
							{priceRanges.map((choice) => (
								<option key={choice} value={choice}>
									{messages.prices[choice]}
								</option>
							))}
						</select>
						<Icon icon={ChevronDown} className="nev-select-icon" />
					</div>
				</div>
				<div className="nev-filter-actions">
					<noscript>
						<button type="submit" className="nev-button nev-button-primary">
							{messages.apply}
						</button>
					</noscript>
					<Button aria-disabled={!isFiltered} onClick={inventory.clear}>
						{messages.clearFilters}
					</Button>
				</div>
			</form>
		</search>
	);
}
