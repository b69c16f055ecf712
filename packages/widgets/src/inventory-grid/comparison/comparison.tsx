import { type CompleteSpecifications, completeSpecifications, type Vehicle } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useControlled } from "../../hooks/index.js";
import { pressHandlers } from "../../lists/press-handlers.js";
import {
	formatDollars,
	formatMessage,
	type MessageOverrides,
	useMessages,
} from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { compareLimit } from "../../ui/comparison-checkbox.js";
import { Button, VehiclePicture } from "../../ui/index.js";
import type { InventoryGridProps } from "../inventory-grid-props.js";
import type { InventoryState } from "../inventory-state.js";
import { type GridMessages, inventoryGridTranslations } from "../messages.js";
import { rangeText } from "../vehicle-text.js";
import { type ComparisonMessages, comparisonTranslations } from "./messages.js";

/** The texts of the comparison, and those that it shares with the grid. */
type RowMessages = ComparisonMessages & GridMessages;

export interface ComparisonProps {
	inventory: InventoryState;
	/** The slugs of the compared vehicles, if the page controls them. */
	comparedSlugs: readonly string[] | undefined;
	/** The id of the filters' form. */
	formId: string;
	messageOverrides: MessageOverrides<RowMessages> | undefined;
	headingLevel: 2 | 3 | 4;
	/** The address of a vehicle's page; undefined if it has none. */
	hrefOf: (vehicle: Vehicle) => string | undefined;
	pictureOf: (vehicle: Vehicle) => string;
	onVehicleSelect: InventoryGridProps["onVehicleSelect"];
	/** Called before a focused button is removed. */
	onFocusLost: () => void;
}

/** The id of the hint, which describes the checkboxes of a full comparison. */
export const comparisonHintId = (formId: string) => `${formId}-hint`;

/** Up to three vehicles side by side, with a row for each property. */
export function Comparison(props: ComparisonProps) {
	useSignals();
	const messages = useRowMessages(props);
	const { inventory, comparedSlugs, formId, headingLevel, onFocusLost } = props;
	const Heading = `h${headingLevel}` as const;
	const vehicles = inventory.compared.value;
	const isShown = vehicles.length > 0;
	useControlled({
		value: comparedSlugs,
		current: inventory.comparedSlugs,
		apply: inventory.compare,
		isSame: (a, b) => `${a}` === `${b}`,
		// The page is told of the vehicles.
		onChange: undefined,
	});
	function clear(): void {
		onFocusLost();
		inventory.compare([]);
	}
	return (
		<div className={isShown ? "nev-comparison" : undefined}>
			{isShown && (
				<>
					<div className="nev-comparison-top">
						<Heading className="nev-comparison-title" part="heading">
							{messages.comparison}
						</Heading>
						<Button variant="quiet" onClick={clear}>
							{messages.clearComparison}
						</Button>
					</div>
					<SideBySide {...props} vehicles={vehicles} />
				</>
			)}
			<noscript>
				{isShown && (
					<input
						type="hidden"
						name="compare"
						form={formId}
						value={vehicles.map(({ slug }) => slug).join()}
					/>
				)}
			</noscript>
			{/* Rendered while empty: screen readers announce only changes of an existing region. */}
			<p id={comparisonHintId(formId)} className="nev-comparison-hint" role="status">
				{vehicles.length === 1
					? messages.compareHint
					: vehicles.length === compareLimit && messages.compareLimit}
			</p>
		</div>
	);
}

function useRowMessages({ messageOverrides }: ComparisonProps): RowMessages {
	const gridMessages = useMessages(inventoryGridTranslations, messageOverrides);
	return useMessages(comparisonTranslations, messageOverrides, gridMessages);
}

function SideBySide(props: ComparisonProps & { vehicles: readonly Vehicle[] }) {
	const { locale } = useNev();
	const messages = useRowMessages(props);
	const { inventory, vehicles, hrefOf, pictureOf, onVehicleSelect, onFocusLost } = props;
	function remove(vehicle: Vehicle): void {
		onFocusLost();
		inventory.toggleCompared(vehicle.slug);
	}
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: lets the keyboard scroll a wide table
		<section className="nev-comparison-scroll" tabIndex={0} aria-label={messages.comparison}>
			<table className="nev-comparison-table" part="table">
				<thead>
					<tr>
						<td />
						{vehicles.map((vehicle) => (
							<th key={vehicle.slug} scope="col">
								<VehiclePicture src={pictureOf(vehicle)} alt="" width={240} height={150} />
								<VehicleName vehicle={vehicle} {...{ hrefOf, onVehicleSelect }} />
								<Button
									variant="quiet"
									className="nev-comparison-remove"
									icon={<span aria-hidden="true">×</span>}
									aria-label={formatMessage(locale, messages.removeFromComparison, {
										name: vehicle.name,
									})}
									onClick={() => remove(vehicle)}
								/>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rowsOf(locale, messages).map(({ label, read }) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							{vehicles.map((vehicle) => (
								<td key={vehicle.slug}>
									{read(vehicle, completeSpecifications(vehicle.specifications))}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** A vehicle's name, which links to its page if it has one. */
function VehicleName({
	vehicle,
	hrefOf,
	onVehicleSelect,
}: Pick<ComparisonProps, "hrefOf" | "onVehicleSelect"> & { vehicle: Vehicle }) {
	const href = hrefOf(vehicle);
	return (
		// Without an address it is no link.
		<a
			href={href}
			{...pressHandlers(href ? (event) => onVehicleSelect?.(vehicle, event) : undefined)}
		>
			{vehicle.name}
		</a>
	);
}

interface Row {
	readonly label: string;
	readonly read: (vehicle: Vehicle, specifications: CompleteSpecifications) => string;
}

function rowsOf(locale: string, messages: RowMessages): readonly Row[] {
	// A category that is newer than the messages is shown as it is.
	const categories: Readonly<Record<string, string>> = messages.categories;
	return [
		{ label: messages.startingPrice, read: ({ price }) => formatDollars(locale, price) },
		{ label: messages.range, read: ({ range }) => rangeText(locale, range) },
		{
			label: messages.categoryLabel,
			read: ({ category }) => categories[category] ?? category,
		},
		{ label: messages.passengers, read: (_, { capacity }) => capacity.passengers },
		{ label: messages.topSpeed, read: (_, { power }) => power.topSpeed },
		{ label: messages.motor, read: (_, { power }) => power.motor },
		{ label: messages.battery, read: (_, { power }) => power.battery },
		{ label: messages.length, read: (_, { dimensions }) => dimensions.length },
		{ label: messages.warranty, read: (_, { features }) => features.warranty },
	];
}
