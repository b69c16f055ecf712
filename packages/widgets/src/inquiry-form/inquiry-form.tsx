import { ApiError } from "@nev/contract";
import { useId, useRef } from "react";
import { formatDollars, formatMessage, useWidgetMessages } from "../messages/index.js";
import { ErrorPanel, SampleNotice, Slot, VisuallyHidden } from "../ui/index.js";
import { Widget, WidgetBoundary } from "../widget/widget.js";
import { defaultHeadingLevel } from "../widget/widget-options.js";
import { InquiryForVehicle } from "./inquiry-for-vehicle.js";
import type { InquiryFormProps } from "./inquiry-form-props.js";
import { type InquiryFormMessages, inquiryFormTranslations } from "./messages.js";
import { useLatestReady, useVehicleChoice, type VehicleChoice } from "./vehicle-choice.js";

/**
 * Asks for information about a vehicle. A failure keeps everything that was typed, and pressing Send
 * twice creates one lead.
 *
 * @example
 * <NevProvider api="https://example.com/api">
 *   <InquiryForm vehicle="d6-max-gt4" onSubmit={({ id }) => console.log(id)} />
 * </NevProvider>
 */
export function InquiryForm(props: InquiryFormProps) {
	return (
		<WidgetBoundary onError={props.onError}>
			<InquiryWidget {...props} />
		</WidgetBoundary>
	);
}

/** The form without an error boundary. */
export function InquiryWidget(props: InquiryFormProps) {
	const { headingLevel = defaultHeadingLevel, label } = props;
	const { messages, locale, lang } = useWidgetMessages(inquiryFormTranslations, props.messages);
	const choice = useVehicleChoice(props.vehicle, props);
	const ready = useLatestReady(choice);
	const root = useRef<HTMLElement>(null);
	const headingId = useId();
	const Heading = `h${headingLevel}` as const;
	return (
		<Widget
			className="nev-form-root nev-inquiry"
			locale={locale}
			lang={lang}
			{...(label ? { "aria-label": label } : { "aria-labelledby": headingId })}
			tabIndex={-1}
			rootRef={root}
		>
			<Heading className="nev-form-title" part="heading" id={headingId}>
				<Slot name="heading">{messages.title}</Slot>
			</Heading>
			{choice.status === "loading" && <FormSkeleton label={messages.loading} />}
			{choice.status === "failed" && (
				<ChoiceError
					choice={choice}
					messages={messages}
					onFocusLost={() => root.current?.focus()}
				/>
			)}
			{ready && (
				// Hidden while another vehicle loads, not unmounted, so that the input is kept.
				<div className="nev-inquiry-body" hidden={choice.status !== "ready"}>
					{ready.vehicle && (
						<p className="nev-inquiry-vehicle" part="vehicle">
							<strong>{ready.vehicle.name}</strong>{" "}
							<span>
								{formatMessage(locale, messages.price, {
									price: formatDollars(locale, ready.vehicle.price),
								})}
							</span>
						</p>
					)}
					<SampleNotice
						items={ready.vehicle ? [ready.vehicle] : ready.vehicles}
						text={messages.sampleData}
					/>
					<InquiryForVehicle
						// A form reads its draft when it mounts, so another draft needs another form.
						key={props.draftKey}
						{...props}
						vehicle={ready.vehicle}
						vehicles={ready.vehicle ? [ready.vehicle] : ready.vehicles}
						subject={{ vehicle: props.vehicle, status: choice.status }}
						messages={messages}
						headingId={headingId}
					/>
				</div>
			)}
		</Widget>
	);
}

/** Skeleton fields, shown until the vehicle or the catalogue has loaded. */
function FormSkeleton({ label }: { label: string }) {
	return (
		<div className="nev-form-skeleton">
			<VisuallyHidden role="status">{label}</VisuallyHidden>
			<div className="nev-skeleton" part="skeleton" />
			<div className="nev-skeleton" part="skeleton" />
			<div className="nev-skeleton" part="skeleton" />
		</div>
	);
}

interface ChoiceErrorProps {
	choice: Extract<VehicleChoice, { status: "failed" }>;
	messages: InquiryFormMessages;
	/** The pressed button is removed. */
	onFocusLost: () => void;
}

/** Says that the vehicle or the catalogue could not be loaded, and what to do about it. */
function ChoiceError({ choice, messages, onFocusLost }: ChoiceErrorProps) {
	const { error, retry, chooseAnother } = choice;
	const isNotFound = error instanceof ApiError && error.status === 404;
	const canChoose = isNotFound && chooseAnother;
	return (
		<ErrorPanel
			hasFallback
			title={isNotFound ? messages.notFoundTitle : messages.loadFailedTitle}
			hint={isNotFound ? messages.notFoundHint : messages.loadFailedHint}
			retryLabel={canChoose ? messages.chooseAnother : messages.retry}
			onRetry={() => {
				onFocusLost();
				(canChoose || retry)();
			}}
		/>
	);
}
