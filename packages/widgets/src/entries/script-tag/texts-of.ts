const texts: Record<string, object> = {};

/** The Spanish texts of a module: empty until the file with all of them has run. */
export const textsOf = (module: string) => (texts[module] ??= {});
