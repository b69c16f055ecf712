/**
 * The part of Leaflet that the map uses, from its source modules: its published bundle cannot be
 * tree-shaken. The properties assigned to Map are those that Leaflet's own index file assigns.
 */

import { DoubleClickZoom } from "leaflet/src/map/handler/Map.DoubleClickZoom.js";
import { Drag } from "leaflet/src/map/handler/Map.Drag.js";
import { Keyboard } from "leaflet/src/map/handler/Map.Keyboard.js";
import { ScrollWheelZoom } from "leaflet/src/map/handler/Map.ScrollWheelZoom.js";
import { TouchZoom } from "leaflet/src/map/handler/Map.TouchZoom.js";
import { Map as LeafletMap } from "leaflet/src/map/Map.js";

Object.assign(LeafletMap, { DoubleClickZoom, Drag, Keyboard, ScrollWheelZoom, TouchZoom });

export { Control } from "leaflet/src/control/Control.js";
export * as DomUtil from "leaflet/src/dom/DomUtil.js";
export { LatLngBounds, toLatLngBounds as latLngBounds } from "leaflet/src/geo/LatLngBounds.js";
// For components of react-leaflet that the map does not use. The bundler leaves them out.
export { FeatureGroup } from "leaflet/src/layer/FeatureGroup.js";
export { GeoJSON } from "leaflet/src/layer/GeoJSON.js";
export { ImageOverlay } from "leaflet/src/layer/ImageOverlay.js";
export { LayerGroup } from "leaflet/src/layer/LayerGroup.js";
export { divIcon } from "leaflet/src/layer/marker/DivIcon.js";
export { Marker } from "leaflet/src/layer/marker/Marker.js";
export { Popup } from "leaflet/src/layer/Popup.js";
export { SVGOverlay } from "leaflet/src/layer/SVGOverlay.js";
export { Tooltip } from "leaflet/src/layer/Tooltip.js";
export { TileLayer } from "leaflet/src/layer/tile/TileLayer.js";
export { VideoOverlay } from "leaflet/src/layer/VideoOverlay.js";
export { Circle } from "leaflet/src/layer/vector/Circle.js";
export { CircleMarker } from "leaflet/src/layer/vector/CircleMarker.js";
export { Polygon } from "leaflet/src/layer/vector/Polygon.js";
export { Polyline } from "leaflet/src/layer/vector/Polyline.js";
export { Rectangle } from "leaflet/src/layer/vector/Rectangle.js";
export { LeafletMap as Map };
