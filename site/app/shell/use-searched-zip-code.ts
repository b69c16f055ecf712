import { useEffect, useState } from "react";
import { readZipCode } from "./searched-zip-code.js";

/** The kept ZIP code, once the page is hydrated: a server does not know it. */
export function useSearchedZipCode(): string | undefined {
	const [zipCode, setZipCode] = useState<string>();
	useEffect(() => setZipCode(readZipCode()), []);
	return zipCode;
}
