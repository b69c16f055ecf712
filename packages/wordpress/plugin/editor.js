/*
 * The blocks in the editor: a placeholder, and a control for each attribute of the element. The widget
 * itself is not shown here, because its script would run with the rights of whoever edits.
 */
(({ blocks, blockEditor, components, element }) => {
	const h = element.createElement;

	function control({ name, type, description, values }, value, onChange) {
		const label = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
		const shared = { key: name, label, help: description };
		if (type === "boolean") {
			return h(components.ToggleControl, { ...shared, checked: Boolean(value), onChange });
		}
		if (values) {
			const options = [
				{ label: "", value: "" },
				...values.map((text) => ({ label: text, value: text })),
			];
			return h(components.SelectControl, {
				...shared,
				options,
				value: value ?? "",
				onChange: (chosen) => onChange(chosen || undefined),
			});
		}
		return h(components.TextControl, {
			...shared,
			type: type === "number" ? "number" : "text",
			value: value ?? "",
			onChange: (text) =>
				onChange(text === "" ? undefined : type === "number" ? Number(text) : text),
		});
	}

	const { widgets, missing } = window.nevWidgetsData;
	for (const { name, title, icon, attributes } of widgets) {
		blocks.registerBlockType(`nev/${name}`, {
			title,
			edit({ attributes: values, setAttributes }) {
				const chosen = attributes
					.filter((attribute) => values[attribute.name])
					.map((attribute) => `${attribute.name}: ${values[attribute.name]}`);
				return h(
					"div",
					blockEditor.useBlockProps(),
					h(
						blockEditor.InspectorControls,
						null,
						h(
							components.PanelBody,
							{ title },
							attributes.map((attribute) =>
								control(attribute, values[attribute.name], (value) =>
									setAttributes({ [attribute.name]: value }),
								),
							),
						),
					),
					h(components.Placeholder, {
						icon,
						label: title,
						instructions: missing || chosen.join(", "),
					}),
				);
			},
			// The server writes the element.
			save: () => null,
		});
	}
})(window.wp);
