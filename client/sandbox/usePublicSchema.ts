import type { IntrospectionQuery } from "graphql";
import { useEffect, useState } from "react";

/** Returns the schema, which is public; null until it is loaded. */
export function usePublicSchema(): IntrospectionQuery | null {
  const [schema, setSchema] = useState<IntrospectionQuery | null>(null);
  useEffect(() => {
    const request = new AbortController();
    fetch("/graphql/schema.json", { credentials: "omit", signal: request.signal })
      .then((response) => response.json() as Promise<{ data: IntrospectionQuery }>)
      .then(({ data }) => setSchema(data))
      .catch(() => undefined);
    return () => request.abort();
  }, []);
  return schema;
}
