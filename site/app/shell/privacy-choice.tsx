import { Button } from "@nev/widgets/ui";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useSiteSettings } from "../site-context.js";
import { type Privacy, privacyPath, privacySection, readBrowserPrivacy } from "./privacy.js";

/**
 * Shows whether third-party tags are loaded, and lets the visitor opt out. The form is sent without
 * scripts, because only a new page is free of a tag that already runs.
 */
export function PrivacyChoice() {
	const { tagManagerId } = useSiteSettings();
	const { pathname, search } = useLocation();
	const privacy = usePrivacy();
	return (
		<section
			className="privacy"
			id={privacySection}
			tabIndex={-1}
			aria-labelledby="privacy-choices-title"
		>
			<div className="privacy-text">
				<h2 className="footer-title" id="privacy-choices-title">
					Your privacy choices
				</h2>
				<p>
					{privacy === "gpc" &&
						"Your browser sends Global Privacy Control, and we honor it: no analytics or advertising tags are loaded."}
					{privacy === "opt-out" &&
						"You have opted out: no analytics or advertising tags are loaded."}
					{privacy === "none" &&
						(tagManagerId
							? "Analytics and advertising tags may be loaded. You can opt out, and nothing on the site stops working."
							: "This site loads no analytics or advertising tags at present. You can opt out of any that may come.")}
				</p>
			</div>
			{privacy !== "gpc" && (
				<form method="post" action={privacyPath}>
					<input type="hidden" name="page" value={pathname + search} />
					<Button type="submit" name="choice" value={privacy === "opt-out" ? "opt-in" : "opt-out"}>
						{privacy === "opt-out" ? "Allow tags again" : "Opt out"}
					</Button>
				</form>
			)}
		</section>
	);
}

/**
 * The visitor's choice as the server knows it. What the browser reports is added, because a cached
 * page may be older than the choice.
 */
function usePrivacy(): Privacy {
	const { privacy: serverPrivacy } = useSiteSettings();
	const browserPrivacy = useSyncExternalStore(subscribe, readBrowserPrivacy, () => "none" as const);
	if (serverPrivacy === "gpc") return "gpc";
	return browserPrivacy === "none" ? serverPrivacy : browserPrivacy;
}

/** Reads the choice again when the browser restores a page from its back/forward cache. */
function subscribe(onChange: () => void): () => void {
	addEventListener("pageshow", onChange);
	return () => removeEventListener("pageshow", onChange);
}
