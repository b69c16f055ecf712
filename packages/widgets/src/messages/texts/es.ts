/** The texts of a widget that has failed. */
export const widget = {
	failed: "Esta parte de la página no se pudo mostrar.",
	retry: "Intentar de nuevo",
};

/** The texts that are the same in every form. */
const forms = {
	problem: "Hay un problema",
	optional: "opcional",
	tooLong: "Use como máximo {limit} caracteres",
	checking: "Verificando…",
	failedTitle: "Error",
	pressAgainTitle: "Una vez más, por favor",
	pressAgainHint: "Presione «{submit}» de nuevo para confirmar que no es un robot.",
	tooManyHint: {
		one: "Demasiados mensajes. Inténtelo de nuevo en {count} segundo.",
		other: "Demasiados mensajes. Inténtelo de nuevo en {count} segundos.",
	},
};

/** The error of a ZIP code that may be left out. */
const wrongZipCode = {
	required: "Escriba un código postal de cinco dígitos, como 34102, o déjelo en blanco",
};

/** The dealer locator's texts without those of its map. */
export const otherReadings = {
	didYouMean: "Quizás quiso decir:",
	textMatches: {
		one: "Mostrar {count} concesionario con «{text}» en su nombre, ciudad o estado",
		other: "Mostrar {count} concesionarios con «{text}» en su nombre, ciudad o estado",
	},
	nearestTo: "Los más cercanos a {place}:",
};

export const dealerSearch = {
	regionLabel: "Buscador de concesionarios",
	searchLabel: "Encuentre un concesionario",
	searchPlaceholder: "Código postal, ciudad, estado o nombre",
	search: "Buscar",
	clearSearch: "Borrar la búsqueda",
	suggestionsLabel: "Lugares",
	suggestionCount: {
		one: "{count} lugar. Use las flechas para elegirlo.",
		other: "{count} lugares. Use las flechas para elegir uno.",
	},
	useMyLocation: "Usar mi ubicación",
	locating: "Buscando su ubicación…",
	locationRefused: "Su ubicación no está disponible. Busque por código postal o ciudad.",
	yourLocation: "su ubicación",
	radiusLabel: "A menos de",
	loading: "Cargando concesionarios…",
	dealerCount: { one: "{count} concesionario", other: "{count} concesionarios" },
	matchCount: {
		one: "{count} concesionario encontrado",
		other: "{count} concesionarios encontrados",
	},
	stateCount: {
		one: "{count} concesionario en {state}",
		other: "{count} concesionarios en {state}",
	},
	unlocatedCount: {
		one: "{count} concesionario en {city}, a una distancia desconocida",
		other: "{count} concesionarios en {city}, a distancias desconocidas",
	},
	nearCount: {
		one: "{count} concesionario a menos de {radius} de {place}",
		other: "{count} concesionarios a menos de {radius} de {place}",
	},
	noneWithin: "No hay concesionarios a menos de {radius} de {place}. Estos son los más cercanos:",
	approximatePlace: "{place} (ubicación aproximada)",
	sampleData: "Datos de muestra: concesionarios ficticios.",
	shownOf: "Se muestran {shown} de {total}",
	showMore: { one: "Mostrar {count} más", other: "Mostrar {count} más" },
	narrowSearch: "Busque por código postal o ciudad para ver los más cercanos.",
	emptyTitle: "No se encontraron concesionarios",
	emptyHint: "Revise la ortografía o busque por código postal o ciudad para ver los más cercanos.",
	showAll: "Mostrar todos los concesionarios",
	errorTitle: "No se pudieron cargar los concesionarios",
	errorHint: "Revise su conexión e inténtelo de nuevo.",
	retry: "Intentar de nuevo",
	unknownZip: "No encontramos este código postal. Revise los cinco dígitos o busque por ciudad.",
	call: "Llamar",
	callName: "Llamar a {name}",
	directions: "Cómo llegar",
	directionsTo: "Cómo llegar a {name}",
	opensInNewTab: "se abre en una pestaña nueva",
	showOnMap: "Ver en el mapa",
	showNameOnMap: "Ver {name} en el mapa",
	selected: "Seleccionado: {name}, {city}, {state}",
	away: "a {distance}",
	approximate: "aprox.",
	viewLabel: "Vista",
	listView: "Lista",
	mapView: "Mapa",
	mapLabel: "Mapa de concesionarios",
	showMap: "Mostrar el mapa",
	mapLoading: "Cargando el mapa…",
	mapFailed:
		"No se pudo cargar el mapa. Reintente o recargue la página. La lista contiene todos los concesionarios.",
};

/** The texts of the dealer locator's map. */
export const map = {
	mapArea: "la parte central del mapa",
	clustersFailed: "No se pudieron mostrar los concesionarios en el mapa.",
	mapHint:
		"Las flechas mueven el mapa; más y menos lo acercan o alejan. El tabulador va a los concesionarios.",
	markersLabel: "Concesionarios en el mapa",
	cluster: {
		one: "{count} concesionario, acercar",
		other: "{count} concesionarios, acercar",
	},
	crowd: {
		one: "{count} concesionario en esta dirección",
		other: "{count} concesionarios en esta dirección",
	},
	closeCrowd: "Cerrar la lista",
	searchThisArea: "Buscar en esta zona",
	wheelHint: "Use {key} + la rueda del mouse para acercar el mapa",
	touchHint: "Use dos dedos para mover el mapa",
	zoomIn: "Acercar",
	zoomOut: "Alejar",
	alaska: "Alaska",
	hawaii: "Hawái",
	puertoRico: "Puerto Rico",
	contiguousStates: "48 estados",
	tilesFailed: "El mapa de calles no está disponible; se muestra uno más sencillo.",
	noStreets: "Este mapa no muestra calles",
	closeNote: "Cerrar",
	mapGap: "No se pudo cargar esta parte del mapa",
	mapShows: "El mapa muestra {places}",
};

export const openingHours = {
	openUntil: "Abierto hasta: {time}",
	openAllDay: "Abierto las 24 horas",
	opensAt: "Cerrado, abre: {time}",
	closed: "Cerrado",
	byAppointment: "Con cita previa",
	byAppointmentToday: "Hoy con cita previa",
	openingHours: "Horario",
	hoursTimeZone: "Hora del concesionario: {zone}",
};

/** The inventory grid's texts. */
export const inventoryGrid = {
	regionLabel: "Vehículos",
	searchLabel: "Buscar vehículos",
	searchPlaceholder: "Nombre o descripción",
	categoryLabel: "Categoría",
	allCategories: "Todas las categorías",
	categories: {
		"2-seater": "2 asientos",
		"4-seater": "4 asientos",
		"6-seater": "6 asientos",
		"8-seater": "8 asientos",
		"4x4-awd": "4x4 AWD",
		utility: "Utilitario",
	},
	priceLabel: "Precio",
	allPrices: "Todos los precios",
	prices: {
		"under-10k": "Menos de {below}",
		"10k-15k": "De {lowest} a {below}",
		"over-15k": "{lowest} y más",
	},
	filters: "Filtros",
	clearFilters: "Borrar filtros",
	apply: "Aplicar",
	loading: "Cargando vehículos…",
	count: { one: "{count} vehículo disponible", other: "{count} vehículos disponibles" },
	countWithUnavailable: {
		one: "{count} vehículo; disponibles: {available}",
		other: "{count} vehículos; disponibles: {available}",
	},
	emptyTitle: "No se encontraron vehículos",
	emptyHint: "Ajuste la búsqueda o vea todos los vehículos.",
	showAll: "Ver todos los vehículos",
	errorTitle: "No se pudieron cargar los vehículos",
	errorHint: "Revise su conexión e inténtelo de nuevo.",
	retry: "Intentar de nuevo",
	startingPrice: "Precio inicial (MSRP)",
	range: "Autonomía por carga",
	notAvailable: "No disponible por el momento",
	sampleData: "Datos de muestra: vehículos y precios ficticios.",
};

/** The texts of the vehicles' comparison. */
export const comparison = {
	compare: "Comparar",
	compareName: "Comparar {name}",
	comparison: "Uno al lado del otro",
	compareHint: "Elija uno más para comparar.",
	compareLimit: "Tres vehículos como máximo. Quite uno para agregar otro.",
	showComparison: "Verlos uno al lado del otro",
	clearComparison: "Borrar la comparación",
	removeFromComparison: "Quitar {name}",
	topSpeed: "Velocidad máxima",
	passengers: "Pasajeros",
	motor: "Motor",
	battery: "Batería",
	length: "Longitud",
	warranty: "Garantía",
};

/** The texts of the field that sorts vehicles. */
export const sorting = {
	sortLabel: "Ordenar por",
	listOrder: "Orden predeterminado",
	orders: {
		price: "Menor precio primero",
		"price-desc": "Mayor precio primero",
		range: "Mayor autonomía primero",
		seats: "Más asientos primero",
	},
};

/** The inquiry form's texts. */
export const inquiryForm = {
	...forms,
	title: "Solicitar información",
	price: "Precio inicial (MSRP) {price}",
	labels: {
		vehicle: "Vehículo",
		firstName: "Nombre",
		lastName: "Apellido",
		phone: "Teléfono",
		email: "Correo electrónico",
		zipCode: "Código postal",
		message: "Mensaje",
	},
	errors: {
		vehicle: { required: "Elija un vehículo" },
		firstName: { required: "El nombre es obligatorio" },
		lastName: { required: "El apellido es obligatorio" },
		phone: {
			required: "El teléfono es obligatorio",
			refused: "Escriba un número de teléfono válido",
		},
		email: {
			required: "El correo electrónico es obligatorio",
			invalid: "Escriba un correo electrónico válido",
		},
		zipCode: wrongZipCode,
	},
	chooseVehicle: "Elija un vehículo",
	defaultMessage: "Me interesa saber más sobre este vehículo.",
	consent:
		"Acepto que {seller}, {phone}, me llame y me envíe mensajes de texto sobre mi consulta, también por medios automatizados, al número de teléfono que indico arriba. El consentimiento no es condición de compra.",
	emptyTitle: "Complete todos los campos",
	emptyHint: "Todos los campos del formulario son obligatorios.",
	submit: "Enviar consulta",
	sending: "Enviando...",
	failedHint: "No se pudo enviar el mensaje. Inténtelo de nuevo.",
	sentTitle: "¡Gracias!",
	sentHint: "Su mensaje sobre el {vehicle} se ha enviado. Pronto tendrá noticias nuestras.",
	sendAnother: "Enviar otro mensaje",
	loading: "Cargando el formulario…",
	notFoundTitle: "Vehículo no encontrado",
	notFoundHint: "El vehículo que busca no existe.",
	chooseAnother: "Elegir otro vehículo",
	loadFailedTitle: "No se pudo cargar el formulario",
	loadFailedHint: "Revise su conexión e inténtelo de nuevo.",
	retry: "Intentar de nuevo",
	sampleData: "Datos de muestra: vehículos y precios ficticios.",
};

const loanFeatures = ["El mismo pago cada mes", "El vehículo es suyo"];

/** The texts of the calculator's form and of its results. */
export const financingCalculator = {
	regionLabel: "Calculadora de financiamiento",
	formTitle: "Su perfil",
	fields: {
		vehiclePrice: "Precio del vehículo",
		creditScore: "Puntaje de crédito",
		downPayment: "Pago inicial",
		monthlyBudget: "Presupuesto mensual",
		preferredTerm: "Plazo preferido",
		usage: "Uso",
		taxBenefit: "Puedo usar un beneficio fiscal",
		tradeInAllowance: "Valor del vehículo a cuenta",
		tradeInOwed: "Deuda pendiente de ese vehículo",
		taxRate: "Impuesto sobre la venta",
		taxBase: "El impuesto se cobra sobre",
		registrationFees: "Título y registro",
		dealerFees: "Documentos y entrega",
		chargesPaid: "Impuesto y cargos",
	},
	usages: { personal: "Personal", business: "Negocio", commercial: "Comercial" },
	taxBases: {
		price: "todo el precio",
		"price-less-trade-in": "el precio menos el vehículo a cuenta",
	},
	charges: { financed: "se suman al préstamo", "at-signing": "se pagan al firmar" },
	months: { one: "{count} mes", other: "{count} meses" },
	details: "Vehículo a cuenta, impuesto y cargos",
	detailsHint:
		"Cambian lo que usted financia. Las opciones se ordenan solo por el precio del vehículo.",
	submit: "Obtener recomendaciones",
	calculating: "Calculando…",
	withoutScripts: "La calculadora necesita JavaScript.",
	priceLoading: "Cargando el precio…",
	priceFailed: "No se pudo cargar el precio. Escríbalo aquí o inténtelo de nuevo.",
	retry: "Intentar de nuevo",
	partLoading: "Cargando…",
	partFailed: "No se pudo cargar esta parte. Si no funciona al reintentar, recargue la página.",
	summary: { one: "Revise {count} campo", other: "Revise {count} campos" },
	issues: {
		"not-a-number": "Escriba un número, como {example}",
		negative: "Escriba 0 o más",
		zero: "Escriba más de 0",
		"not-whole": "Escriba un número entero",
		"too-small": "Escriba {limit} o más",
		"too-large": "Escriba {limit} o menos",
		"not-a-choice": "Elija una opción de la lista",
	},
	resultsTitle: "Sus opciones",
	idleTitle: "Formas de pago",
	idleHint:
		"Cuéntenos sobre la compra y presione Obtener recomendaciones. Lo que escriba no sale de esta página.",
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
	cashBack: "Se le devuelve",
	totalOverTerm: "{total} en total en {term}, incluidos {down} al firmar",
	balloon: "y un pago global de {amount} con el último pago",
	beforeExtras: "{amount} sin vehículo a cuenta, impuesto ni cargos",
	leavesOut: "Sin vehículo a cuenta, impuesto ni cargos",
	apr: "Tasa de porcentaje anual (APR)",
	leaseRate: "Tasa del arrendamiento",
	term: "Plazo",
	payments: { one: "{count} pago mensual", other: "{count} pagos mensuales" },
	downPayment: "Pago inicial",
	downWithTradeIn: "Pago inicial con vehículo a cuenta",
	dueAtSigning: "Total a pagar al firmar",
	totalCost: "Costo total",
	features: "Características",
	bestFor: "Ideal para",
	budgetWarning: "El pago mensual supera su presupuesto de {amount}.",
	otherLoanAmount: "Los préstamos van de {least} a {most}. Pregunte a su prestamista por {amount}.",
	apply: "Solicitar ahora",
	applyName: "Solicitar ahora: {name}",
	applyHint:
		"Para solicitarlo, lleve esta oferta a su concesionario: copie el enlace o imprímala abajo.",
	compare: "Comparar",
	compareName: "Comparar {name}",
	compareHint: "Elija una más para comparar.",
	compareLimit: "Tres opciones como máximo. Quite una para agregar otra.",
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
		"lenders-estimate":
			"Estos resultados son estimaciones, no una oferta de crédito. Las tasas son de los prestamistas que se nombran. Las condiciones reales dependen de la aprobación del prestamista.",
		"balloon-payment": "Un pago global de {balloonPayment}, que vence con el último pago mensual.",
		"ends-on": "Disponible hasta el {endsOn}.",
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
		"lender-loan": {
			name: "Préstamo de {lender} al {rate} APR",
			features: loanFeatures,
			bestFor: ["Puntajes de crédito de {minCreditScore} a {maxCreditScore}"],
		},
		"balloon-loan": {
			name: "Préstamo con pago global de {lender} al {rate} APR",
			features: ["Pagos más bajos, y un pago global al final", "El vehículo es suyo"],
			bestFor: ["Puntajes de crédito de {minCreditScore} a {maxCreditScore}"],
		},
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

/** The texts of the results' details. */
export const financingDetails = {
	comparison: "Una al lado de la otra",
	clearComparison: "Borrar la comparación",
	monthlyPayment: "Pago mensual",
	match: "Coincidencia",
	moneyTitle: "Costo total por partes",
	principal: "Capital",
	interest: "Interés",
	leasePayments: "Pagos del arrendamiento",
	price: "Precio",
	balanceTitle: "Lo que aún se debe",
	balanceSummary:
		"Al principio se deben {start}. La mitad queda pagada después de {half} y todo después de {end}.",
	schedule: "Calendario de pagos",
	scheduleCaption: "Calendario de pagos: {name}, en dólares",
	leaseCaption: "Pagos: {name}, en dólares",
	year: "Año",
	month: "Mes",
	payment: "Pago",
	balance: "Aún se debe",
	paidSoFar: "Pagado hasta entonces",
	byYear: "Por año",
	byMonth: "Por mes",
	copyTable: "Copiar para una hoja de cálculo",
	tableCopied: "Tabla copiada",
	roundingNote: "En centavos enteros los pagos suman {total}; el último es de {last}.",
	cashNote: "Paga una sola vez, sin préstamo ni interés.",
	dealTitle: "Con vehículo a cuenta, impuesto y cargos",
	salesTax: "Impuesto sobre la venta",
	fees: "Cargos",
	tradeIn: "Vehículo a cuenta, menos su deuda",
	amountFinanced: "Cantidad financiada",
	balloonPayment: "Pago global",
	ratesFailed:
		"No se pudieron cargar las tasas de los prestamistas, así que no se muestran préstamos.",
	ratesUnreadable: "Ahora no se pueden mostrar préstamos. Pregunte al concesionario.",
	budgetPrice:
		"{name}: un precio de hasta {price}, con {down} de pago inicial y {payments} de {amount} a una tasa de porcentaje anual (APR) de {rate}. Costo total: {total}.",
	budgetNone: "{name}: ningún precio, porque la deuda y los cargos se lo llevan todo.",
};

/** The texts where no rate of the dealer's lenders fits. */
export const financingRates = {
	noRateFits:
		"Ningún prestamista del concesionario tiene una tasa para un puntaje de crédito de {score} y {term}.",
	noRates: "El concesionario no ofrece ahora tasas de prestamistas.",
	otherTerms: "Con este puntaje hay tasas para {terms}.",
	otherScore: "Para {term}, las tasas empiezan en un puntaje de crédito de {score}.",
	askDealer: "Pregunte al concesionario por otros préstamos.",
};

/** The texts that are loaded with the host page's vehicle. */
export const financingVehicle = {
	priceOf: "Precio del {name}",
	otherPrice: "El {name} cuesta {price}.",
	usePrice: "Usar este precio",
	sampleData: "Datos de muestra: vehículos y precios ficticios.",
};

/** The texts of a monthly payment beside a price. */
export const startingPayment = {
	startingPayment: "Desde {amount} al mes",
	startingPaymentTerms:
		"{total} en total: {down} de pago inicial, {term} meses con una APR de {rate}. Estimación para un puntaje de crédito de {score}.",
	startingPaymentOfLender:
		"{total} en total: {down} de pago inicial, {term} meses con una APR de {rate} de {lender}. Estimación para un puntaje de crédito de {score}.",
};

/** The texts of the inquiry form's box that sends a deal. */
export const inquiryDeal = {
	sendDeal: "Enviar mis números:",
	dealLoan:
		"{program} por {price}, {payment} al mes durante {term} meses con una APR de {rate}, {down} de pago inicial, {total} en total",
	dealLease:
		"{program} por {price}, {payment} al mes durante {term} meses, {down} al firmar, {total} en total",
	dealCash: "{program}, {total} en total",
	dealExtras: "con vehículo a cuenta, impuesto y cargos",
	dealBalloon: "con un pago global de {amount} con el último pago",
	dealConditions: "Condiciones: {conditions}",
	dealEndsOn: "Se ofrece hasta el {day}.",
};

/** The texts of a payment within a sentence. */
export const payment = { payment: "desde {amount} al mes" };

/** The contact form's texts. */
export const contactForm = {
	...forms,
	title: "Contáctenos",
	labels: {
		firstName: "Nombre",
		lastName: "Apellido",
		email: "Correo electrónico",
		phone: "Teléfono",
		state: "Estado",
		zipCode: "Código postal",
		subject: "Asunto",
		message: "Mensaje",
	},
	errors: {
		firstName: { required: "El nombre es obligatorio" },
		lastName: { required: "El apellido es obligatorio" },
		email: { required: "Escriba un correo electrónico válido" },
		phone: { required: "Escriba un número de teléfono válido" },
		state: { required: "Seleccione su estado" },
		zipCode: wrongZipCode,
		subject: { required: "Seleccione un asunto" },
		message: { required: "El mensaje debe tener al menos 10 caracteres" },
	},
	chooseState: "Seleccione su estado",
	states: {
		California: "California",
		Texas: "Texas",
		Florida: "Florida",
		"New York": "Nueva York",
		Illinois: "Illinois",
		Arizona: "Arizona",
		Other: "Otro",
	},
	chooseSubject: "Seleccione un asunto",
	subjects: {
		sales: "Ventas",
		service: "Servicio",
		dealer: "Ser concesionario",
		financing: "Financiamiento",
		warranty: "Garantía",
		other: "Otro asunto",
	},
	messageHint: "Al menos 10 caracteres",
	submit: "Enviar mensaje",
	sending: "Enviando...",
	failedHint: "No se pudo enviar el correo",
	sentTitle: "¡Gracias!",
	sentHint: "Su mensaje se ha enviado. Le responderemos en 24 horas.",
	sendAnother: "Enviar otro mensaje",
};

/** The dealership form's texts. */
export const dealershipForm = {
	...forms,
	title: "Agregue su concesionario",
	labels: {
		name: "Nombre del concesionario",
		address: "Dirección",
		city: "Ciudad",
		state: "Estado",
		zipCode: "Código postal",
		phone: "Teléfono",
		email: "Correo electrónico",
		membershipId: "Número de miembro",
	},
	errors: {
		name: {
			required: "El nombre del concesionario es obligatorio",
			refused: "Este concesionario ya está en la red",
		},
		address: { required: "La dirección es obligatoria" },
		city: { required: "La ciudad es obligatoria" },
		state: { required: "El estado es obligatorio" },
		zipCode: {
			required: "El código postal es obligatorio",
			refused: "No encontramos este código postal",
		},
		phone: { required: "El número de teléfono debe tener al menos 10 dígitos" },
		email: { required: "Se requiere un correo electrónico válido" },
	},
	chooseState: "Seleccione un estado",
	membershipHint: "Déjelo en blanco si no tiene uno.",
	submit: "Agregar concesionario",
	sending: "Agregando concesionario...",
	failedHint: "No se pudo agregar el concesionario. Inténtelo de nuevo.",
	sentTitle: "¡Listo!",
	sentHint: "¡El concesionario se agregó correctamente!",
	pendingHint: "¡El concesionario se agregó correctamente! Aparecerá después de su revisión.",
	sendAnother: "Agregar otro concesionario",
};
