const texts: Record<string, object> = {};

/** The texts of a part in another language than English, as `es/map`: empty until the language's file has run. */
export const textsOf = (name: string) => (texts[name] ??= {});
