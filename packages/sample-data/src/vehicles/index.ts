export { drawVehicle } from "./drawing/draw-vehicle.js";
export type { VehicleDrawing } from "./drawing/vehicle-drawing.js";
export type { SampleVehicle } from "./sample-vehicle.js";
export { sampleVehicles } from "./sample-vehicles.js";
