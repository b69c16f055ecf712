import type { Created, Vehicle, VehicleInquiry } from "@nev/contract";
import { useLayoutEffect, useRef, useState } from "react";
import { useLoader } from "../data/index.js";
import {
	Confirmation,
	Form,
	type FormValues,
	fieldErrorMessage,
	useFormState,
} from "../forms/index.js";
import { formatMessage } from "../messages/index.js";
import { callHandler, type Notification } from "../provider/index.js";
import { type FilledInquiry, filledInquirySchema, inquiryOf } from "./inquiry.js";
import { InquiryFields } from "./inquiry-fields.js";
import type { InquiryFormProps } from "./inquiry-form.js";
import { type InquiryFormMessages, inquiryFormTranslations } from "./messages.js";
import { sendInquiry } from "./send-inquiry.js";

export interface InquiryForVehicleProps extends Omit<InquiryFormProps, "vehicle" | "messages"> {
	messages: InquiryFormMessages;
	locale: string;
	/** The one that the inquiry is about; without it the visitor chooses one. */
	vehicle: Vehicle | undefined;
	/** All that it may be about. */
	vehicles: readonly Vehicle[];
}

/** The form's fields that the API knows by other names. */
const fields = {
	name: "firstName",
	phone: "phone",
	email: "email",
	message: "message",
	firstName: "firstName",
	lastName: "lastName",
	vehicle: "vehicle",
};

/** Those that must not be empty (specification, section 5). */
const required = ["vehicle", "firstName", "lastName", "phone", "email"];

/** The form itself, when what it may be about is known. */
export function InquiryForVehicle(props: InquiryForVehicleProps) {
	const { messages, locale, vehicle, vehicles, dealershipId, consent } = props;
	const { onSubmitted, onError, confirmsInPlace = true } = props;
	const loader = useLoader();
	const [sent, setSent] = useState<Vehicle>();

	const { state, draft } = useFormState<FilledInquiry, VehicleInquiry>({
		schema: filledInquirySchema,
		body: (filled, spamSignals) =>
			inquiryOf(
				filled,
				{ vehicle: vehicleOf(filled.vehicle), dealershipId, page: pageUrl() },
				spamSignals,
			),
		send: (inquiry, options) =>
			sendInquiry(loader.client, inquiry, options, (error) => callHandler(() => onError?.(error))),
		fields,
		explain: (name, issue) =>
			fieldErrorMessage(locale, name, issue, { messages, english: inquiryFormTranslations.en }),
		errors: props.errors,
		draftKey: props.draftKey,
	});

	// Another vehicle is another inquiry, with what was typed and is not sent.
	const slug = vehicle?.slug;
	const lastSlug = useRef(slug);
	useLayoutEffect(() => {
		if (lastSlug.current === slug) return;
		lastSlug.current = slug;
		setSent(undefined);
		state.markEdited("vehicle");
	}, [slug, state]);

	function vehicleOf(slug: string | undefined): Vehicle {
		const found = vehicles.find((one) => one.slug === slug);
		if (!found) throw new Error(`There is no vehicle ${slug} to choose.`);
		return found;
	}

	function finish({ id }: Created, values: FormValues): void {
		const about = vehicleOf(values.vehicle);
		if (confirmsInPlace) setSent(about);
		callHandler(() =>
			onSubmitted?.({
				id,
				vehicle: about.slug,
				vehicleName: about.name,
				vehiclePrice: about.price,
				...(dealershipId !== undefined && { dealershipId }),
			}),
		);
	}

	function invalidNotice(values: FormValues): Notification | undefined {
		if (required.every((name) => values[name]?.trim())) return undefined;
		return { tone: "destructive", title: messages.emptyTitle, description: messages.emptyHint };
	}

	if (sent) {
		return (
			<Confirmation
				title={messages.sentTitle}
				hint={formatMessage(locale, messages.sentHint, { vehicle: sent.name })}
				sendAnother={messages.sendAnother}
				onSendAnother={() => {
					state.reset();
					setSent(undefined);
				}}
			/>
		);
	}
	return (
		<Form
			state={state}
			draft={draft}
			messages={messages}
			label={messages.title}
			initial={{ message: messages.defaultMessage }}
			values={props.values}
			labels={messages.labels}
			action={props.action}
			onSent={finish}
			onFailed={onError}
			invalidNotice={invalidNotice}
		>
			<InquiryFields
				messages={messages}
				locale={locale}
				vehicle={vehicle}
				vehicles={vehicles}
				dealershipId={dealershipId}
				consent={consent}
			/>
		</Form>
	);
}

/** The maximum length of a URL in the contract's schema. */
const maxUrlLength = 2000;

/** The URL of the page with the form, without its query if it would be too long. */
function pageUrl(): string | undefined {
	const { href, origin, pathname } = location;
	const [url = ""] = href.split("#");
	return [url, origin + pathname].find(({ length }) => length <= maxUrlLength);
}
