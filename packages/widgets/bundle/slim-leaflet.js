/**
 * The part of Leaflet that the map uses, imported from its source modules: its published bundle
 * cannot be tree-shaken. The properties assigned to Map and Control are those that Leaflet's own
 * index files assign.
 */
import { Attribution } from "leaflet/src/control/Control.Attribution.js";
import { Control } from "leaflet/src/control/Control.js";
import { Zoom } from "leaflet/src/control/Control.Zoom.js";
import * as DomUtil from "leaflet/src/dom/DomUtil.js";
import { LatLngBounds, toLatLngBounds as latLngBounds } from "leaflet/src/geo/LatLngBounds.js";
import { divIcon } from "leaflet/src/layer/marker/DivIcon.js";
import { Marker } from "leaflet/src/layer/marker/Marker.js";
import { TileLayer } from "leaflet/src/layer/tile/TileLayer.js";
import { Polygon } from "leaflet/src/layer/vector/Polygon.js";
import { svg } from "leaflet/src/layer/vector/SVG.js";
import "leaflet/src/layer/vector/Renderer.getRenderer.js";
import { DoubleClickZoom } from "leaflet/src/map/handler/Map.DoubleClickZoom.js";
import { Drag } from "leaflet/src/map/handler/Map.Drag.js";
import { Keyboard } from "leaflet/src/map/handler/Map.Keyboard.js";
import { ScrollWheelZoom } from "leaflet/src/map/handler/Map.ScrollWheelZoom.js";
import { TouchZoom } from "leaflet/src/map/handler/Map.TouchZoom.js";
import { Map as LeafletMap } from "leaflet/src/map/Map.js";

Object.assign(LeafletMap, { DoubleClickZoom, Drag, Keyboard, ScrollWheelZoom, TouchZoom });
Object.assign(Control, { Attribution, Zoom });

export {
	Control,
	DomUtil,
	divIcon,
	LatLngBounds,
	LeafletMap as Map,
	latLngBounds,
	Marker,
	Polygon,
	svg,
	TileLayer,
};

// Imported by components of react-leaflet that the map does not use.
export const Circle = undefined;
export const CircleMarker = undefined;
export const FeatureGroup = undefined;
export const GeoJSON = undefined;
export const ImageOverlay = undefined;
export const LayerGroup = undefined;
export const Polyline = undefined;
export const Popup = undefined;
export const Rectangle = undefined;
export const SVGOverlay = undefined;
export const Tooltip = undefined;
export const VideoOverlay = undefined;
