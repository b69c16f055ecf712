import "@preact/signals";

/** Does nothing: `@preact/signals`, once imported, subscribes every component to the signals it reads. */
export function useSignals(): void {}
