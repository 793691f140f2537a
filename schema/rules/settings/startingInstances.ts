/** AMA instances every installation starts with: country operations, their name and main time zone. Administration may add more. */
export const startingInstances = [
  { id: "ES", country: "ES", name: "España", timeZone: "Europe/Madrid" },
  { id: "PT", country: "PT", name: "Portugal", timeZone: "Europe/Lisbon" },
  { id: "IT", country: "IT", name: "Italia", timeZone: "Europe/Rome" },
  { id: "FR", country: "FR", name: "France", timeZone: "Europe/Paris" },
  { id: "GR", country: "GR", name: "Ελλάδα", timeZone: "Europe/Athens" },
  { id: "TR", country: "TR", name: "Türkiye", timeZone: "Europe/Istanbul" },
  { id: "MT", country: "MT", name: "Malta", timeZone: "Europe/Malta" },
  { id: "AD", country: "AD", name: "Andorra", timeZone: "Europe/Andorra" },
  { id: "DE", country: "DE", name: "Deutschland", timeZone: "Europe/Berlin" },
  { id: "US", country: "US", name: "United States", timeZone: "America/New_York" },
  { id: "CA", country: "CA", name: "Canada", timeZone: "America/Toronto" },
  { id: "BR", country: "BR", name: "Brasil", timeZone: "America/Sao_Paulo" },
] as const;
