import type { Vehicle } from "@nev/contract";
import type { MouseEvent as ReactMouseEvent } from "react";
import type { WidgetHost } from "../elements/widget-definition.js";
import { type CardPlaces, TemplateCard } from "../lists/card-template.js";
import { formatDollars, type MessageOverrides, useWidgetMessages } from "../messages/index.js";
import type { InventoryGridProps, VehicleCardInfo } from "./inventory-grid-props.js";
import { type GridMessages, inventoryGridTranslations } from "./messages.js";
import { rangeText } from "./vehicle-text.js";

/** Renders vehicles from the host page's template. */
export function cardsOf(
	host: WidgetHost,
	template: HTMLTemplateElement,
): InventoryGridProps["renderCard"] {
	return (vehicle, info) => (
		<VehicleTemplateCard host={host} template={template} vehicle={vehicle} info={info} />
	);
}

interface VehicleTemplateCardProps {
	host: WidgetHost;
	template: HTMLTemplateElement;
	vehicle: Vehicle;
	info: VehicleCardInfo;
}

function VehicleTemplateCard({ host, template, vehicle, info }: VehicleTemplateCardProps) {
	const { messages, locale } = useWidgetMessages(
		inventoryGridTranslations,
		host.property("messages") as MessageOverrides<GridMessages> | undefined,
	);
	return (
		<TemplateCard
			host={host}
			template={template}
			id={vehicle.slug}
			places={vehiclePlaces(vehicle, {
				price: formatDollars(locale, vehicle.price),
				range: rangeText(locale, vehicle.range),
				notAvailable: vehicle.isAvailable ? "" : messages.notAvailable,
				page: info.href ?? null,
				picture: info.picture,
			})}
			// The element reads of a click only what the browser's event has as well.
			onFollow={(event) => info.onSelect(event as unknown as ReactMouseEvent)}
		/>
	);
}

/** The places of a vehicle's card, which the README lists. */
export function vehiclePlaces(
	vehicle: Vehicle,
	shown: {
		price: string;
		range: string;
		notAvailable: string;
		page: string | null;
		picture: string;
	},
): CardPlaces {
	const { slug, name, description, series, model, specifications } = vehicle;
	const { price, range, notAvailable, page, picture } = shown;
	return {
		fields: {
			...{ slug, name, price, range, description, series, model, notAvailable },
			speed: specifications.power?.topSpeed ?? "",
			passengers: specifications.capacity?.passengers ?? "",
		},
		links: { page },
		pictures: { picture },
	};
}
