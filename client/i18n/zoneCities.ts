import { defineMessages, type IntlShape } from "react-intl";

const cities: Readonly<Record<string, { id: string; defaultMessage: string }>> = defineMessages({
  "Europe/Madrid": { id: "zone.Madrid", defaultMessage: "Madrid" },
  "Europe/Lisbon": { id: "zone.Lisbon", defaultMessage: "Lisbon" },
  "Europe/Paris": { id: "zone.Paris", defaultMessage: "Paris" },
  "Europe/Rome": { id: "zone.Rome", defaultMessage: "Rome" },
  "Europe/Athens": { id: "zone.Athens", defaultMessage: "Athens" },
  "Europe/Istanbul": { id: "zone.Istanbul", defaultMessage: "Istanbul" },
  "Europe/Malta": { id: "zone.Malta", defaultMessage: "Malta" },
  "Europe/Andorra": { id: "zone.Andorra", defaultMessage: "Andorra" },
  "Europe/Berlin": { id: "zone.Berlin", defaultMessage: "Berlin" },
  "Europe/London": { id: "zone.London", defaultMessage: "London" },
  "Atlantic/Canary": { id: "zone.Canary", defaultMessage: "Canary Islands" },
  "Atlantic/Azores": { id: "zone.Azores", defaultMessage: "Azores" },
  "Atlantic/Madeira": { id: "zone.Madeira", defaultMessage: "Madeira" },
  "America/New_York": { id: "zone.New_York", defaultMessage: "New York" },
  "America/Chicago": { id: "zone.Chicago", defaultMessage: "Chicago" },
  "America/Los_Angeles": { id: "zone.Los_Angeles", defaultMessage: "Los Angeles" },
  "America/Toronto": { id: "zone.Toronto", defaultMessage: "Toronto" },
  "America/Sao_Paulo": { id: "zone.Sao_Paulo", defaultMessage: "São Paulo" },
});

/** Returns the localized city of a zone: "Europe/Lisbon" is Lisboa in Portuguese. Other zones keep their IANA name. */
export function zoneCity(intl: Pick<IntlShape, "formatMessage">, zone: string): string {
  const city = Object.hasOwn(cities, zone) ? cities[zone] : undefined;
  return city ? intl.formatMessage(city) : zone.split("/").at(-1)!.replaceAll("_", " ");
}
