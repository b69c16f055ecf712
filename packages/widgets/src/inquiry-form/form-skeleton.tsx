import { VisuallyHidden } from "../ui/index.js";

/** Grey fields in the place of a form whose vehicle is on its way. */
export function FormSkeleton({ label }: { label: string }) {
	return (
		<div className="nev-form-skeleton">
			<VisuallyHidden role="status">{label}</VisuallyHidden>
			<div className="nev-skeleton" />
			<div className="nev-skeleton" />
			<div className="nev-skeleton" />
		</div>
	);
}
