import { type DeskImport, importKinds } from "@nev/contract/desk";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { FormEnd } from "../ui/form-end.js";
import { useRequest } from "../ui/use-request.js";
import { FileField, fileError } from "./file-field.js";
import { sendFile } from "./import-data.js";
import { KeptImports } from "./kept-imports.js";
import { importKindLabels, importMessages as messages } from "./messages.js";
import { defaultOptions, OptionFields } from "./option-fields.js";
import { TemplateButton } from "./template-button.js";

/** Takes a file, and shows those that are not applied yet. */
export function NewImportPage() {
	const [kind, setKind] = useState<(typeof importKinds)[number]>("dealers");
	const [options, setOptions] = useState(defaultOptions);
	const [invalid, setInvalid] = useState("");
	const input = useRef<HTMLInputElement>(null);
	const navigate = useNavigate();
	const { isBusy, refusal, send } = useRequest<DeskImport>(
		({ id }) => void navigate(`/import/${id}`),
	);

	async function check(): Promise<void> {
		const file = input.current?.files?.[0];
		const problem = fileError(file);
		setInvalid(problem);
		if (!file || problem) {
			input.current?.focus();
			return;
		}
		try {
			await file.slice(0, 1).arrayBuffer();
		} catch {
			// So that the same file can be chosen again.
			if (input.current) input.current.value = "";
			setInvalid(messages.fileChanged);
			input.current?.focus();
			return;
		}
		void send(() => sendFile(file, kind, options));
	}

	return (
		<div className="page">
			<title>{`${messages.title} – Desk`}</title>
			<h1 tabIndex={-1}>{messages.title}</h1>
			<p className="import-intro">{messages.intro}</p>
			<form
				className="import-form"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void check();
				}}
			>
				<fieldset className="options options-inline">
					<legend>{messages.kind}</legend>
					{importKinds.map((one) => (
						<label key={one}>
							<input
								type="radio"
								name="kind"
								checked={one === kind}
								onChange={() => {
									setKind(one);
									setOptions(defaultOptions);
								}}
							/>
							{importKindLabels[one]}
						</label>
					))}
				</fieldset>
				<FileField
					input={input}
					error={invalid}
					onChoose={() => setInvalid(fileError(input.current?.files?.[0]))}
				/>
				<TemplateButton kind={kind} />
				<OptionFields kind={kind} options={options} onChange={setOptions} />
				<FormEnd
					className="import-end"
					label={messages.check}
					busyLabel={messages.sending}
					isBusy={isBusy}
					error={refusal?.error ?? ""}
				/>
			</form>
			<KeptImports />
		</div>
	);
}
