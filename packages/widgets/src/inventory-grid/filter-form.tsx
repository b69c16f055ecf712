import { vehicleCategories } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { type ReactNode, useState } from "react";
import { formatDollars, formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Button } from "../ui/index.js";
import { ChoiceField } from "./choice-field.js";
import type { InventoryState } from "./inventory-state.js";
import type { GridMessages } from "./messages.js";
import { type PriceRange, priceLimits, priceRanges } from "./vehicle-filters.js";

export interface FilterFormProps {
	inventory: InventoryState;
	/** The id of the form, for the field of the order, which stands below it. */
	id: string;
	/** The accessible name of the search. */
	label: string;
	messages: GridMessages;
	/** The page that the form opens before hydration. */
	action?: string | undefined;
	/** Before the button that clears the filters. */
	children?: ReactNode;
}

/** Search text, category and price range. Each change takes effect immediately. */
export function FilterForm(props: FilterFormProps) {
	useSignals();
	const { inventory, id, label, messages, action, children } = props;
	const { locale } = useNev();
	const [isOpen, setIsOpen] = useState(false);
	const { search = "", category, price } = inventory.filters.value;
	return (
		// biome-ignore lint/a11y/noRedundantRoles: browsers of `browsers.json` do not know the element
		<search role="search" aria-label={label}>
			<form
				id={id}
				className="nev-filters"
				part="form"
				method="get"
				action={action}
				onSubmit={(event) => event.preventDefault()}
			>
				<div>
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
				<Button
					className="nev-filter-toggle"
					aria-expanded={isOpen}
					onClick={() => setIsOpen(!isOpen)}
				>
					{messages.filters}
				</Button>
				<div className={isOpen ? "nev-filter-choices" : "nev-filter-choices nev-folded"}>
					<ChoiceField
						formId={id}
						name="category"
						label={messages.categoryLabel}
						none={messages.allCategories}
						choices={vehicleCategories}
						labels={messages.categories}
						inventory={inventory}
					/>
					<ChoiceField
						formId={id}
						name="price"
						label={messages.priceLabel}
						none={messages.allPrices}
						choices={priceRanges}
						labels={priceLabels(locale, messages)}
						inventory={inventory}
					/>
					<div className="nev-filter-actions">
						{children}
						<Button aria-disabled={!(search || category || price)} onClick={inventory.clear}>
							{messages.clearFilters}
						</Button>
					</div>
				</div>
			</form>
		</search>
	);
}

/** The price ranges, with amounts as all others are written in the language. */
const priceLabels = (locale: string, { prices }: GridMessages) =>
	Object.fromEntries(
		priceRanges.map((range) => {
			const [lowest, below] = priceLimits[range];
			const amounts = { lowest: formatDollars(locale, lowest) };
			const text = formatMessage(
				locale,
				prices[range],
				below < Infinity ? { ...amounts, below: formatDollars(locale, below) } : amounts,
			);
			return [range, text];
		}),
	) as Record<PriceRange, string>;
