export * from "@preact/signals";

/** Does nothing: `@preact/signals` subscribes every component to the signals it reads. */
export function useSignals(): void {}
