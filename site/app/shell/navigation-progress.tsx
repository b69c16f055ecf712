import { useNavigation } from "react-router";

/** A line at the top of the window while a page loads. It appears after 250 ms. */
export function NavigationProgress() {
	const { state } = useNavigation();
	return (
		state !== "idle" && (
			<div className="navigation-progress" role="progressbar" aria-label="Loading the page" />
		)
	);
}
