import {
	type ContactForm as ContactFormValues,
	type ContactMessage,
	type Created,
	commands,
	contactFormSchema,
	contactStates,
	contactSubjects,
	type SpamSignals,
} from "@nev/contract";
import { useState } from "react";
import { useLoader } from "../data/index.js";
import {
	Confirmation,
	EmailField,
	Form,
	type FormProps,
	NameFields,
	PhoneField,
	SelectField,
	TextArea,
	useFormState,
	ZipCodeField,
} from "../forms/index.js";
import { callHandler } from "../host-page/call-handler.js";
import { useWidgetMessages } from "../messages/index.js";
import { Spinner } from "../ui/index.js";
import { Widget, WidgetBoundary } from "../widget/widget.js";
import { type ContactFormMessages, contactFormTranslations } from "./messages.js";

/** A message that was sent, without personal data. */
export interface SubmittedContact extends Created {
	kind: "contact";
}

export interface ContactFormProps extends FormProps<ContactFormMessages, SubmittedContact> {
	/** Initial values. */
	initial?:
		| Partial<Pick<ContactFormValues, "subject" | "state" | "message" | "zipCode">>
		| undefined;
	/** The advertisement or mailing that brought the visitor, such as `google / cpc / Spring sale`. */
	campaign?: string | undefined;
}

/**
 * Sends a message to the company.
 *
 * @example
 * <NevProvider api="/api" notify={toast}>
 *   <ContactForm action="/contact" initial={{ subject: "financing" }} onSubmit={count} />
 * </NevProvider>
 */
export function ContactForm(props: ContactFormProps) {
	return (
		<WidgetBoundary onError={props.onError}>
			<ContactWidget {...props} />
		</WidgetBoundary>
	);
}

function ContactWidget(props: ContactFormProps) {
	const { initial = {}, campaign, onSubmit, confirmsInPlace = true } = props;
	const loader = useLoader();
	const { messages, locale, lang } = useWidgetMessages(contactFormTranslations, props.messages);
	const [isSent, setIsSent] = useState(false);
	const { labels } = messages;

	const { state, formProps } = useFormState<ContactFormValues, ContactMessage>(props, {
		schema: contactFormSchema,
		body: (filled, spamSignals) => ({
			...contactMessageOf(filled, spamSignals),
			...(campaign && { campaign }),
		}),
		send: (message, options) => loader.client.send(commands.contact, message, options),
		renamed: { name: "firstName" },
		locale,
		messages,
	});

	function finish(created: Created): void {
		if (confirmsInPlace) setIsSent(true);
		callHandler(() => onSubmit?.({ kind: "contact", ...created }));
	}

	return (
		<Widget as="div" className="nev-form-root nev-contact-form" locale={locale} lang={lang}>
			{isSent ? (
				<Confirmation
					title={messages.sentTitle}
					hint={messages.sentHint}
					sendAnother={messages.sendAnother}
					onSendAnother={() => {
						state.reset();
						setIsSent(false);
					}}
				/>
			) : (
				<Form
					{...formProps}
					label={messages.title}
					initial={{
						subject: initial.subject ?? "",
						state: initial.state ?? "",
						zipCode: initial.zipCode ?? "",
						message: initial.message ?? "",
					}}
					onSent={finish}
					busyIcon={<Spinner isInline />}
				>
					<NameFields labels={labels} />
					<div className="nev-form-row">
						<EmailField label={labels.email} />
						<PhoneField label={labels.phone} />
					</div>
					<div className="nev-form-row">
						<SelectField
							name="state"
							label={labels.state}
							autoComplete="address-level1"
							placeholder={messages.chooseState}
							options={contactStates.map((value) => ({ value, label: messages.states[value] }))}
						/>
						<ZipCodeField label={labels.zipCode} />
					</div>
					<SelectField
						name="subject"
						label={labels.subject}
						placeholder={messages.chooseSubject}
						options={contactSubjects.map((value) => ({ value, label: messages.subjects[value] }))}
					/>
					<TextArea name="message" label={labels.message} hint={messages.messageHint} rows={6} />
				</Form>
			)}
		</Widget>
	);
}

/** Creates the API's payload from a filled form, in the browser or in a server's action. */
export function contactMessageOf(
	filled: ContactFormValues,
	spamSignals: SpamSignals = {},
): ContactMessage {
	const { firstName, zipCode, ...others } = filled;
	const name = `${firstName} ${filled.lastName}`;
	return { name, ...others, ...(zipCode && { zipCode }), ...spamSignals };
}
