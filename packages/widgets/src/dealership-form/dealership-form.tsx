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
	Form,
	type FormProps,
	PhoneField,
	SelectField,
	TextField,
	useFormState,
} from "../forms/index.js";
import { callHandler } from "../host-page/call-handler.js";
import { useWidgetMessages } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Widget, WidgetBoundary } from "../widget/widget.js";
import { type DealershipFormMessages, dealershipFormTranslations } from "./messages.js";

/** A dealership that was added, or waits for approval if it is `pending`. */
export interface SubmittedDealership extends Created {
	kind: "dealership";
}

export interface DealershipFormProps
	extends FormProps<DealershipFormMessages, SubmittedDealership> {}

/**
 * Adds a dealership to the network.
 *
 * @example
 * <NevProvider api="/api" notify={toast}>
 *   <DealershipForm action="/add-dealership" confirmsInPlace={false} onSubmit={showDealerships} />
 * </NevProvider>
 */
export function DealershipForm(props: DealershipFormProps) {
	return (
		<WidgetBoundary onError={props.onError}>
			<DealershipWidget {...props} />
		</WidgetBoundary>
	);
}

function DealershipWidget(props: DealershipFormProps) {
	const { onSubmit, confirmsInPlace = true } = props;
	const loader = useLoader();
	const { notify } = useNev();
	const { messages, locale, lang } = useWidgetMessages(dealershipFormTranslations, props.messages);
	const [sent, setSent] = useState<Created>();

	const { state, formProps } = useFormState<DealershipFormValues, NewDealership>(props, {
		schema: dealershipFormSchema,
		body: (filled, spamSignals) => ({ ...filled, ...spamSignals }),
		send: (dealership, options) => loader.client.send(commands.addDealership, dealership, options),
		locale,
		messages,
	});

	const hintOf = ({ pending }: Created) => (pending ? messages.pendingHint : messages.sentHint);

	function finish(created: Created): void {
		loader.invalidate("dealerships");
		loader.invalidate("states");
		if (confirmsInPlace) setSent(created);
		const description = hintOf(created);
		callHandler(() => notify?.({ tone: "success", title: messages.sentTitle, description }));
		callHandler(() => onSubmit?.({ kind: "dealership", ...created }));
	}

	return (
		<Widget as="div" className="nev-form-root nev-dealership-form" locale={locale} lang={lang}>
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
				<Form {...formProps} label={messages.title} onSent={finish}>
					<DealershipFields messages={messages} />
				</Form>
			)}
		</Widget>
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
