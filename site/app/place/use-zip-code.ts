import { useEffect, useState } from "react";
import { readZipCode, zipCodeKey } from "./kept-zip-code.js";

/** The visitor's ZIP code, once the page is hydrated: a server does not know it. */
export function useZipCode(): string | undefined {
	const [zipCode, setZipCode] = useState<string>();
	useEffect(() => {
		const follow = ({ detail }: CustomEvent<string | null>) => setZipCode(detail ?? undefined);
		setZipCode(readZipCode());
		addEventListener(zipCodeKey, follow);
		return () => removeEventListener(zipCodeKey, follow);
	}, []);
	return zipCode;
}
