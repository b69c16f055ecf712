import { Button } from "@nev/widgets/ui";
import { X } from "lucide-react";
import { Fragment, type ReactNode, useCallback, useMemo, useReducer, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { uiMessages as messages } from "../ui/messages.js";
import type { NoticeContent } from "../ui/notice-context.js";
import { NoticeContext, type Notices, useNotices } from "../ui/notice-context.js";
import { SiteLink } from "../ui/site-link.js";
import { changeMessages } from "./messages.js";
import { useUndoProgress, useUndoRequest } from "./undo-request.js";

type Told = Pick<Notices, "content" | "number">;

/** Keeps the notice from page to page. */
export function NoticeProvider({ children }: { children: ReactNode }) {
	const [{ content, number }, setContent] = useReducer(
		(last: Told, content: NoticeContent | undefined): Told => ({
			content,
			number: last.number + 1,
		}),
		{ content: undefined, number: 0 },
	);
	/** The change whose undo is followed, also while the notice is about something else. */
	const [followed, setFollowed] = useState<number>();
	const tell = useCallback((told: NoticeContent) => {
		setContent(told);
		if (told.isUndoing) setFollowed(told.change ?? undefined);
	}, []);
	const end = useCallback((told: NoticeContent) => {
		setFollowed(undefined);
		setContent(told);
	}, []);
	const undoing = useUndoProgress(followed, end);
	const dismiss = useCallback(() => setContent(undefined), []);
	const notices = useMemo(
		() => ({ content, number, undoing, tell, dismiss }),
		[content, number, undoing, tell, dismiss],
	);
	return <NoticeContext value={notices}>{children}</NoticeContext>;
}

/**
 * The notice. It is announced politely and moves no focus. Undo stays where it is when it is pressed, and
 * then undoes the undo.
 */
export function Notice() {
	const { content, number, undoing, tell, dismiss } = useNotices();
	const request = useUndoRequest(tell);
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const { change, added } = content ?? {};
	const isUndoing = request.isUndoing || content?.isUndoing === true;
	return (
		<div className={content ? "notice notice-shown" : "notice"}>
			{/* Always there, because a region that appears with its text is not announced. */}
			<div role="status" id="notice" className="notice-text">
				{/* New elements, because the same text again would not be announced. */}
				<Fragment key={number}>
					{content && <p>{content.text}</p>}
					{/* Two may be alike. */}
					{content?.details?.map((detail, index) => (
						<p key={index}>{detail}</p>
					))}
				</Fragment>
				{content?.isUndoing && undoing && (
					// Each number would be announced.
					<p aria-live="off">{changeMessages.progress(undoing.done, undoing.total)}</p>
				)}
			</div>
			{added?.sitePath !== undefined && <SiteLink path={added.sitePath} />}
			{content && typeof change === "number" && (
				<Button
					className="compact"
					aria-describedby="notice"
					aria-disabled={isUndoing}
					onClick={() => {
						const isGone = added?.path === pathname;
						request.undo(change, {}, isGone ? () => navigate(added.listPath) : undefined);
					}}
				>
					{isUndoing ? messages.undoing : messages.undo}
				</Button>
			)}
			{content && (
				<Button
					variant="quiet"
					className="compact notice-dismiss"
					aria-label={messages.dismiss}
					onClick={() => {
						dismiss();
						document.querySelector<HTMLElement>("main h1[tabindex]")?.focus();
					}}
				>
					<X aria-hidden="true" />
				</Button>
			)}
		</div>
	);
}
