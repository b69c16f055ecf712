/** The script tag leaves cents and rates to `Intl.NumberFormat`. */
export const centsOrRate = (): undefined => undefined;
