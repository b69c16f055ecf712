export { Accordion, type AccordionItem, type AccordionProps } from "./accordion.js";
export {
	Button,
	ButtonLink,
	type ButtonLinkProps,
	type ButtonProps,
	type ButtonVariantProps,
	buttonClass,
} from "./button.js";
export { deviceMaps, directionsLink, type MapsApp } from "./directions-link.js";
export { EmptyPanel, type EmptyPanelProps, ErrorPanel, type ErrorPanelProps } from "./panel.js";
export { HideSampleNotices, SampleNotice, type SampleNoticeProps } from "./sample-notice.js";
export { SkeletonCards } from "./skeleton.js";
export { Slot, type SlotProps } from "./slot.js";
export { Spinner, type SpinnerProps } from "./spinner.js";
export { StateBadge } from "./state-badge.js";
export { telephoneLink } from "./telephone-link.js";
export { VehiclePicture, type VehiclePictureProps } from "./vehicle-picture.js";
export { VisuallyHidden } from "./visually-hidden.js";
