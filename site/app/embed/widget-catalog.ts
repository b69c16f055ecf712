/** A widget that the page for dealers offers. The page gets it from the server. */
export interface OfferedWidget {
	/** As in addresses: `dealer-locator`. */
	readonly name: string;
	/** `nev-dealer-locator` */
	readonly tag: string;
	readonly title: string;
	readonly description: string;
	/** The page of this site that does what the widget does, for visitors without scripts. */
	readonly page: { readonly path: string; readonly link: string };
	/** Of a frame that nobody adjusts: its height in pixels, and what it asks for, or "". */
	readonly frame: { readonly height: number; readonly allow: string };
	readonly attributes: readonly OfferedAttribute[];
	/** Attributes that the form does not set. */
	readonly otherAttributes: readonly OtherAttribute[];
}

export interface OtherAttribute {
	readonly name: string;
	/** From the element's documentation, and why the form does not set it. May contain code in backticks. */
	readonly description: string;
}

/** An attribute that the page's form sets. */
export interface OfferedAttribute {
	readonly name: string;
	readonly label: string;
	readonly hint?: string;
	readonly type: "text" | "number" | "boolean";
	/** What it is chosen from; undefined for a value that is typed. */
	readonly choices?: "vehicles" | "dealerships" | readonly { value: string; label: string }[];
	/** The option that leaves the attribute out. */
	readonly noChoice?: string;
	/** Another attribute without which this one does nothing, and what to enter then. */
	readonly needs?: { readonly name: string; readonly error: string };
}

/** A color that the page's form sets. */
export interface OfferedColor {
	/** Without the dashes: `nev-brand`. */
	readonly name: string;
	readonly label: string;
	readonly light: string;
	readonly dark: string;
	/** Whether the form sets it. Contrast depends on the other ones too. */
	readonly isOffered: boolean;
}

/** Everything that the page offers. */
export interface WidgetCatalog {
	readonly widgets: readonly OfferedWidget[];
	readonly colors: readonly OfferedColor[];
	/** The version of the package. */
	readonly version: string;
}
