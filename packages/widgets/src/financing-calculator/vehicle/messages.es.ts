/** The text that is loaded with the host page's vehicle, in Spanish. */
export const es = { sampleData: "Datos de muestra: vehículos y precios inventados." };
