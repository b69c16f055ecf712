import {
	type Created,
	commands,
	type DealershipForm as DealershipFormValues,
	dealershipFormSchema,
	type NewDealership,
	stateNames,
} from "@nev/contract";
import { useState } from "react";
import { useLoader } from "../data/index.js";
import {
	Confirmation,
	EmailField,
	type FieldErrors,
	Form,
	type FormValues,
	fieldErrorMessage,
	PhoneField,
	SelectField,
	TextField,
	useFormState,
} from "../forms/index.js";
import {
	languageAttributes,
	type MessageOverrides,
	messagesLocale,
	useMessages,
} from "../messages/index.js";
import { callHandler, useNev } from "../provider/index.js";
import { type DealershipFormMessages, dealershipFormTranslations } from "./messages.js";

export interface DealershipFormProps {
	/** Replaces texts. */
	messages?: MessageOverrides<DealershipFormMessages> | undefined;
	/** The URL that the form is submitted to before hydration. */
	action?: string | undefined;
	/** Errors by field, from a server that rejected the form when it was submitted to `action`. */
	errors?: FieldErrors | undefined;
	/** The values of the rejected form. */
	values?: FormValues | undefined;
	/** The session storage key of a draft. Without it, nothing is stored. */
	draftKey?: string | undefined;
	/** Replaces the form with a confirmation. Pass `false` if a page follows. Default: true. */
	confirmsInPlace?: boolean | undefined;
	/** Called if the dealership could not be added. */
	onError?: ((error: Error) => void) | undefined;
	/** Called when the dealership was added, or is waiting for review. */
	onSubmitted?: ((dealership: Created) => void) | undefined;
}

/** The form's field for each field that the API may reject. */
const fields = Object.fromEntries(
	Object.keys(dealershipFormTranslations.en.labels).map((name) => [name, name]),
);

/**
 * Adds a dealership to the network.
 *
 * @example
 * <NevProvider api="/api" notify={toast}>
 *   <DealershipForm action="/add-dealership" confirmsInPlace={false} onSubmitted={showDealerships} />
 * </NevProvider>
 */
export function DealershipForm(props: DealershipFormProps) {
	const { onSubmitted, onError, confirmsInPlace = true } = props;
	const loader = useLoader();
	const { locale: pageLocale, notify } = useNev();
	const messages = useMessages(dealershipFormTranslations, props.messages);
	const locale = messagesLocale(pageLocale, props.messages);
	const [sent, setSent] = useState<Created>();

	const { state, draft } = useFormState<DealershipFormValues, NewDealership>({
		schema: dealershipFormSchema,
		body: (filled, spamSignals) => ({ ...filled, ...spamSignals }),
		send: (dealership, options) => loader.client.send(commands.addDealership, dealership, options),
		fields,
		explain: (name, issue) =>
			fieldErrorMessage(locale, name, issue, { messages, english: dealershipFormTranslations.en }),
		errors: props.errors,
		draftKey: props.draftKey,
	});

	const hintOf = ({ pending }: Created) => (pending ? messages.pendingHint : messages.sentHint);

	function finish(created: Created): void {
		loader.invalidate("dealerships");
		loader.invalidate("states");
		if (confirmsInPlace) setSent(created);
		const description = hintOf(created);
		callHandler(() => notify?.({ tone: "success", title: messages.sentTitle, description }));
		callHandler(() => onSubmitted?.(created));
	}

	return (
		<div
			className="nev-root nev-form-root nev-dealership-form"
			{...languageAttributes(pageLocale, props.messages)}
		>
			{sent ? (
				<Confirmation
					title={messages.sentTitle}
					hint={hintOf(sent)}
					sendAnother={messages.sendAnother}
					onSendAnother={() => {
						state.reset();
						setSent(undefined);
					}}
				/>
			) : (
				<Form
					state={state}
					draft={draft}
					messages={messages}
					label={messages.title}
					values={props.values}
					labels={messages.labels}
					action={props.action}
					onSent={finish}
					onFailed={onError}
				>
					<DealershipFields messages={messages} />
				</Form>
			)}
		</div>
	);
}

const states = stateNames.map((name) => ({ value: name, label: name }));

/** The fields of the dealership form (specification, section 5). */
function DealershipFields({ messages }: { messages: DealershipFormMessages }) {
	const { labels } = messages;
	return (
		<>
			<TextField
				name="name"
				label={labels.name}
				autoComplete="organization"
				autoCapitalize="words"
			/>
			<TextField
				name="address"
				label={labels.address}
				autoComplete="address-line1"
				autoCapitalize="words"
			/>
			<div className="nev-form-row">
				<TextField
					name="city"
					label={labels.city}
					autoComplete="address-level2"
					autoCapitalize="words"
				/>
				<SelectField
					name="state"
					label={labels.state}
					autoComplete="address-level1"
					placeholder={messages.chooseState}
					options={states}
				/>
			</div>
			<div className="nev-form-row">
				<TextField
					name="zipCode"
					label={labels.zipCode}
					inputMode="numeric"
					autoComplete="postal-code"
				/>
				<PhoneField label={labels.phone} />
			</div>
			<EmailField label={labels.email} />
			<TextField
				name="membershipId"
				label={labels.membershipId}
				isOptional
				autoComplete="off"
				hint={messages.membershipHint}
			/>
		</>
	);
}
