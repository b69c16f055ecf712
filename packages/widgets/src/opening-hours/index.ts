export { OpeningHours, type OpeningHoursProps } from "./opening-hours.js";
