/** Link that opens the navigation app of the device: the driver's choice on Android, Apple Maps on Apple devices, otherwise a web page. */
export function navigationLink({ lon, lat }: { lon: number; lat: number }, userAgent: string): string {
  const place = `${lat},${lon}`;
  if (/Android/.test(userAgent)) return `geo:${place}?q=${place}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${place}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`;
}
