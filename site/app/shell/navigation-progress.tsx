import { useNavigation } from "react-router";

/**
 * A line at the top of the window while a page loads. It appears after 250 ms.
 *
 * @param isLoading whether the page's script is loading, before the router begins
 */
export function NavigationProgress({ isLoading }: { isLoading: boolean }) {
	const { state } = useNavigation();
	return (
		(isLoading || state !== "idle") && (
			<div className="navigation-progress" role="progressbar" aria-label="Loading the page" />
		)
	);
}
