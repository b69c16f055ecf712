import { Button } from "@nev/widgets/ui";
import { useLocation } from "react-router";
import { useSiteSettings } from "../site-settings.js";
import { privacyPath, privacySection } from "./privacy.js";
import { usePrivacy } from "./use-privacy.js";

/**
 * Says whether tags of third parties are loaded, and lets the visitor choose. The form is sent as
 * a form always is: only a new page is free of a script that runs already.
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
			<div className="privacy-words">
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
