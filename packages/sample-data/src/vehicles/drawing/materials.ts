import { tones } from "./colour.js";

/** Unpainted plastic: mid-dark, so that it stands out from a dark ground as from a light one. */
export const trim = tones("#465157");

/** Steel tube, hinges and bed sheet. */
export const steel = tones("#a9b3b8");

export const rubber = { tread: "#343d42", wall: "#3b454b", lit: "#5a656b", block: "#475157" };

/** The dark behind a wheel and under the floor. */
export const cavity = "#1d262a";

export const lamp = { lens: "#fdf6dd", glow: "#ffffff", amber: "#f2a33a", red: "#d8372f" };

export const glass = { fill: "#bfe3ea", edge: "#e9f7f9" };
