/** On Preact every component follows the signals it reads, so there is nothing to do. */
export function useSignals(): void {}
