import {
	type Created,
	commands,
	dealershipFormSchema,
	type DealershipForm as Filled,
	type NewDealership,
} from "@nev/contract";
import { useState } from "react";
import { useLoader } from "../data/index.js";
import {
	Confirmation,
	type FieldErrors,
	Form,
	type FormValues,
	fieldErrorMessage,
	useFormState,
} from "../forms/index.js";
import {
	languageAttributes,
	type MessageOverrides,
	messagesLocale,
	useMessages,
} from "../messages/index.js";
import { callHandler, useNev } from "../provider/index.js";
import { DealershipFields } from "./dealership-fields.js";
import { type DealershipFormMessages, dealershipFormTranslations } from "./messages.js";

export interface DealershipFormProps {
	/** The host's own words in place of some. */
	messages?: MessageOverrides<DealershipFormMessages> | undefined;
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
	/** The dealership could not be added. */
	onError?: ((error: Error) => void) | undefined;
	/** The dealership was added, or waits for review. */
	onSubmitted?: ((dealership: Created) => void) | undefined;
}

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

	const { state, draft } = useFormState<Filled, NewDealership>({
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
