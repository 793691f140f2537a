export const startingInstances = [
  { id: "ES", country: "ES", name: "España", timeZone: "Europe/Madrid", currency: "EUR" },
  { id: "PT", country: "PT", name: "Portugal", timeZone: "Europe/Lisbon", currency: "EUR" },
  { id: "IT", country: "IT", name: "Italia", timeZone: "Europe/Rome", currency: "EUR" },
  { id: "FR", country: "FR", name: "France", timeZone: "Europe/Paris", currency: "EUR" },
  { id: "GR", country: "GR", name: "Ελλάδα", timeZone: "Europe/Athens", currency: "EUR" },
  { id: "TR", country: "TR", name: "Türkiye", timeZone: "Europe/Istanbul", currency: "TRY" },
  { id: "MT", country: "MT", name: "Malta", timeZone: "Europe/Malta", currency: "EUR" },
  { id: "AD", country: "AD", name: "Andorra", timeZone: "Europe/Andorra", currency: "EUR" },
  { id: "DE", country: "DE", name: "Deutschland", timeZone: "Europe/Berlin", currency: "EUR" },
  { id: "US", country: "US", name: "United States", timeZone: "America/New_York", currency: "USD" },
  { id: "CA", country: "CA", name: "Canada", timeZone: "America/Toronto", currency: "CAD" },
  { id: "BR", country: "BR", name: "Brasil", timeZone: "America/Sao_Paulo", currency: "BRL" },
] as const;
