import {
	type ContactMessage,
	type ContactSubject,
	type Created,
	commands,
	contactFormSchema,
	contactStates,
	contactSubjects,
	type ContactForm as Filled,
} from "@nev/contract";
import { useState } from "react";
import {
	Confirmation,
	explain,
	type FieldErrors,
	Form,
	type FormValues,
	type Problem,
	SelectField,
	TextArea,
	TextField,
	useFormState,
} from "../forms/index.js";
import { languageOf, useMessages, wordsLocale } from "../messages/index.js";
import { type Notification, useNev } from "../provider/index.js";
import { Spinner } from "../ui/index.js";
import { contactMessageOf } from "./contact-message.js";
import { type ContactFormMessages, contactFormTranslations } from "./messages.js";

export interface ContactFormProps {
	/** What stands in the form beforehand. */
	initial?: { subject?: ContactSubject | undefined; message?: string | undefined } | undefined;
	/** The host's own words in place of some. */
	messages?: Partial<ContactFormMessages> | undefined;
	/** Where the form goes before scripts are there. */
	action?: string | undefined;
	/** What a server has said of the fields, having refused the form before scripts were there. */
	errors?: FieldErrors | undefined;
	/** What the fields held when a server refused them. */
	values?: FormValues | undefined;
	/** The name under which a draft is kept in the tab until it is sent; without it nothing is kept. */
	draftKey?: string | undefined;
	/** The message could not be sent. */
	onError?: ((error: Error) => void) | undefined;
	/** The message has arrived. Without it the form itself says so. */
	onSubmitted?: ((message: Created) => void) | undefined;
}

/** The form's fields that the API knows by other names. */
const fields = {
	name: "firstName",
	firstName: "firstName",
	lastName: "lastName",
	email: "email",
	phone: "phone",
	state: "state",
	subject: "subject",
	message: "message",
};

/**
 * Sends a message to the company.
 *
 * @example
 * <NevProvider api="/api" notify={toast}>
 *   <ContactForm action="/contact" initial={{ subject: "financing" }} onSubmitted={thank} />
 * </NevProvider>
 */
export function ContactForm(props: ContactFormProps) {
	const { initial = {}, onSubmitted, onError } = props;
	const { loader, locale: pageLocale } = useNev();
	const messages = useMessages(contactFormTranslations, props.messages);
	const locale = wordsLocale(pageLocale, props.messages);
	const [isSent, setIsSent] = useState(false);
	const { labels } = messages;

	const { state, draft } = useFormState<Filled, ContactMessage>({
		schema: contactFormSchema,
		body: contactMessageOf,
		send: (message, options) => loader.client.send(commands.contact, message, options),
		fields,
		explain: (name, problem) =>
			explain(name, problem, {
				locale,
				tooLong: messages.tooLong,
				errors: messages.errors,
				english: contactFormTranslations.en.errors,
			}),
		errors: props.errors,
		draftKey: props.draftKey,
	});

	function noticeOf(problem: Problem): Notification | undefined {
		if (problem.kind === "refused") return undefined;
		onError?.(problem.error);
		return { tone: "destructive", title: messages.failedTitle, description: messages.failedHint };
	}

	return (
		<div
			className="nev-root nev-form-root nev-contact-form"
			{...languageOf(pageLocale, props.messages)}
		>
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
					state={state}
					draft={draft}
					messages={messages}
					label={messages.title}
					initial={{ subject: initial.subject ?? "", message: initial.message ?? "" }}
					values={props.values}
					labels={labels}
					action={props.action}
					onSent={(created) => (onSubmitted ? onSubmitted(created) : setIsSent(true))}
					onProblem={noticeOf}
					busyIcon={<Spinner isInline />}
				>
					<div className="nev-form-row">
						<TextField
							name="firstName"
							label={labels.firstName}
							autoComplete="given-name"
							autoCapitalize="words"
						/>
						<TextField
							name="lastName"
							label={labels.lastName}
							autoComplete="family-name"
							autoCapitalize="words"
						/>
					</div>
					<div className="nev-form-row">
						<TextField
							name="email"
							label={labels.email}
							type="email"
							inputMode="email"
							autoComplete="email"
						/>
						<TextField
							name="phone"
							label={labels.phone}
							type="tel"
							inputMode="tel"
							autoComplete="tel"
						/>
					</div>
					<div className="nev-form-row">
						<SelectField
							name="state"
							label={labels.state}
							autoComplete="address-level1"
							placeholder={messages.chooseState}
							options={contactStates.map((value) => ({ value, label: messages.states[value] }))}
						/>
						<SelectField
							name="subject"
							label={labels.subject}
							placeholder={messages.chooseSubject}
							options={contactSubjects.map((value) => ({ value, label: messages.subjects[value] }))}
						/>
					</div>
					<TextArea name="message" label={labels.message} hint={messages.messageHint} rows={6} />
				</Form>
			)}
		</div>
	);
}
