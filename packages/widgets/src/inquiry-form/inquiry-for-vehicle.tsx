import type { Created, Vehicle, VehicleInquiry } from "@nev/contract";
import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useLayoutEffect } from "react";
import { useLoader } from "../data/index.js";
import {
	Confirmation,
	ConsentField,
	EmailField,
	Form,
	type FormValues,
	NameFields,
	PhoneField,
	SelectField,
	TextArea,
	useFormState,
	ZipCodeField,
} from "../forms/index.js";
import { type Subject, usePersistentState } from "../hooks/index.js";
import { callHandler } from "../host-page/call-handler.js";
import { formatDollars, formatMessage } from "../messages/index.js";
import { type Notification, useNev } from "../provider/index.js";
import { type FilledInquiry, filledInquirySchema, inquiryOf } from "./inquiry.js";
import type { InquiryFormProps } from "./inquiry-form-props.js";
import type { InquiryFormMessages } from "./messages.js";
import { sendInquiry } from "./send-inquiry.js";

export interface InquiryForVehicleProps extends Omit<InquiryFormProps, "vehicle" | "messages"> {
	messages: InquiryFormMessages;
	/** The id of the widget's heading, which a page's own may replace. */
	headingId: string;
	/** The vehicle of the inquiry. Without it, the visitor chooses one of `vehicles`. */
	vehicle: Vehicle | undefined;
	vehicles: readonly Vehicle[];
	/** The vehicle that the page wants. Until it is there, `vehicle` is the one before. */
	subject: Subject;
}

/** The required fields (specification, section 5). */
const required = ["vehicle", "firstName", "lastName", "phone", "email"];

/** The form, once its vehicle or the catalogue has loaded. */
export function InquiryForVehicle(props: InquiryForVehicleProps) {
	useSignals();
	const { messages, vehicle, vehicles, dealershipId, campaign } = props;
	const { onSubmit, onError, confirmsInPlace = true } = props;
	const { locale } = useNev();
	const loader = useLoader();
	const slug = vehicle?.slug;
	const sentVehicle = usePersistentState("sent", () => signal<Vehicle | undefined>(undefined));

	const { state, formProps } = useFormState<FilledInquiry, VehicleInquiry>(props, {
		schema: filledInquirySchema,
		body: (filled, spamSignals) =>
			inquiryOf(
				filled,
				{ vehicle: vehicleOf(filled.vehicle), dealershipId, page: pageUrl(), campaign },
				spamSignals,
			),
		send: (inquiry, options) =>
			sendInquiry(loader.client, inquiry, options, (error) => callHandler(() => onError?.(error))),
		renamed: { name: "firstName" },
		locale,
		messages,
		subject: slug,
		awaited: props.subject,
	});

	// Another vehicle starts another inquiry, also in an element that is put back with it. It keeps the
	// input that was not sent.
	// Read in each render, which subscribes to it, and before the effect: a confirmation takes the focus.
	const lastSent = sentVehicle.value;
	const sent = state.subject === slug ? lastSent : undefined;
	useLayoutEffect(() => {
		if (state.subject === slug) return;
		sentVehicle.value = undefined;
		state.markEdited("vehicle");
		state.changeSubject(slug);
	}, [slug, state, sentVehicle]);

	function vehicleOf(slug: string | undefined): Vehicle {
		const match = vehicles.find((candidate) => candidate.slug === slug);
		if (!match) throw new Error(`There is no vehicle "${slug}" to choose.`);
		return match;
	}

	function finish({ id }: Created, values: FormValues): void {
		const sent = vehicleOf(values.vehicle);
		if (confirmsInPlace && state.subject === slug) sentVehicle.value = sent;
		callHandler(() =>
			onSubmit?.({
				kind: "inquiry",
				id,
				vehicle: sent.slug,
				vehicleName: sent.name,
				vehiclePrice: sent.price,
				...(dealershipId !== undefined && { dealershipId }),
			}),
		);
	}

	function invalidNotice(values: FormValues): Notification | undefined {
		if (required.every((name) => values[name]?.trim())) return undefined;
		const { emptyTitle: title, emptyHint: description } = messages;
		// The list of errors takes the focus, and screen readers say what is wrong.
		return { tone: "destructive", title, description, silent: true };
	}

	if (sent) {
		return (
			<Confirmation
				title={messages.sentTitle}
				hint={formatMessage(locale, messages.sentHint, { vehicle: sent.name })}
				sendAnother={messages.sendAnother}
				onSendAnother={() => {
					state.reset();
					sentVehicle.value = undefined;
				}}
			/>
		);
	}
	return (
		<Form
			{...formProps}
			{...(props.label ? { label: props.label } : { labelledBy: props.headingId })}
			initial={{ message: messages.defaultMessage, zipCode: props.zipCode ?? "" }}
			onSent={finish}
			invalidNotice={invalidNotice}
		>
			<InquiryFields {...props} />
		</Form>
	);
}

/** The fields of the inquiry form (specification, section 5). */
function InquiryFields(props: InquiryForVehicleProps) {
	const { messages, vehicle, vehicles, dealershipId, consent } = props;
	const { labels } = messages;
	const { locale } = useNev();
	return (
		<>
			{vehicle ? (
				<input type="hidden" name="vehicle" value={vehicle.slug} />
			) : (
				<SelectField
					name="vehicle"
					label={labels.vehicle}
					placeholder={messages.chooseVehicle}
					options={vehicles.map(({ slug, name, price }) => ({
						value: slug,
						label: `${name}, ${formatDollars("en-US", price)}`,
					}))}
				/>
			)}
			{dealershipId !== undefined && (
				<input type="hidden" name="dealershipId" value={dealershipId} />
			)}
			<NameFields labels={labels} />
			<div className="nev-form-row">
				<PhoneField label={labels.phone} />
				<EmailField label={labels.email} />
			</div>
			<div className="nev-form-row">
				<ZipCodeField label={labels.zipCode} />
			</div>
			<TextArea name="message" label={labels.message} isOptional />
			{props.children}
			{consent && <ConsentField text={formatMessage(locale, messages.consent, { ...consent })} />}
		</>
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
