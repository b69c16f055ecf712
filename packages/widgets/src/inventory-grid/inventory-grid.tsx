import type { Vehicle } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { type MouseEvent, type ReactNode, useId, useMemo, useRef } from "react";
import { useLoader } from "../data/index.js";
import { loadLazily } from "../host-page/load-lazily.js";
import { addressValue } from "../host-page/page-values.js";
import { usePageLink } from "../lists/use-page-link.js";
import { formatMessage, useWidgetMessages } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Button, EmptyPanel, ErrorPanel, SampleNotice, SkeletonCards } from "../ui/index.js";
import { Widget, WidgetBoundary } from "../widget/widget.js";
import { defaultHeadingLevel } from "../widget/widget-options.js";
import { CompareCheckbox } from "./comparison/compare-checkbox.js";
import { Comparison } from "./comparison/comparison.js";
import { FilterForm } from "./filter-form.js";
import type { InventoryGridProps } from "./inventory-grid-props.js";
import type { InventoryState } from "./inventory-state.js";
import { type GridMessages, inventoryGridTranslations } from "./messages.js";
import { ServerForm } from "./server-form.js";
import { SortField } from "./sorting/sort-field.js";
import { sortVehicles } from "./sorting/sort-vehicles.js";
import { startFiltersOf, useInventory } from "./use-inventory.js";
import { VehicleCard } from "./vehicle-card.js";

/** The number of skeleton cards while the vehicles load (specification, section 9). */
const skeletonCount = 6;

/** The number of pictures to load immediately. The others load near the viewport. */
const eagerCards = 3;

const loadLink = () => loadLazily("grid-link", () => import("./grid-link.js"));

/**
 * The vehicles of the catalogue, filtered by search text, category and price.
 *
 * @example
 * <NevProvider api="https://example.com/api">
 *   <InventoryGrid category="4-seater" />
 * </NevProvider>
 */
export function InventoryGrid(props: InventoryGridProps) {
	return (
		<WidgetBoundary onError={props.onError}>
			<GridWidget
				{...props}
				comparison={props.canCompare ? { Comparison, CompareCheckbox } : undefined}
				loadLink={loadLink}
				ServerForm={ServerForm}
				sorting={props.canSort ? { SortField, sortVehicles } : undefined}
			/>
		</WidgetBoundary>
	);
}

/** The components of the comparison. */
export interface GridComparison {
	Comparison: typeof Comparison;
	CompareCheckbox: typeof CompareCheckbox;
}

/** What sorts the list, and the field for it. */
export interface GridSorting {
	SortField: typeof SortField;
	sortVehicles: typeof sortVehicles;
}

export interface GridWidgetProps extends InventoryGridProps {
	/** The element loads it when a page asks for it. */
	comparison?: GridComparison | undefined;
	/** Likewise. */
	sorting?: GridSorting | undefined;
	/** Loads what keeps the grid in the page's address. */
	loadLink: typeof loadLink;
	/** No server renders the element. */
	ServerForm?: typeof ServerForm;
}

/** The grid, with a comparison and a sorting if they are passed. */
export function GridWidget(props: GridWidgetProps) {
	const { headingLevel = defaultHeadingLevel, comparison, sorting, ServerForm } = props;
	const { messages, locale, lang } = useWidgetMessages(inventoryGridTranslations, props.messages);
	const { client } = useLoader();
	const isOwn = props.vehicles !== undefined;
	const inventory = useInventory(props, sorting?.sortVehicles);
	const root = useRef<HTMLElement>(null);
	const start = useRef(props);
	start.current = props;
	const linked = useMemo(
		() => ({ inventory, start: () => startFiltersOf(start.current) }),
		[inventory],
	);
	usePageLink(props.syncUrl, linked, root, props.loadLink);
	const formId = useId();
	const label = props.label ?? messages.regionLabel;
	const onRequest = { inventory, formId, messageOverrides: props.messages };
	const list = {
		inventory,
		messages,
		headingLevel,
		hrefOf: vehicleHrefs(
			props.vehicleHref ??
				(isOwn
					? ({ externalUrl }) => addressValue("externalUrl", externalUrl)
					: ({ slug }) => client.resolve(`/inventory/${slug}`)),
		),
		// The browser resolves the page's own against the page.
		pictureOf: ({ imageUrl }: Vehicle) => (isOwn ? imageUrl : client.resolve(imageUrl)),
		onVehicleSelect: props.onVehicleSelect,
		onFocusLost: () => root.current?.focus(),
	};
	return (
		<Widget
			rootRef={root}
			className="nev-inventory"
			locale={locale}
			lang={lang}
			aria-label={label}
			tabIndex={-1}
		>
			<FilterForm
				inventory={inventory}
				id={formId}
				label={label}
				messages={messages}
				action={props.action}
			>
				{ServerForm && (
					<ServerForm inventory={inventory} messages={messages} action={props.action} />
				)}
			</FilterForm>
			<div className={sorting && "nev-list-top"}>
				<CountLine inventory={inventory} messages={messages} />
				{sorting && <sorting.SortField {...onRequest} />}
			</div>
			{comparison && (
				<comparison.Comparison {...list} {...onRequest} comparedSlugs={props.comparedSlugs} />
			)}
			<VehicleList
				{...props}
				{...list}
				comparisonOf={
					comparison &&
					((vehicle) => <comparison.CompareCheckbox {...onRequest} vehicle={vehicle} />)
				}
			/>
		</Widget>
	);
}

/** The function for the addresses of the vehicles' pages. */
function vehicleHrefs(
	vehicleHref: NonNullable<InventoryGridProps["vehicleHref"]>,
): (vehicle: Vehicle) => string | undefined {
	if (typeof vehicleHref === "function") return vehicleHref;
	return ({ slug }) => vehicleHref.replace("{slug}", () => encodeURIComponent(slug));
}

interface GridPartProps {
	inventory: InventoryState;
	messages: GridMessages;
}

function CountLine({ inventory, messages }: GridPartProps) {
	useSignals();
	const { locale } = useNev();
	const { status, vehicles, total, available } = inventory.results.value;
	const count = available === total ? messages.count : messages.countWithUnavailable;
	return (
		<div>
			<p className="nev-count-line" part="result-line" role="status">
				{status === "loading"
					? messages.loading
					: status === "ready" && formatMessage(locale, count, { count: total, available })}
			</p>
			<SampleNotice items={vehicles} text={messages.sampleData} />
		</div>
	);
}

interface VehicleListProps
	extends GridPartProps,
		Pick<
			InventoryGridProps,
			"renderCard" | "renderCardFooter" | "renderEmpty" | "onVehicleSelect"
		> {
	headingLevel: 2 | 3 | 4;
	hrefOf: (vehicle: Vehicle) => string | undefined;
	pictureOf: (vehicle: Vehicle) => string;
	/** Called before a focused button is removed. */
	onFocusLost: () => void;
	/** Renders what adds a vehicle to the comparison. */
	comparisonOf: ((vehicle: Vehicle) => ReactNode) | undefined;
}

function VehicleList(props: VehicleListProps) {
	useSignals();
	const { inventory, messages, headingLevel, hrefOf, pictureOf, comparisonOf } = props;
	const { onVehicleSelect, onFocusLost, renderCard, renderCardFooter, renderEmpty } = props;
	const { status, vehicles, total } = inventory.results.value;
	if (status === "failed") {
		return (
			<ErrorPanel
				hasFallback
				title={messages.errorTitle}
				hint={messages.errorHint}
				retryLabel={messages.retry}
				onRetry={() => {
					onFocusLost();
					inventory.retry();
				}}
			/>
		);
	}
	if (status === "loading") {
		return <SkeletonCards count={skeletonCount} className="nev-vehicle-grid" />;
	}
	if (total === 0) {
		const showAll = () => {
			onFocusLost();
			inventory.clear();
		};
		return (
			renderEmpty?.({ showAll }) || (
				<EmptyPanel title={messages.emptyTitle} hint={messages.emptyHint}>
					<Button variant="primary" onClick={showAll}>
						{messages.showAll}
					</Button>
				</EmptyPanel>
			)
		);
	}
	return (
		<ul className="nev-vehicle-grid" part="list">
			{vehicles.map((vehicle, index) => {
				const [href, picture] = [hrefOf(vehicle), pictureOf(vehicle)];
				const onSelect = (event: MouseEvent) => onVehicleSelect?.(vehicle, event);
				return (
					<li key={vehicle.slug}>
						<VehicleCard
							vehicle={vehicle}
							messages={messages}
							href={href}
							picture={picture}
							headingLevel={headingLevel}
							loading={index < eagerCards ? "eager" : "lazy"}
							onSelect={onSelect}
							content={renderCard?.(vehicle, { href, picture, headingLevel, onSelect })}
						>
							{comparisonOf?.(vehicle)}
							{renderCardFooter?.(vehicle)}
						</VehicleCard>
					</li>
				);
			})}
		</ul>
	);
}
