import type { Consent } from "@nev/contract";

/** A lead as it is read again: what every kind has, and what its own kind has besides. */
export interface Lead {
	readonly id: number;
	/** Names the lead in its mails, and to dealer systems. */
	readonly uuid: string;
	readonly kind: "inquiry" | "contact" | "dealership";
	readonly createdAt: Date;
	readonly suspicion: "trap" | "quick" | null;
	readonly name: string;
	readonly email: string;
	readonly phone: string;
	readonly message?: string;
	readonly page?: string;
	readonly consent?: Consent;
	/** Of an inquiry. */
	readonly vehicleName?: string;
	readonly vehiclePrice?: string;
	/** The catalogue's vehicle of that name, where there is one. */
	readonly vehicle?: { readonly series: string; readonly model: string; readonly slug: string };
	/** Of a contact message. */
	readonly subject?: string;
	/** Of a dealership, and the state of a contact message. */
	readonly address?: string;
	readonly city?: string;
	readonly state?: string;
	readonly zipCode?: string;
	readonly membershipId?: string;
	/** The dealership that an inquiry is meant for. */
	readonly dealership?: {
		readonly name: string;
		readonly email: string;
		readonly leadFormat: "mail" | "adf";
	};
}
