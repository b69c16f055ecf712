import type { Receiver } from "@nev/contract/desk";
import { useId, useRef, useState } from "react";
import { useHasMailServer } from "../session/session.js";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { DealerSearch } from "./dealer-search.js";
import { type LeadRequest, useActionPreview } from "./lead-request.js";
import { MailPreview } from "./mail-preview.js";
import { leadMessages, actionMessages as messages } from "./messages.js";

export interface HandOverDialogProps {
	/** Which leads; undefined: the dialog is closed. */
	readonly target: LeadRequest["target"] | undefined;
	/** How many they are. */
	readonly count: number;
	/** Whether they may be for a dealer now. */
	readonly hasDealer: boolean;
	/** The ZIP code of the visitor; empty: they gave none, or the leads are of several. */
	readonly zipCode: string;
	/** The dealer that is chosen at first. */
	readonly suggested: Receiver | undefined;
	readonly onCancel: () => void;
	readonly onHandOver: (choice: { to: number; tellsFormer: boolean }) => void;
}

/** Asks to whom leads are handed, and says who is mailed. */
export function HandOverDialog(props: HandOverDialogProps) {
	const { target, count, hasDealer, zipCode, suggested, onCancel, onHandOver } = props;
	const id = useId();
	const [dealer, setDealer] = useState(suggested);
	const [tellsFormer, setTellsFormer] = useState(false);
	const [isMissing, setIsMissing] = useState(false);
	const search = useRef<HTMLInputElement>(null);
	const hasMailServer = useHasMailServer();
	const preview = useActionPreview(
		target && dealer && { action: "handOver", target, to: dealer.id, tellsFormer },
	);
	return (
		<ConfirmDialog
			isOpen={target !== undefined}
			title={messages.handOverTitle(leadMessages.count(count), hasDealer)}
			confirmLabel={messages.handOver}
			isEdited={dealer?.id !== suggested?.id || tellsFormer}
			onCancel={() => {
				onCancel();
				// The next time it may be another dealer.
				setDealer(suggested);
				setTellsFormer(false);
				setIsMissing(false);
			}}
			onConfirm={() => {
				setIsMissing(!dealer);
				if (!dealer) return search.current?.focus();
				onHandOver({ to: dealer.id, tellsFormer });
			}}
		>
			<p>
				{hasMailServer ? messages.handOverMails : messages.handOverWaits}
				{hasDealer && ` ${messages.handOverDrops}`}
			</p>
			{target && (
				<>
					<DealerSearch
						field={search}
						zipCode={zipCode}
						chosen={dealer}
						error={isMissing ? messages.dealerMissing : undefined}
						onChoose={(chosen) => {
							setDealer(chosen);
							setIsMissing(false);
						}}
					/>
					{hasDealer && (
						<label className="check-field" htmlFor={id}>
							<input
								id={id}
								type="checkbox"
								checked={tellsFormer}
								onChange={({ currentTarget }) => setTellsFormer(currentTarget.checked)}
							/>
							{messages.tellFormer}
						</label>
					)}
					{dealer && <MailPreview preview={preview} none={messages.onlyHeld} />}
				</>
			)}
		</ConfirmDialog>
	);
}
