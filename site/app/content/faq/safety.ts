import type { Facts } from "../facts.js";
import type { FaqTopic } from "./faq-topic.js";

/** What protects the people in the vehicle and around it. */
export function safety({ lowSpeedVehicle }: Facts): FaqTopic {
	return {
		id: "safety",
		title: "Safety",
		items: [
			{
				id: "equipment",
				question: "What safety equipment does an NEV carry?",
				answer:
					"The federal standard for low-speed vehicles (49 CFR 571.500) requires headlamps, turn signals, tail and stop lamps, reflectors, mirrors, a parking brake, a windshield, seat belts, a rear-view camera and a pedestrian alert sound. Walk around the vehicle with your dealer and try each of them. Then keep them working: a dead stop lamp is as dangerous here as on a car.",
			},
			{
				id: "crashes",
				question: "Is an NEV as safe as a car in a crash?",
				answer:
					"No, and nobody should tell you otherwise. The federal standard for low-speed vehicles is much shorter than the one for cars and requires no air bags. What protects you most is low speed, quiet streets, a fastened belt and a driver who expects others to overlook a small vehicle. Choose your routes with that in mind.",
			},
			{
				id: "children",
				question: "Can children ride along?",
				answer:
					"Yes, belted, one to a seat. Your state's child restraint law applies as it would in a car, so a small child may need a car seat or a booster. Not every seat suits one: lap belts and rear-facing benches are often ruled out by the maker of the car seat. Bring yours to the dealer and try it before you decide on a model.",
			},
			{
				id: "alert-sound",
				question: "Why does it make a sound at low speed?",
				answer:
					"Electric motors are so quiet that people on foot, and blind people most of all, may not notice them. Low-speed vehicles therefore carry a pedestrian alert sound. Please leave it on. It is a safety feature that federal rules require, not a defect.",
			},
			{
				id: "faster",
				question: "Can I have my NEV made faster?",
				answer: `Please don't. Above ${lowSpeedVehicle.speedUpTo} mph it is no longer a low-speed vehicle under federal law, and it then lacks what the law requires of a faster one. You would risk its registration, your insurance and your warranty. Its brakes, tires and suspension were chosen for the speed it has.`,
			},
		],
	};
}
