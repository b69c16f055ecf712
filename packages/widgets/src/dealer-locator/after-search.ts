/* What is needed only once the visitor searches. One file: the list holds the hash of each. */

export { scrollToNearest, scrollToStart } from "../ui/scroll-to-nearest.js";
export { locate } from "./locate.js";
export { OtherReadings } from "./other-readings.js";

import styles from "./other-readings.css?inline";

export { styles };
