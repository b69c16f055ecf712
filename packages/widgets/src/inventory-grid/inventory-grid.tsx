import type { Vehicle, VehicleCategory } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { type ComparisonState, createComparisonState } from "../comparison/comparison-state.js";
import { useLoader } from "../data/index.js";
import {
	formatMessage,
	languageAttributes,
	type MessageOverrides,
	messagesLocale,
	useMessages,
} from "../messages/index.js";
import { NevProvider, useNev } from "../provider/index.js";
import { Button, EmptyPanel, ErrorPanel, SkeletonCards } from "../ui/index.js";
import { CompareChoice } from "./comparison/compare-choice.js";
import { Comparison } from "./comparison/comparison.js";
import { FilterForm } from "./filter-form.js";
import type { InventoryState } from "./inventory-state.js";
import {
	type GridMessages,
	type InventoryGridMessages,
	inventoryGridTranslations,
} from "./messages.js";
import { useInventory } from "./use-inventory.js";
import { VehicleCard } from "./vehicle-card.js";
import type { VehicleFilters } from "./vehicle-filters.js";

/** How many grey cards stand in the grid while it loads (specification, section 9). */
const skeletonCount = 6;

/** How many pictures are loaded at once; the others when they come near. */
const firstCards = 3;

export interface InventoryGridProps {
	/** The category to start with. */
	category?: VehicleCategory | undefined;
	/** The most vehicles to show. */
	limit?: number | undefined;
	/** Filters to start with, as an address carries them; stand above `category`. */
	filters?: VehicleFilters | undefined;
	/** The host's own vehicles; then no API is asked. */
	vehicles?: readonly Vehicle[] | undefined;
	/** The address of a vehicle's page. Default: its page on the site of the API. */
	hrefOf?: ((vehicle: Vehicle) => string) | undefined;
	/** Lets the visitor put up to three vehicles side by side. */
	canCompare?: boolean | undefined;
	/** The host's own words in place of some. */
	messages?: MessageOverrides<InventoryGridMessages> | undefined;
	/** The level of the vehicles' headings. Default: 3. */
	headingLevel?: 2 | 3 | 4 | undefined;
	/** Where the filter form goes before scripts are there; the page then answers its query. */
	action?: string | undefined;
	/** The vehicles are there. */
	onReady?: (() => void) | undefined;
	/** The vehicles could not be loaded. */
	onError?: ((error: Error) => void) | undefined;
	onFiltersChange?: ((filters: VehicleFilters) => void) | undefined;
	/** The visitor chose a vehicle; preventing the event's default keeps them on the page. */
	onVehicleSelect?: ((vehicle: Vehicle, event: MouseEvent) => void) | undefined;
}

/**
 * The vehicles of the catalogue, narrowed by search, category and price.
 *
 * @example
 * <NevProvider api="https://example.com/api">
 *   <InventoryGrid category="4-seater" />
 * </NevProvider>
 */
export function InventoryGrid(props: InventoryGridProps) {
	const [comparison] = useState(() => createComparisonState<Vehicle>(({ slug }) => slug));
	return (
		<GridWidget
			{...props}
			comparing={props.canCompare ? { comparison, Comparison, CompareChoice } : undefined}
		/>
	);
}

export interface GridWidgetProps extends InventoryGridProps {
	/** The comparison and its components. The element has none, so its bundle leaves them out. */
	comparing?:
		| {
				comparison: ComparisonState<Vehicle>;
				Comparison: typeof Comparison;
				CompareChoice: typeof CompareChoice;
		  }
		| undefined;
}

/** The grid, with a comparison only if one is passed. */
export function GridWidget(props: GridWidgetProps) {
	const { headingLevel = 3, action, onVehicleSelect, comparing } = props;
	const messages = useMessages(inventoryGridTranslations, props.messages);
	const { locale, notify } = useNev();
	const loader = useLoader();
	const inventory = useInventory(props);
	const place = useRef<HTMLElement>(null);
	/** What was pressed goes away; who came by keyboard stays here. */
	const keepFocus = () => place.current?.focus();
	const hrefOf =
		props.hrefOf ?? (({ slug }: Vehicle) => loader.client.resolve(`/inventory/${slug}`));
	return (
		<NevProvider
			loader={loader}
			locale={messagesLocale(locale, props.messages)}
			{...(notify && { notify })}
		>
			<section
				ref={place}
				className="nev-root nev-inventory"
				{...languageAttributes(locale, props.messages)}
				aria-label={messages.regionLabel}
				tabIndex={-1}
			>
				<FilterForm inventory={inventory} messages={messages} action={action} />
				<CountLine inventory={inventory} messages={messages} />
				{comparing && (
					<comparing.Comparison
						comparison={comparing.comparison}
						messageOverrides={props.messages}
						hrefOf={hrefOf}
						onFocusLost={keepFocus}
					/>
				)}
				<VehicleList
					inventory={inventory}
					messages={messages}
					headingLevel={headingLevel}
					hrefOf={hrefOf}
					onVehicleSelect={onVehicleSelect}
					onFocusLost={keepFocus}
					footOf={
						comparing &&
						((vehicle) => (
							<comparing.CompareChoice
								comparison={comparing.comparison}
								vehicle={vehicle}
								messageOverrides={props.messages}
							/>
						))
					}
				/>
			</section>
		</NevProvider>
	);
}

interface PartProps {
	inventory: InventoryState;
	messages: GridMessages;
}

function CountLine({ inventory, messages }: PartProps) {
	useSignals();
	const { locale } = useNev();
	const { status, total } = inventory.results.value;
	return (
		<p className="nev-count-line" role="status">
			{status === "loading" && messages.loading}
			{status === "ready" && formatMessage(locale, messages.count, { count: total })}
		</p>
	);
}

interface VehicleListProps extends PartProps {
	headingLevel: 2 | 3 | 4;
	hrefOf: (vehicle: Vehicle) => string;
	onVehicleSelect: InventoryGridProps["onVehicleSelect"];
	onFocusLost: () => void;
	/** What stands at the foot of a vehicle's card. */
	footOf: ((vehicle: Vehicle) => ReactNode) | undefined;
}

function VehicleList(props: VehicleListProps) {
	useSignals();
	const { inventory, messages, headingLevel, hrefOf, onVehicleSelect, footOf } = props;
	function leave(change: () => void): void {
		props.onFocusLost();
		change();
	}
	const { status, vehicles, total } = inventory.results.value;
	if (status === "failed") {
		return (
			<ErrorPanel
				title={messages.errorTitle}
				hint={messages.errorHint}
				retryLabel={messages.retry}
				onRetry={() => leave(inventory.retry)}
			/>
		);
	}
	if (status === "loading") {
		return <SkeletonCards count={skeletonCount} className="nev-vehicle-grid" />;
	}
	if (total === 0) {
		return (
			<EmptyPanel title={messages.emptyTitle} hint={messages.emptyHint}>
				<Button variant="primary" onClick={() => leave(inventory.clear)}>
					{messages.showAll}
				</Button>
			</EmptyPanel>
		);
	}
	return (
		<ul className="nev-vehicle-grid">
			{vehicles.map((vehicle, index) => (
				<li key={vehicle.slug}>
					<VehicleCard
						vehicle={vehicle}
						messages={messages}
						href={hrefOf(vehicle)}
						headingLevel={headingLevel}
						isFirst={index < firstCards}
						onSelect={(event) => onVehicleSelect?.(vehicle, event)}
					>
						{footOf?.(vehicle)}
					</VehicleCard>
				</li>
			))}
		</ul>
	);
}
