import { type ChangeEvent, type KeyboardEvent, useRef, useState } from "react";

/** The key code of every key that an input method takes. */
const inputMethodKey = 229;

/**
 * A text field that reports its text only when it is whole: while an input method composes, as for
 * Japanese, Chinese and Korean, the text is half a word.
 */
export function useComposition(value: string, onText: (text: string) => void) {
	const isComposing = useRef(false);
	const [composed, setComposed] = useState<string>();
	return {
		/** Whether a key belongs to the input method. Safari sends Enter after the composition's end. */
		takesKey: ({ keyCode }: KeyboardEvent) => isComposing.current || keyCode === inputMethodKey,
		field: {
			value: composed ?? value,
			onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
				if (isComposing.current) setComposed(currentTarget.value);
				else onText(currentTarget.value);
			},
			onCompositionStart() {
				isComposing.current = true;
			},
			onCompositionEnd({ currentTarget }: { currentTarget: HTMLInputElement }) {
				isComposing.current = false;
				setComposed(undefined);
				onText(currentTarget.value);
			},
		},
	};
}
