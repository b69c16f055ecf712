import type { MouseEvent } from "react";

/** The handlers of a link that is pressed, also with the middle button, which opens it in a tab. */
export function pressHandlers(
	onPress: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined,
) {
	function handlePress(event: MouseEvent<HTMLAnchorElement>): void {
		if (isPress(event)) onPress?.(event);
	}
	return { onClick: handlePress, onAuxClick: handlePress };
}

/** Whether a `click` or an `auxclick` follows a link: the other buttons open a menu, or go back. */
export const isPress = ({ button }: { button: number }) => button < 2;
