/**
 * How the map clusters dealerships, in supercluster's terms: the cluster radius in pixels, the width
 * of a tile in pixels, and the highest zoom level with clusters.
 */
export const clusterOptions = { radius: 48, extent: 256, maxZoom: 12 } as const;
