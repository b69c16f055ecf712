import type { Plan } from "../plan.js";
import { moved } from "../svg.js";
import type { VehicleDrawing } from "../vehicle-drawing.js";
import { drawRim } from "./rim.js";
import { drawKnobbyTyre, drawStreetTyre } from "./tyre.js";

/** Both wheels, standing on the ground. */
export function drawWheels(plan: Plan, { stance, rim }: VehicleDrawing): string {
	const { radius, rim: rimRadius } = plan.wheel;
	const wheel =
		(stance === "lifted" ? drawKnobbyTyre(radius) : drawStreetTyre(radius)) +
		drawRim(rim.design, rim.finish, rimRadius);
	return moved(0, radius, wheel) + moved(plan.rearAxle, radius, wheel);
}
