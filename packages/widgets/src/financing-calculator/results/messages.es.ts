const loanFeatures = ["El mismo pago cada mes", "El vehículo es suyo"];

/** The texts of the calculator's results in Spanish. */
export const es = {
	resultsFor: "{price} con {down} de pago inicial, {term}",
	announced: {
		one: "{count} opción. Recomendada: {name}.",
		other: "{count} opciones. Recomendada: {name}.",
	},
	outOfDate: "Sus respuestas cambiaron. Estas opciones son para las anteriores.",
	update: "Actualizar",
	recommended: "Recomendada",
	grades: {
		excellent: "Excelente opción",
		good: "Buena opción",
		fair: "Opción aceptable",
		poor: "Opción poco adecuada",
	},
	score: "{score} de 100",
	aMonth: "al mes",
	once: "un solo pago",
	leavesOut: "Sin vehículo a cuenta, impuesto ni cargos",
	apr: "Tasa de porcentaje anual (APR)",
	leaseRate: "Tasa del arrendamiento",
	term: "Plazo",
	payments: { one: "{count} pago mensual", other: "{count} pagos mensuales" },
	downPayment: "Pago inicial",
	dueAtSigning: "Total a pagar al firmar",
	totalCost: "Costo total",
	features: "Características",
	bestFor: "Ideal para",
	budgetWarning: "El pago mensual supera su presupuesto de {amount}.",
	apply: "Solicitar ahora",
	applyName: "Solicitar ahora: {name}",
	applyHint:
		"Para solicitarlo, lleve esta oferta a su concesionario: copie el enlace o imprímala abajo.",
	compare: "Comparar",
	compareName: "Comparar {name}",
	compareHint: "Elija una más para comparar.",
	compareLimit: "Tres opciones como máximo. Quite una para añadir otra.",
	showComparison: "Ver una al lado de la otra",
	breakdown: "A dónde va el dinero",
	budgetTitle: "Lo que compran {amount} al mes",
	copyLink: "Copiar enlace",
	linkCopied: "Enlace copiado",
	linkHint: "El enlace guarda estas respuestas después del signo #, que ningún servidor ve.",
	copyByHand: "Su navegador no permite copiar. Cópielo de aquí:",
	print: "Imprimir",
	disclosureTexts: {
		estimate:
			"Estos resultados son estimaciones, no una oferta de crédito ni de arrendamiento. Las condiciones reales dependen de la aprobación del prestamista o arrendador.",
		"business-credit":
			"La ley de crédito al consumidor puede no aplicarse al crédito para uso de negocio o comercial; lo que se dice de los préstamos se da voluntariamente.",
		"down-payment": "Pago inicial: {downPayment}.",
		"terms-of-repayment": "{payments} de {monthlyPayment}.",
		"annual-percentage-rate": "Tasa de porcentaje anual (APR): {apr}.",
		"fixed-rate":
			"Esta estimación supone una tasa de porcentaje anual fija, que no sube después de firmar el contrato.",
		lease: "Esto es un arrendamiento.",
		"due-at-signing": "Total a pagar al firmar o a la entrega: {dueAtSigning}.",
		"lease-payments": "{payments} de {monthlyPayment}.",
		"security-deposit": "Esta estimación supone que no se exige depósito de garantía.",
		"end-of-lease":
			"Al final del arrendamiento puede cobrarse un cargo adicional si lo que usted deba entonces depende de la diferencia entre el valor residual del vehículo y su valor realizado.",
		"lease-rate": "Este porcentaje puede no medir el costo total de financiar este arrendamiento.",
		"business-lease":
			"Este arrendamiento es para uso de negocio. La ley de arrendamiento al consumidor puede no aplicarse; lo que aquí se dice se da voluntariamente.",
	},
	options: {
		"prime-loan": {
			name: "Préstamo preferente",
			provider: "Banco o cooperativa de crédito",
			features: ["La tasa más baja de nuestros tres préstamos", ...loanFeatures],
			bestFor: ["Puntajes de crédito de 750 o más", "Pagar poco interés"],
		},
		"standard-loan": {
			name: "Préstamo estándar",
			provider: "Banco o financiera",
			features: ["Tasa menor con puntajes de 750 o más", ...loanFeatures],
			bestFor: ["Puntajes de crédito de 650 o más", "Repartir el precio en el tiempo"],
		},
		"fair-credit-loan": {
			name: "Préstamo para crédito regular",
			provider: "Financiera especializada",
			features: ["Tasa menor con puntajes de 650 o más", ...loanFeatures],
			bestFor: ["Puntajes de crédito de 580 o más", "Quienes aún construyen su crédito"],
		},
		"business-lease": {
			name: "Arrendamiento para negocios",
			provider: "Arrendadora",
			features: [
				"Los pagos cubren el 60% del precio, más un cargo",
				"El mismo pago cada mes",
				"Los pagos pueden ser deducibles; consulte a su asesor fiscal",
			],
			bestFor: ["Vehículos de un negocio", "Quienes usan un beneficio fiscal"],
		},
		cash: {
			name: "Compra al contado",
			provider: "Sus propios fondos",
			features: ["Sin interés", "Sin pago mensual", "El vehículo es suyo de inmediato"],
			bestFor: ["Quienes disponen de todo el precio", "No pagar nada más que el precio"],
		},
	},
};
