/** A city on the base map: name, latitude, longitude, and the zoom from which it is drawn. */
export type CityLabel = readonly [name: string, latitude: number, longitude: number, zoom: number];
