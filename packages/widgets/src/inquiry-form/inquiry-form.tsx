import { ApiError, type Vehicle } from "@nev/contract";
import { useEffect, useId, useRef } from "react";
import type { ConsentRequest, FieldErrors, FormValues } from "../forms/index.js";
import {
	formatDollars,
	formatMessage,
	languageAttributes,
	type MessageOverrides,
	messagesLocale,
	useMessages,
} from "../messages/index.js";
import { callHandler, useNev } from "../provider/index.js";
import { FormSkeleton } from "./form-skeleton.js";
import { InquiryForVehicle } from "./inquiry-for-vehicle.js";
import { type InquiryFormMessages, inquiryFormTranslations } from "./messages.js";
import { useLatestReady, useVehicleChoice, type VehicleChoice } from "./vehicle-choice.js";
import { VehicleProblem } from "./vehicle-problem.js";

/** An inquiry that has arrived, without anything personal. */
export interface SubmittedInquiry {
	/** The lead's id in the API. */
	id: number;
	/** The vehicle's slug. */
	vehicle: string;
	vehicleName: string;
	/** In US dollars. */
	vehiclePrice: number;
	dealershipId?: number;
}

export interface InquiryFormProps {
	/** The vehicle, or its slug, by which the API is asked. Without it the visitor chooses one. */
	vehicle?: string | Vehicle | undefined;
	/** The dealership that the inquiry is meant for, by its id. */
	dealershipId?: number | undefined;
	/** Asks for consent to calls; the box starts unticked, and sending does not depend on it. */
	consent?: ConsentRequest | undefined;
	/** The host's own words in place of some. */
	messages?: MessageOverrides<InquiryFormMessages> | undefined;
	/** The level of the form's heading. Default: 3. */
	headingLevel?: 2 | 3 | 4 | undefined;
	/** Where the form goes before scripts are there. */
	action?: string | undefined;
	/** What a server has said of the fields, having refused the form before scripts were there. */
	errors?: FieldErrors | undefined;
	/** What the fields held when a server refused them. */
	values?: FormValues | undefined;
	/** The name under which a draft is kept in the tab until it is sent; without it nothing is kept. */
	draftKey?: string | undefined;
	/** Says in the form's place that it was sent; `false` where a page follows. Default: true. */
	confirmsInPlace?: boolean | undefined;
	/** The form can be filled in. */
	onReady?: (() => void) | undefined;
	/** What the form needs could not be loaded, or what was filled in could not be sent. */
	onError?: ((error: Error) => void) | undefined;
	/** The inquiry has arrived. */
	onSubmitted?: ((inquiry: SubmittedInquiry) => void) | undefined;
}

/**
 * Asks for information on a vehicle. No lead is lost: nothing typed goes away by a failure, and a
 * press that is repeated makes no second one.
 *
 * @example
 * <NevProvider api="https://example.com/api">
 *   <InquiryForm vehicle="d6-max-gt4" onSubmitted={({ id }) => console.log(id)} />
 * </NevProvider>
 */
export function InquiryForm(props: InquiryFormProps) {
	const { headingLevel = 3 } = props;
	const { locale: pageLocale } = useNev();
	const messages = useMessages(inquiryFormTranslations, props.messages);
	const locale = messagesLocale(pageLocale, props.messages);
	const choice = useVehicleChoice(props.vehicle);
	const ready = useLatestReady(choice);
	const place = useRef<HTMLElement>(null);
	const headingId = useId();
	const Heading = `h${headingLevel}` as const;
	useEvents(choice, props);

	// What is pressed goes away, and the focus must not go with it.
	const keepFocus = () => place.current?.focus();

	return (
		<section
			className="nev-root nev-form-root nev-inquiry"
			{...languageAttributes(pageLocale, props.messages)}
			aria-labelledby={headingId}
			tabIndex={-1}
			ref={place}
		>
			<Heading className="nev-form-title" id={headingId}>
				{messages.title}
			</Heading>
			{choice.status === "loading" && <FormSkeleton label={messages.loading} />}
			{choice.status === "failed" && (
				<VehicleProblem
					messages={messages}
					isNotFound={choice.error instanceof ApiError && choice.error.status === 404}
					onRetry={() => {
						keepFocus();
						choice.retry();
					}}
					onChooseAnother={
						choice.chooseAnother &&
						(() => {
							keepFocus();
							choice.chooseAnother?.();
						})
					}
				/>
			)}
			{ready && (
				// Not taken away while another vehicle loads: what was typed would go with it.
				<div className="nev-inquiry-body" hidden={choice.status !== "ready"}>
					{ready.vehicle && (
						<p className="nev-inquiry-vehicle">
							<strong>{ready.vehicle.name}</strong>{" "}
							<span>
								{formatMessage(locale, messages.price, {
									price: formatDollars(locale, ready.vehicle.price),
								})}
							</span>
						</p>
					)}
					<InquiryForVehicle
						// Another draft is another form.
						key={props.draftKey}
						{...props}
						vehicle={ready.vehicle}
						vehicles={ready.vehicle ? [ready.vehicle] : ready.vehicles}
						messages={messages}
						locale={locale}
					/>
				</div>
			)}
		</section>
	);
}

function useEvents(choice: VehicleChoice, props: InquiryFormProps): void {
	const latest = useRef(props);
	latest.current = props;
	const isReady = choice.status === "ready";
	const error = choice.status === "failed" ? choice.error : undefined;
	useEffect(() => {
		if (isReady) callHandler(() => latest.current.onReady?.());
	}, [isReady]);
	useEffect(() => {
		if (error) callHandler(() => latest.current.onError?.(error));
	}, [error]);
}
