/** A minimal map for layers: its layers in order, and its events. */
export function layerMap(...layers: string[]) {
  const listeners: { type: string; call(): void }[] = [];
  const map = {
    layers,
    tell: (type: string) => listeners.filter((one) => one.type === type).forEach(({ call }) => call()),
    on(type: string, call: () => void) {
      const listener = { type, call };
      listeners.push(listener);
      return { unsubscribe: () => void listeners.splice(listeners.indexOf(listener), 1) };
    },
    getStyle: () => ({}),
    getLayersOrder: () => map.layers,
    getLayer: (id: string) => (map.layers.includes(id) ? {} : undefined),
    addLayer: ({ id }: { id: string }) => void map.layers.push(id),
    moveLayer: (id: string) => void (map.layers = [...map.layers.filter((other) => other !== id), id]),
    removeLayer: (id: string) => void (map.layers = map.layers.filter((other) => other !== id)),
    getCanvasContainer: () => document.createElement("div"),
    getBounds: () => ({ getWest: () => -4, getEast: () => -3 }),
    getCenter: () => ({ lng: 0, lat: 0 }),
    getRenderWorldCopies: () => false,
    getPixelRatio: () => 1,
    getZoom: () => 12,
    isMoving: () => false,
    repaints: 0,
    triggerRepaint: () => void map.repaints++,
  };
  return map;
}
