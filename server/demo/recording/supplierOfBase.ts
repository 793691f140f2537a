import { serviceOf } from "../catalogue";
import { accessCode, point, type SupplierRecord } from "../records";
import { instanceOfCountry } from "./instances";
import { placeOf, textOf, type Fields } from "../rows";

const repair = [serviceOf("TOW").code, serviceOf("ROADSIDE").code];
const roadside = [serviceOf("ROADSIDE").code];
const transfer = [serviceOf("AMBULANCE").code];
const ride = [serviceOf("TAXI").code];

const servicesOfKind: Record<string, string[]> = {
  garage: repair,
  tyres: repair,
  car_parts: repair,
  motorcycle: repair,
  car_dealer: repair,
  fire_station: repair,
  fuel: roadside,
  ev_charging: roadside,
  hospital: transfer,
  clinic: transfer,
  taxi_rank: ride,
  car_rental: ride,
};

export const servicesOfBase = (row: Fields): string[] => servicesOfKind[textOf(row, "kind") ?? ""] ?? [];

export function supplierOfBase(row: Fields, version: number): SupplierRecord {
  const place = placeOf(row);
  const kind = textOf(row, "kind");
  const id = textOf(row, "id") ?? "";
  const country = textOf(row, "country");
  const attributes: [string, string][] = ["kind", "category", "operator", "kw"].flatMap((name) => {
    const value = row[name];
    return typeof value === "string" || typeof value === "number" ? [[name, String(value)] as [string, string]] : [];
  });
  return {
    cdprovee: id,
    version,
    cdama: country && instanceOfCountry(country),
    nbprovee: textOf(row, "name") ?? textOf(row, "operator") ?? `${kind ?? "base"} ${id}`,
    tpaccprovee: accessCode("BASE"),
    tpprovee: kind,
    direccion: textOf(row, "address"),
    schedule: textOf(row, "hours"),
    txtelefono: textOf(row, "phone"),
    services: servicesOfBase(row),
    attributes: Object.fromEntries(attributes),
    geometry: place && point(place),
  };
}
