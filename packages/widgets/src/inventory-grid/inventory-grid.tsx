import { queries, type Vehicle, type VehicleCategory } from "@nev/contract";
import { signal, useSignalEffect } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { formatMessage, useMessages } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Button, EmptyPanel, ErrorPanel, SkeletonCards } from "../ui/index.js";
import { Comparison } from "./comparison.js";
import { FilterForm } from "./filter-form.js";
import {
	compareLimit,
	createInventoryState,
	type InventoryState,
	type VehicleSource,
} from "./inventory-state.js";
import { type InventoryGridMessages, inventoryGridTranslations } from "./messages.js";
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
	messages?: Partial<InventoryGridMessages> | undefined;
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
	const { headingLevel = 3, canCompare = false, action, onVehicleSelect } = props;
	const messages = useMessages(inventoryGridTranslations, props.messages);
	const { loader } = useNev();
	const inventory = useInventory(props);
	useEvents(inventory, props);
	const hrefOf =
		props.hrefOf ?? (({ slug }: Vehicle) => loader.client.resolve(`/inventory/${slug}`));
	return (
		<section className="nev-root nev-inventory" aria-label={messages.regionLabel}>
			<FilterForm inventory={inventory} messages={messages} action={action} />
			<CountLine inventory={inventory} messages={messages} />
			{canCompare && <Comparison inventory={inventory} messages={messages} hrefOf={hrefOf} />}
			<VehicleList
				inventory={inventory}
				messages={messages}
				headingLevel={headingLevel}
				hrefOf={hrefOf}
				canCompare={canCompare}
				onVehicleSelect={onVehicleSelect}
			/>
		</section>
	);
}

interface PartProps {
	inventory: InventoryState;
	messages: InventoryGridMessages;
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
	canCompare: boolean;
	onVehicleSelect: InventoryGridProps["onVehicleSelect"];
}

function VehicleList(props: VehicleListProps) {
	useSignals();
	const { inventory, messages, headingLevel, hrefOf, canCompare, onVehicleSelect } = props;
	const { status, vehicles, total } = inventory.results.value;
	if (status === "failed") {
		return (
			<ErrorPanel
				title={messages.errorTitle}
				hint={messages.errorHint}
				retryLabel={messages.retry}
				onRetry={inventory.retry}
			/>
		);
	}
	if (status === "loading") {
		return <SkeletonCards count={skeletonCount} className="nev-vehicle-grid" />;
	}
	if (total === 0) {
		return (
			<EmptyPanel title={messages.emptyTitle} hint={messages.emptyHint}>
				<Button look="primary" onClick={inventory.clear}>
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
						{canCompare && (
							<CompareChoice inventory={inventory} messages={messages} vehicle={vehicle} />
						)}
					</VehicleCard>
				</li>
			))}
		</ul>
	);
}

function CompareChoice({ inventory, messages, vehicle }: PartProps & { vehicle: Vehicle }) {
	useSignals();
	const { locale } = useNev();
	const compared = inventory.compared.value;
	const isChosen = compared.some(({ slug }) => slug === vehicle.slug);
	return (
		<label className="nev-compare-choice">
			<input
				type="checkbox"
				checked={isChosen}
				disabled={!isChosen && compared.length === compareLimit}
				aria-label={formatMessage(locale, messages.compareName, { name: vehicle.name })}
				onChange={() => inventory.toggleCompared(vehicle)}
			/>
			{messages.compare}
		</label>
	);
}

function useInventory(props: InventoryGridProps): InventoryState {
	const { vehicles, limit, category, filters } = props;
	const { loader } = useNev();
	const source = useMemo((): VehicleSource => {
		if (vehicles) {
			return { resource: signal({ status: "ready", data: vehicles }), retry: () => {} };
		}
		const query = queries.vehicles();
		return { resource: loader.load(query), retry: () => loader.retry(query) };
	}, [loader, vehicles]);
	const [inventory] = useState(() =>
		createInventoryState(source, filters ?? (category ? { category } : {}), limit),
	);

	const isFirst = useRef(true);
	const wanted = JSON.stringify(filters ?? (category ? { category } : {}));
	useEffect(() => {
		inventory.setSource(source);
	}, [inventory, source]);
	useEffect(() => {
		if (isFirst.current) isFirst.current = false;
		else if (wanted !== JSON.stringify(inventory.filters.peek())) {
			inventory.clear();
			inventory.filter(JSON.parse(wanted));
		}
	}, [inventory, wanted]);
	return inventory;
}

function useEvents(inventory: InventoryState, props: InventoryGridProps): void {
	const latest = useRef(props);
	latest.current = props;
	const isReady = useRef(false);
	const told = useRef(JSON.stringify(inventory.filters.peek()));
	useSignalEffect(() => {
		const { status, error } = inventory.results.value;
		if (status === "failed" && error) latest.current.onError?.(error);
		if (status === "ready" && !isReady.current) {
			isReady.current = true;
			latest.current.onReady?.();
		}
	});
	useSignalEffect(() => {
		const filters = JSON.stringify(inventory.filters.value);
		if (filters === told.current) return;
		told.current = filters;
		latest.current.onFiltersChange?.(inventory.filters.peek());
	});
}
