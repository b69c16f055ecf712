export const es = {
	openUntil: "Abierto hasta: {time}",
	openAllDay: "Abierto las 24 horas",
	opensAt: "Cerrado, abre: {time}",
	closed: "Cerrado",
	byAppointment: "Con cita previa",
	byAppointmentToday: "Hoy con cita previa",
	openingHours: "Horario",
	hoursTimeZone: "Hora del concesionario: {zone}",
};
