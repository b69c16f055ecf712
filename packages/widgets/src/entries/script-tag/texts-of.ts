const texts: Record<string, object> = {};

/** The texts of a module in another language than English: empty until the language's file has run. */
export const textsOf = (module: string) => (texts[module] ??= {});
