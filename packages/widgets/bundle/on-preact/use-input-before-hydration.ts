/* Replaces `src/hooks/use-input-before-hydration.ts` in the script tag, which never hydrates. */
export const useInputBeforeHydration = /* @__NO_SIDE_EFFECTS__ */ (
	_element: unknown,
	_onInput: (filled: never) => void,
): void => {};
