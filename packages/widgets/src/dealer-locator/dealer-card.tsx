import type { ListedDealership } from "@nev/contract";
import { MapPin, Navigation, Phone } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import type { ListMessages } from "../dealer-search/messages.js";
import { pressHandlers } from "../lists/press-handlers.js";
import { formatDistance, formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Icon } from "../ui/icon.js";
import {
	Button,
	ButtonLink,
	deviceMaps,
	directionsLink,
	type MapsApp,
	Slot,
	StateBadge,
	VisuallyHidden,
} from "../ui/index.js";
import type { ContactHandler, ContactKind } from "../widget/dealer-contact.js";
import { dealerDetails } from "./dealer-details.js";

export interface DealerCardProps {
	dealership: ListedDealership;
	messages: ListMessages;
	/** Undefined on a page that is headed by the dealership's name: the card does not repeat it. */
	headingLevel: 2 | 3 | 4 | undefined;
	/** The address of the page about the dealership, which its name links to. */
	href?: string | undefined;
	isSelected: boolean;
	/** Undefined if the dealership has no position on the map. */
	onShowOnMap?: (() => void) | undefined;
	/** Whether it is open, or when. */
	hours?: ReactNode;
	/** The visitor calls or writes, or wants to go there or to its website. */
	onContact?: ContactHandler | undefined;
	/** Replaces the card's content. The card is then named after the dealership. */
	content?: ReactNode;
	/** What is shown at the card's end, outside an element. */
	footer?: ReactNode;
}

/** A dealership with its contact details and actions. */
export function DealerCard(props: DealerCardProps) {
	const { dealership, messages, headingLevel, href, isSelected, onShowOnMap } = props;
	const { hours, onContact, content, footer } = props;
	const contact = (kind: ContactKind) => ({
		"data-contact": kind,
		...pressHandlers((event) => onContact?.({ kind, dealership }, event)),
	});
	const { fields, links } = dealerDetails(dealership);
	const { name, address, city, state, zipCode } = fields;
	const Heading = headingLevel && (`h${headingLevel}` as const);
	const directions = directionsLink(dealership, useDeviceMaps());
	const { locale } = useNev();

	return (
		<article
			className="nev-dealer-card"
			part="card"
			aria-label={name}
			tabIndex={content ? -1 : undefined}
			aria-current={isSelected ? "true" : undefined}
			data-dealer={dealership.id}
		>
			{content || (
				<>
					<div className="nev-dealer-card-top">
						{state && <StateBadge state={state} />}
						<Distance dealership={dealership} messages={messages} />
					</div>
					{Heading && (
						<Heading className="nev-dealer-name" part="card-heading" tabIndex={-1}>
							{href ? <a href={href}>{name}</a> : name}
						</Heading>
					)}
					<address className="nev-dealer-address" part="address">
						{address}
						<br />
						{[city, `${state} ${zipCode}`.trim()].filter(Boolean).join(", ")}
					</address>
					{hours}
					<div className="nev-dealer-reach">
						{(Object.keys(links) as (keyof typeof links)[]).map(
							(field) =>
								links[field] && (
									<a
										key={field}
										className="nev-dealer-link"
										part="link"
										href={links[field]}
										{...contact(field === "phone" ? "call" : field)}
										// The button that follows calls the same number: one stop of the Tab key.
										tabIndex={field === "phone" ? -1 : undefined}
										{...(/^http/i.test(links[field]) && {
											target: "_blank",
											rel: "noopener",
											"aria-label": `${fields[field]}, ${messages.opensInNewTab}`,
										})}
									>
										{fields[field]}
									</a>
								),
						)}
					</div>
					<div className="nev-dealer-actions">
						{links.phone && (
							<ButtonLink
								variant="primary"
								href={links.phone}
								{...contact("call")}
								icon={<Icon icon={Phone} />}
								aria-label={accessibleName(
									messages.call,
									formatMessage(locale, messages.callName, { name }),
								)}
							>
								{messages.call}
							</ButtonLink>
						)}
						{directions && (
							<ButtonLink
								href={directions}
								{...contact("directions")}
								target="_blank"
								rel="noopener"
								icon={<Icon icon={Navigation} />}
								aria-label={`${accessibleName(messages.directions, formatMessage(locale, messages.directionsTo, { name }))}, ${messages.opensInNewTab}`}
							>
								{messages.directions}
							</ButtonLink>
						)}
						{onShowOnMap && (
							<Button
								variant="quiet"
								className="nev-show-on-map"
								icon={<Icon icon={MapPin} />}
								onClick={onShowOnMap}
								aria-label={formatMessage(locale, messages.showNameOnMap, { name })}
								title={messages.showOnMap}
							/>
						)}
					</div>
				</>
			)}
			<Slot name={`card-footer-${dealership.id}`}>{footer}</Slot>
		</article>
	);
}

/**
 * Makes sure that a button's accessible name contains its visible text, which the host page can
 * override. People who use voice control say the visible text.
 */
function accessibleName(visibleText: string, name: string): string {
	return name.includes(visibleText) ? name : `${visibleText}: ${name}`;
}

function Distance({ dealership, messages }: Pick<DealerCardProps, "dealership" | "messages">) {
	const { locale } = useNev();
	const { distanceMiles, approximate } = dealership;
	if (distanceMiles === undefined) return null;
	const prefix = approximate ? `${messages.approximate} ` : "";
	const distance = prefix + formatDistance(locale, distanceMiles, "long");
	return (
		<p className="nev-dealer-distance" part="distance">
			<span aria-hidden="true">{prefix + formatDistance(locale, distanceMiles)}</span>
			<VisuallyHidden>{formatMessage(locale, messages.away, { distance })}</VisuallyHidden>
		</p>
	);
}

/** The device's maps app. Detected after the first render, which must match the server's. */
function useDeviceMaps(): MapsApp {
	const [app, setApp] = useState<MapsApp>("google");
	useEffect(() => setApp(deviceMaps(navigator.userAgent)), []);
	return app;
}
