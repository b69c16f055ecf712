import type { ListedDealership } from "@nev/contract";
import type { MouseEvent as ReactMouseEvent } from "react";
import { type ListMessages, listTranslations } from "../dealer-search/messages.js";
import type { WidgetHost } from "../elements/widget-definition.js";
import { type CardPlaces, TemplateCard } from "../lists/card-template.js";
import { formatDistance, type MessageOverrides, useWidgetMessages } from "../messages/index.js";
import { deviceMaps, directionsLink, type MapsApp } from "../ui/directions-link.js";
import type { ContactKind } from "../widget/dealer-contact.js";
import { dealerDetails } from "./dealer-details.js";
import type { DealerCardInfo, DealerLocatorRenderProps } from "./render-props.js";

/** Renders dealerships from the host page's template. */
export function cardsOf(
	host: WidgetHost,
	template: HTMLTemplateElement,
): DealerLocatorRenderProps["renderCard"] {
	return (dealership, info) => (
		<DealerTemplateCard host={host} template={template} dealership={dealership} info={info} />
	);
}

interface DealerTemplateCardProps {
	host: WidgetHost;
	template: HTMLTemplateElement;
	dealership: ListedDealership;
	info: DealerCardInfo;
}

function DealerTemplateCard({ host, template, dealership, info }: DealerTemplateCardProps) {
	const { messages, locale } = useWidgetMessages(
		listTranslations,
		host.property("messages") as MessageOverrides<ListMessages> | undefined,
	);
	const { distanceMiles, approximate } = dealership;
	const distance = distanceMiles === undefined ? "" : formatDistance(locale, distanceMiles);
	return (
		<TemplateCard
			host={host}
			template={template}
			id={dealership.id}
			places={dealerPlaces(
				dealership,
				distance && approximate ? `${messages.approximate} ${distance}` : distance,
				deviceMaps(navigator.userAgent),
				info.showOnMap,
			)}
			isSelected={info.isSelected}
			onFollow={(event) => {
				const kind = contactKindOf(event.currentTarget as HTMLAnchorElement);
				// The element reads of a click only what the browser's event has as well.
				if (kind) info.onContact(kind, event as unknown as ReactMouseEvent);
			}}
		/>
	);
}

/** By the place of a template, or by the scheme of a link of the page's own. */
const kinds: Readonly<Record<string, ContactKind>> = {
	...{ directions: "directions", website: "website" },
	...{ "tel:": "call", "mailto:": "email" },
};

/** The kind of contact that a link is; undefined if it is another one. */
function contactKindOf({ dataset, protocol }: HTMLAnchorElement): ContactKind | undefined {
	return kinds[dataset.href ?? ""] ?? kinds[protocol];
}

/** The places of a dealership's card, which the README lists. */
export function dealerPlaces(
	dealership: ListedDealership,
	distance: string,
	maps: MapsApp,
	showOnMap: (() => void) | undefined,
): CardPlaces {
	const { fields, links } = dealerDetails(dealership);
	return {
		fields: { ...fields, distance },
		links: {
			...links,
			directions: directionsLink(dealership, maps),
		},
		actions: { "show-on-map": showOnMap },
	};
}
