export { type SampleState, sampleStates } from "./sample-states.js";
